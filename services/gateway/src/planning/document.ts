import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from "graphql";

/** Fragments of a document by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fragments that a document defines. */
export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
}

/** The fields of an operation's root, those in fragments included; a fragment that spreads itself is followed once. */
export function rootFieldsOf(fragments: Fragments, { selectionSet }: OperationDefinitionNode): readonly FieldNode[] {
  const fields: FieldNode[] = [];
  const collect = ({ selections }: SelectionSetNode, within: readonly string[]): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, within);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment === undefined || within.includes(selection.name.value)) continue;
        collect(fragment.selectionSet, [...within, selection.name.value]);
      }
    }
  };
  collect(selectionSet, []);
  return fields;
}

/** Whether a document requests the schema itself anywhere, fragments that nothing spreads included. */
export function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      found ||= name.value === "__schema" || name.value === "__type";
    },
  });
  return found;
}

/**
 * An operation of its own with these selections, and with just the fragments and variables that they use.
 * @param fragments that the selections may spread; must be free of circles
 */
export function excerpt(
  definition: OperationDefinitionNode,
  selections: readonly SelectionNode[],
  fragments: Fragments,
): { readonly definition: OperationDefinitionNode; readonly document: DocumentNode } {
  const selectionSet: SelectionSetNode = { kind: Kind.SELECTION_SET, selections };
  const spread = new Map<string, FragmentDefinitionNode>();
  const variables = new Set<string>();
  const follow = (node: ASTNode): void =>
    void visit(node, {
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || spread.has(name.value)) return;
        spread.set(name.value, fragment);
        follow(fragment);
      },
    });
  follow(selectionSet);
  const own: OperationDefinitionNode = {
    ...definition,
    selectionSet,
    variableDefinitions: (definition.variableDefinitions ?? []).filter(({ variable }) =>
      variables.has(variable.name.value),
    ),
  };
  return { definition: own, document: { kind: Kind.DOCUMENT, definitions: [own, ...spread.values()] } };
}

/** Names of the variables that an operation declares. */
export function variableNamesOf({ variableDefinitions }: OperationDefinitionNode): readonly string[] {
  return (variableDefinitions ?? []).map(({ variable }) => variable.name.value);
}
