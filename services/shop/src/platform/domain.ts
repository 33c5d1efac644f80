import type { Handle, RouteEntry } from "@chalkbox/edge";
import type { Resolvers as GraphResolvers } from "../generated/graph.ts";
import type { Platform } from "./platform.ts";

/** Resolvers by type and field, as the schema describes them. */
export type Resolvers = GraphResolvers;

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
