import {
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from "graphql";
import type { Variables } from "../upstream/operation.ts";

/** The type of an object that replay has to know, in a selection that does not ask for it; answers do not show it. */
export const hiddenType: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/** Names of the variables on which fields of a document depend, sorted. */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: given = [] }) => {
      if (name.value !== "skip" && name.value !== "include") return;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names].toSorted();
}

/**
 * A document as it is for these values of its conditions: without `@skip`, `@include`, what they leave out, and the
 * fragments and variables that nothing uses then.
 * @param document of one operation, whose fragments hold no circles
 */
export function withoutConditions(document: DocumentNode, conditions: Variables): DocumentNode {
  const pruned = visit(document, {
    Field: { enter: (node) => (isIncluded(node.directives, conditions) ? undefined : null), leave: plain },
    InlineFragment: { enter: (node) => (isIncluded(node.directives, conditions) ? undefined : null), leave: plain },
    FragmentSpread: { enter: (node) => (isIncluded(node.directives, conditions) ? undefined : null), leave: plain },
    SelectionSet: { leave: completed },
  });
  const spreads = new Set<string>();
  const follow = (selectionSet: SelectionSetNode): void =>
    void visit(selectionSet, {
      FragmentSpread: ({ name }) => {
        if (spreads.has(name.value)) return;
        spreads.add(name.value);
        for (const each of pruned.definitions)
          if (each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name.value) follow(each.selectionSet);
      },
    });
  for (const each of pruned.definitions) if (each.kind === Kind.OPERATION_DEFINITION) follow(each.selectionSet);
  const definitions = pruned.definitions.filter(
    (each) => each.kind !== Kind.FRAGMENT_DEFINITION || spreads.has(each.name.value),
  );
  const used = new Set<string>();
  for (const each of definitions) {
    if (each.kind === Kind.OPERATION_DEFINITION || each.kind === Kind.FRAGMENT_DEFINITION)
      visit(each.selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  }
  return {
    kind: Kind.DOCUMENT,
    definitions: definitions.map((each) => (each.kind === Kind.OPERATION_DEFINITION ? declaring(each, used) : each)),
  };
}

/** Selections that hold at least one field, and the type wherever a client has it under another name alone. */
function completed(selectionSet: SelectionSetNode): SelectionSetNode | undefined {
  const { selections } = selectionSet;
  const isAliased = selections.some(
    (each) => each.kind === Kind.FIELD && each.name.value === "__typename" && each.alias !== undefined,
  );
  return selections.length > 0 && !isAliased ? undefined : { ...selectionSet, selections: [...selections, hiddenType] };
}

function declaring(definition: OperationDefinitionNode, used: ReadonlySet<string>): OperationDefinitionNode {
  return {
    ...definition,
    directives: [],
    variableDefinitions: (definition.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value)),
  };
}

function plain<T extends { readonly directives?: readonly (DirectiveNode | ConstDirectiveNode)[] }>(
  node: T,
): T | undefined {
  return node.directives === undefined || node.directives.length === 0 ? undefined : { ...node, directives: [] };
}

function isIncluded(directives: readonly DirectiveNode[] | undefined, conditions: Variables): boolean {
  return (directives ?? []).every(({ name, arguments: given }) => {
    const value = given?.find((each) => each.name.value === "if")?.value;
    if (value === undefined) return true;
    const isSet = value.kind === Kind.VARIABLE ? conditions[value.name.value] === true : isTrue(value);
    return name.value === "skip" ? !isSet : name.value === "include" ? isSet : true;
  });
}

function isTrue(value: { readonly kind: Kind; readonly value?: unknown }): boolean {
  return value.kind === Kind.BOOLEAN && value.value === true;
}
