import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { hiddenType } from "./conditions.ts";
import { type LeafWriter, leafWriter } from "./leaf-writer.ts";

/** How a value of the answer is read and checked. */
export type ValueShape =
  | { readonly kind: "leaf"; readonly isNonNull: boolean; readonly typeName: string; readonly write: LeafWriter }
  | { readonly kind: "list"; readonly isNonNull: boolean; readonly of: ValueShape }
  | ObjectValueShape;

export interface ObjectValueShape {
  readonly kind: "object";
  readonly isNonNull: boolean;
  /** The fields when there is one possible type only. */
  readonly only: ObjectShape | null;
  /**
   * The fields for a type's name; undefined for a type that may not be here. Where they are the same for all types
   * upstreams need not name one.
   */
  readonly shapeOf: (typename: unknown) => ObjectShape | undefined;
}

/** The fields of an object in their order. */
export interface ObjectShape {
  readonly typeName: string;
  readonly fields: readonly FieldShape[];
}

export interface FieldShape {
  readonly key: string;
  /** `"key":` */
  readonly head: string;
  /** `Type.field`, for messages. */
  readonly name: string;
  /** Null for `__typename`, which the object's shape knows. */
  readonly value: ValueShape | null;
}

/**
 * The form of an operation's answer, from the graph alone: which upstream answers what makes no difference to it.
 * @param schema that clients see
 * @param document of one valid operation without conditions and introspection
 */
export function answerShape(schema: GraphQLSchema, document: DocumentNode): ObjectShape {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const operation = getOperationAST(document);
  const root = operation == null ? null : schema.getRootType(operation.operation);
  if (operation == null || root == null) throw new Error("A document without its operation");
  return objectShape(root, [operation.selectionSet]);

  function objectShape(
    type: GraphQLObjectType | GraphQLInterfaceType,
    selectionSets: readonly SelectionSetNode[],
  ): ObjectShape {
    const nodes = new Map<string, FieldNode[]>();
    for (const each of selectionSets) collect(type, each, nodes);
    const fields = [...nodes].flatMap(([key, [first, ...others]]) =>
      first === undefined ? [] : [fieldShape(type, key, first, others)],
    );
    return { typeName: type.name, fields };
  }

  function collect(
    type: GraphQLObjectType | GraphQLInterfaceType,
    { selections }: SelectionSetNode,
    nodes: Map<string, FieldNode[]>,
  ): void {
    for (const selection of selections) {
      if (selection === hiddenType) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const known = nodes.get(key);
        if (known === undefined) nodes.set(key, [selection]);
        else known.push(selection);
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      const condition = fragment.typeCondition?.name.value;
      if (condition === undefined || isWithin(type, condition)) collect(type, fragment.selectionSet, nodes);
    }
  }

  /** Whether a selection has the same fields for all types of an interface, and asks for no type itself. */
  function isSameForAll(type: GraphQLInterfaceType, { selections }: SelectionSetNode): boolean {
    return selections.every((selection) => {
      if (selection === hiddenType) return false;
      if (selection.kind === Kind.FIELD) return selection.name.value !== "__typename";
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const condition = fragment?.typeCondition?.name.value ?? type.name;
      return fragment !== undefined && isWithin(type, condition) && isSameForAll(type, fragment.selectionSet);
    });
  }

  function isWithin(type: GraphQLObjectType | GraphQLInterfaceType, condition: string): boolean {
    if (type.name === condition) return true;
    const named = schema.getType(condition);
    return isAbstractType(named) && schema.isSubType(named, type);
  }

  function fieldShape(
    type: GraphQLObjectType | GraphQLInterfaceType,
    key: string,
    node: FieldNode,
    others: readonly FieldNode[],
  ): FieldShape {
    const facts = { key, head: `${JSON.stringify(key)}:`, name: `${type.name}.${node.name.value}` };
    if (node.name.value === "__typename") return { ...facts, value: null };
    const field = type.getFields()[node.name.value];
    if (field === undefined) throw new Error(`There is no ${facts.name}`);
    const within = [node, ...others].flatMap(({ selectionSet }) => (selectionSet === undefined ? [] : [selectionSet]));
    return { ...facts, value: valueShape(field.type, within, false) };
  }

  function valueShape(type: GraphQLOutputType, within: readonly SelectionSetNode[], isNonNull: boolean): ValueShape {
    if (isNonNullType(type)) return valueShape(type.ofType, within, true);
    if (isListType(type)) return { kind: "list", isNonNull, of: valueShape(type.ofType, within, false) };
    if (isScalarType(type) || isEnumType(type)) {
      return { kind: "leaf", isNonNull, typeName: type.name, write: leafWriter(type) };
    }
    return { kind: "object", isNonNull, ...shapesFor(type, within) };
  }

  function shapesFor(
    type: GraphQLCompositeType,
    within: readonly SelectionSetNode[],
  ): Pick<ObjectValueShape, "only" | "shapeOf"> {
    if (isObjectType(type)) {
      const only = objectShape(type, within);
      return { only, shapeOf: () => only };
    }
    // Interfaces may have many types of which few ever come: each is worked out when it does.
    const known = new Map<string, ObjectShape | undefined>();
    const isCommon = isInterfaceType(type) && within.every((each) => isSameForAll(type, each));
    let shared: ObjectShape | undefined;
    const common = (): ObjectShape | undefined => (isCommon ? (shared ??= objectShape(type, within)) : undefined);
    return {
      only: null,
      shapeOf: (typename) => {
        if (typename === undefined) return common();
        if (typeof typename !== "string") return undefined;
        if (known.has(typename)) return known.get(typename);
        const named = schema.getType(typename);
        // An interface object: its upstream does not know of which type it is.
        if (isInterfaceType(named)) return common();
        const isPossible = isObjectType(named) && isCompositeType(type) && schema.isSubType(type, named);
        const shape = isPossible ? objectShape(named, within) : undefined;
        if (isPossible) known.set(typename, shape);
        return shape;
      },
    };
  }
}
