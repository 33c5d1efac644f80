import { sessionResolvers } from "@chalkbox/session";
import { mapSchema, MapperKind, pruneSchema } from "@graphql-tools/utils";
import {
  type GraphQLFieldConfig,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLNonNull,
  GraphQLScalarType,
  type GraphQLSchema,
  isNonNullType,
} from "graphql";
import type { GraphContext } from "../identity/request-context.ts";
import { type Link, linkOf } from "./links.ts";

/** Fetches what is behind the leaves of one operation. */
export interface LeafSource {
  /** A field of the shop's own roots. */
  root(info: GraphQLResolveInfo): unknown;
  /** A link from the session into the shop. */
  link(link: Link, info: GraphQLResolveInfo): unknown;
}

/** What resolvers of the leaf graph are given. */
export interface LeafContext extends Omit<GraphContext, "abandoned"> {
  readonly leaves: LeafSource;
}

/** Whatever the shop answered, taken as it is. */
const shopValue = new GraphQLScalarType({ name: "ShopValue", serialize: (value) => value });

/**
 * The public graph as the session sees it: each field of the shop's roots and each link into the shop is a leaf without
 * arguments, whose value a leaf source fetches whole.
 */
export function makeLeafGraph(publicGraph: GraphQLSchema, shopSchema: GraphQLSchema): GraphQLSchema {
  return pruneSchema(
    mapSchema(publicGraph, {
      [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
        const link = linkOf(typeName, fieldName);
        if (link !== undefined) {
          return leaf(field, (_source, _args, { leaves }, info) => leaves.link(link, info));
        }
        if (!isRootOf(shopSchema, typeName, fieldName)) return unstitched(field, typeName, fieldName);
        return leaf(field, (_source, _args, { leaves }, info) => leaves.root(info));
      },
    }),
  );
}

/** Whether a field of the public graph is one of the shop's queries or mutations. */
export function isRootOf(shopSchema: GraphQLSchema, typeName: string, fieldName: string): boolean {
  const root = [shopSchema.getQueryType(), shopSchema.getMutationType()].find((type) => type?.name === typeName);
  return root != null && Object.hasOwn(root.getFields(), fieldName);
}

type Field = GraphQLFieldConfig<unknown, LeafContext>;

/** A field with the session's own resolver: what stitching wraps around it is for values of a subschema. */
function unstitched({ resolve: _resolve, ...field }: Field, typeName: string, fieldName: string): Field {
  const own: Readonly<Record<string, Readonly<Record<string, unknown>>>> = sessionResolvers;
  const resolve = own[typeName]?.[fieldName];
  // Calling it with other arguments than its own is ruled out: they are declared in the session's schema.
  return isResolver(resolve) ? { ...field, resolve } : field;
}

function isResolver(value: unknown): value is NonNullable<Field["resolve"]> {
  return typeof value === "function";
}

function leaf({ type }: { readonly type: GraphQLOutputType }, resolve: NonNullable<Field["resolve"]>): Field {
  return { type: isNonNullType(type) ? new GraphQLNonNull(shopValue) : shopValue, resolve };
}
