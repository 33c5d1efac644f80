import {
  type FieldNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
  stripIgnoredCharacters,
  type VariableDefinitionNode,
} from "graphql";
import type { Link } from "../subschemas/links.ts";
import { withEndSentinel } from "../bytes/response-sentinels.ts";
import { compileOperation, type UpstreamOperation } from "../upstream/operation.ts";
import { excerpt, type Fragments, variableNamesOf } from "./document.ts";

/** One call to the shop that stands for a part of an operation. */
export interface ShopPart {
  readonly operation: UpstreamOperation;
  /** Names of the operation's variables that it passes on. */
  readonly variableNames: readonly string[];
}

/** Response key of a link's value. */
export const linkKey = "value";
/** Variable of a link's argument. */
export const linkVariable = "chalkbox_link";

/** Requests some of an operation's selections. @param fragments that these may spread */
export function shopPart(
  definition: OperationDefinitionNode,
  selections: readonly SelectionNode[],
  fragments: Fragments,
): ShopPart {
  const part = excerpt(definition, selections, fragments);
  const kind = definition.operation === OperationTypeNode.MUTATION ? "mutation" : "query";
  const query = stripIgnoredCharacters(print(withEndSentinel(part.document)));
  return {
    operation: compileOperation(kind, definition.name?.value ?? null, query, true),
    variableNames: variableNamesOf(part.definition),
  };
}

/** Requests what is behind a link. @param fields that select it under one response key */
export function linkPart(
  { shopField, argument, argumentType }: Link,
  definition: OperationDefinitionNode,
  fields: readonly FieldNode[],
  fragments: Fragments,
): ShopPart {
  const variable = { kind: Kind.VARIABLE, name: nameOf(linkVariable) } as const;
  const type: VariableDefinitionNode["type"] = {
    kind: Kind.NON_NULL_TYPE,
    type: { kind: Kind.NAMED_TYPE, name: nameOf(argumentType) },
  };
  const selection: FieldNode = {
    kind: Kind.FIELD,
    alias: nameOf(linkKey),
    name: nameOf(shopField),
    arguments: [{ kind: Kind.ARGUMENT, name: nameOf(argument), value: variable }],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: fields.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
    },
  };
  const asked: OperationDefinitionNode = {
    ...definition,
    operation: OperationTypeNode.QUERY,
    variableDefinitions: [
      ...(definition.variableDefinitions ?? []),
      { kind: Kind.VARIABLE_DEFINITION, variable, type },
    ],
  };
  return shopPart(asked, [selection], fragments);
}

/** The root selections that `isWanted` lets through, fragments written out. */
export function rootSelections(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  isWanted: (field: string) => boolean,
): readonly SelectionNode[] {
  return selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return isWanted(selection.name.value) ? [selection] : [];
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    if (fragment === undefined) return [];
    const wanted = rootSelections(fragment.selectionSet, fragments, isWanted);
    if (wanted.length === 0) return [];
    // Directives of the spread, not of the fragment's definition: only the former decide.
    const { directives = [] } = selection;
    return [{ kind: Kind.INLINE_FRAGMENT, directives, selectionSet: { kind: Kind.SELECTION_SET, selections: wanted } }];
  });
}

function nameOf(value: string): NameNode {
  return { kind: Kind.NAME, value };
}
