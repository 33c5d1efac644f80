import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getOperationAST,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { hiddenType } from "./conditions.ts";

/** A field to which the planner knows no way from its place. */
export interface UnreachableField {
  readonly typeName: string;
  readonly fieldName: string;
  /** Names in the answer, without the numbers of elements: nothing has been called. */
  readonly path: readonly string[];
}

/** An operation with such a field: it is not run at all. The message is the planner's, for developers. */
export class Unreachable extends Error {
  readonly field: UnreachableField;
  /** The first upstream that has it elsewhere; null without any. */
  readonly upstream: string | null;

  constructor(field: UnreachableField, upstream: string | null, message: string, options: ErrorOptions) {
    super(message, options);
    this.field = field;
    this.upstream = upstream;
  }
}

/** Puts selections into the one place of an operation where they are tried. */
type Placing = (selection: SelectionNode) => SelectionNode;

/**
 * The first field of a refused operation that is refused alone as well.
 * @param document of one valid operation without conditions
 * @param isRefused whether the planner knows no way to all of a document
 * @returns null when each field alone has a way
 */
export function findUnreachable(
  schema: GraphQLSchema,
  document: DocumentNode,
  isRefused: (part: DocumentNode) => boolean,
): UnreachableField | null {
  const operation = getOperationAST(document);
  const root = operation == null ? null : schema.getRootType(operation.operation);
  if (operation == null || root == null) return null;
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const isRefusedAlone = (selection: SelectionNode): boolean =>
    isRefused({
      kind: Kind.DOCUMENT,
      definitions: [{ ...operation, selectionSet: setOf(selection) }, ...fragments],
    });
  return firstWithin(operation.selectionSet, root, [], (selection) => selection);

  function firstWithin(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType,
    path: readonly string[],
    place: Placing,
  ): UnreachableField | null {
    for (const selection of selections) {
      if (!isRefusedAlone(place(selection))) continue;
      const found =
        selection.kind === Kind.FIELD
          ? ofField(selection, type, path, place)
          : ofFragment(selection, type, path, place);
      if (found !== null) return found;
    }
    return null;
  }

  function ofField(
    field: FieldNode,
    type: GraphQLNamedType,
    path: readonly string[],
    place: Placing,
  ): UnreachableField | null {
    const { alias, name, selectionSet } = field;
    const own = { typeName: type.name, fieldName: name.value, path: [...path, (alias ?? name).value] };
    if (selectionSet === undefined) return own;
    const around = (selection: SelectionNode): FieldNode => ({ ...field, selectionSet: setOf(selection) });
    if (isRefusedAlone(place(around(hiddenType)))) return own;
    const fieldType = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value]?.type : undefined;
    return fieldType === undefined
      ? null
      : firstWithin(selectionSet, getNamedType(fieldType), own.path, (selection) => place(around(selection)));
  }

  function ofFragment(
    selection: Exclude<SelectionNode, FieldNode>,
    type: GraphQLNamedType,
    path: readonly string[],
    place: Placing,
  ): UnreachableField | null {
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : definitionOf(selection.name.value);
    if (fragment === undefined) return null;
    const { typeCondition, selectionSet } = fragment;
    const condition = typeCondition === undefined ? undefined : schema.getType(typeCondition.name.value);
    return firstWithin(selectionSet, condition ?? type, path, (inner) =>
      place({
        kind: Kind.INLINE_FRAGMENT,
        ...(typeCondition !== undefined && { typeCondition }),
        selectionSet: setOf(inner),
      }),
    );
  }

  function definitionOf(name: string): FragmentDefinitionNode | undefined {
    return fragments.find((each) => each.name.value === name);
  }
}

function setOf(selection: SelectionNode): SelectionSetNode {
  return { kind: Kind.SELECTION_SET, selections: [selection] };
}
