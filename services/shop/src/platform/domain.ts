import type { Handle, RouteEntry } from "@chalkbox/edge";
import type { GraphQLResolveInfo, GraphQLScalarType } from "graphql";
import type { ShopContext } from "./context.ts";
import type { Platform } from "./platform.ts";

/**
 * A resolver of one field, or `__resolveType`. Written as a method, whose parameters TypeScript compares both ways:
 * a domain states the source and the arguments it expects, and the schema has checked them before the call.
 */
export type Resolver = {
  resolve(source: unknown, args: unknown, context: ShopContext, info: GraphQLResolveInfo): unknown;
}["resolve"];

/** Resolvers by type and field. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>> | GraphQLScalarType>>;

/**
 * Serves an address, as `createRouter` of the edge reads them: `* /media/*` is all below `/media/`. What it throws
 * becomes a logged 500.
 */
export type Route = RouteEntry<Handle>;

/** What a domain adds to the shop. Listed in `schema.ts`; all parts but the name are optional. */
export interface Domain {
  readonly name: string;
  readonly resolvers?: Resolvers;
  /** Addresses beside the graph. */
  readonly routes?: (platform: Platform) => readonly Route[];
  /** Addresses that all clients reach through web: served on a separate listener, which has nothing else. */
  readonly media?: (platform: Platform) => readonly Route[];
  /**
   * Prepares the domain after migrations and seed, before the first call (e.g. builds an index), and starts what
   * runs beside the calls. Returns how to stop that.
   */
  readonly start?: (platform: Platform) => Promise<(() => Promise<void>) | void>;
}
