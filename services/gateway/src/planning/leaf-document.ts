import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { isRootOf } from "../subschemas/leaf-graph.ts";
import { linkOf } from "../subschemas/links.ts";
import { excerpt, fragmentsOf } from "./document.ts";

/** The schemas that decide what is whose. */
export interface Owners {
  readonly publicSchema: GraphQLSchema;
  readonly shopSchema: GraphQLSchema;
}

/** An operation for the leaf graph. */
export interface LeafDocument {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** What was written where a leaf is now. */
  readonly originals: ReadonlyMap<FieldNode, FieldNode>;
}

/**
 * Cuts an operation where the shop begins: what is left of links and of the shop's roots are leaves.
 * @param own a document that is valid against the public graph and holds one operation
 */
export function cutAtLeaves({ publicSchema, shopSchema }: Owners, own: DocumentNode): LeafDocument {
  const typeInfo = new TypeInfo(publicSchema);
  const originals = new Map<FieldNode, FieldNode>();
  const cut = visit(
    own,
    visitWithTypeInfo(typeInfo, {
      Field(field) {
        const parent = typeInfo.getParentType()?.name ?? "";
        const name = field.name.value;
        if (linkOf(parent, name) === undefined && !isRootOf(shopSchema, parent, name)) return undefined;
        const { arguments: _arguments, selectionSet: _selectionSet, ...leaf } = field;
        originals.set(leaf, field);
        return leaf;
      },
    }),
  );
  const definition = getOperationAST(cut);
  if (definition == null) throw new Error("A document with one operation was expected");
  return { ...excerpt(definition, definition.selectionSet.selections, fragmentsOf(cut)), originals };
}

/** Whether a field of the session is below one of the shop, as `Cart.checkout` may: then neither answers it whole. */
export function reachesBack({ publicSchema, shopSchema }: Owners, own: DocumentNode): boolean {
  const typeInfo = new TypeInfo(publicSchema);
  let found = false;
  visit(
    own,
    visitWithTypeInfo(typeInfo, {
      Field({ name }) {
        const parent = typeInfo.getParentType();
        if (parent == null || parent === publicSchema.getQueryType() || parent === publicSchema.getMutationType())
          return;
        const shopType = shopSchema.getType(parent.name);
        if (!isObjectType(shopType) && !isInterfaceType(shopType)) return;
        found ||= !name.value.startsWith("__") && !(name.value in shopType.getFields());
      },
    }),
  );
  return found;
}
