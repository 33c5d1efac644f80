import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { account } from "./account/account.ts";
import { backoffice } from "./backoffice/backoffice.ts";
import { cart } from "./cart/cart.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { checkout } from "./checkout/checkout.ts";
import { content } from "./content/content.ts";
import type { ResolversParentTypes } from "./generated/graph.ts";
import { orders } from "./orders/orders.ts";
import type { Complete, ResolversOf } from "./platform/complete.ts";
import type { Domain, Resolvers } from "./platform/domain.ts";
import { dateScalar, dateTimeScalar } from "./platform/scalars.ts";
import { shopVersion } from "./platform/version.ts";
import { prime } from "./prime/prime.ts";
import { returns } from "./returns/returns.ts";
import { search } from "./search/search.ts";
import { tracking } from "./tracking/tracking.ts";
import { wishlist } from "./wishlist/wishlist.ts";

/** The shop's parts. A new domain adds its line here. */
const parts = [
  catalogue,
  content,
  search,
  cart,
  orders,
  account,
  checkout,
  wishlist,
  prime,
  tracking,
  returns,
  backoffice,
] as const satisfies readonly Domain[];

export const domains: readonly Domain[] = parts;

interface ShopGraph {
  readonly resolvers: Resolvers;
  readonly parents: ResolversParentTypes;
}
/** Resolvers of all parts: all that the schema needs. @public the compiler reads it */
export type ShopResolvers = Complete<
  ShopGraph,
  ResolversOf<(typeof parts)[number] | { resolvers: typeof platformResolvers }>
>;

const sdlFolder = resolve(import.meta.dirname, "../../../schema/shop");

/**
 * The executable schema: the SDL of `schema/shop/**` with the resolvers of `parts`.
 * @throws when a resolver has no field in the SDL
 */
export function loadSchema(parts: readonly Domain[] = domains, folder: string = sdlFolder): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readSdl(folder),
    resolvers: [platformResolvers, ...parts.flatMap(({ resolvers }) => (resolvers === undefined ? [] : [resolvers]))],
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
}

const platformResolvers = {
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Query: { shop_version: () => shopVersion },
} satisfies Resolvers;

function readSdl(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8"));
}
