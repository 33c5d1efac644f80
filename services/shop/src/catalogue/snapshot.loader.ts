import { runPeriodically } from "@chalkbox/edge";
import type { Logger } from "pino";
import type { Store } from "../platform/context.ts";
import { createThread } from "../platform/background-thread.ts";
import { type Database, withoutTimeLimits } from "../platform/database.ts";
import { readCategories, readVersion } from "./catalogue.store.ts";
import type { CategoryRow } from "./catalogue.types.ts";
import { columnsOf, type ListingColumns } from "./listing/listing-columns.ts";
import { ListingIndex } from "./listing/listing-index.ts";
import { quickFilters, quickValue, quickValueId } from "./listing/quick-filters.ts";
import {
  type AttributeRow,
  type FacetRow,
  type FacetValueRow,
  type OptionRow,
  readFacets,
  readFacetValues,
  readListingRows,
  readVariantAttributes,
  readVariantOptions,
} from "./listing/listing.store.ts";

/** What reads need of one catalogue version, in memory; never changed, only replaced. */
export interface Snapshot {
  readonly version: number;
  /** In tree order. */
  readonly categories: readonly CategoryRow[];
  readonly categoryById: ReadonlyMap<number, CategoryRow>;
  /** By readable address, e.g. `/schulbedarf/`. */
  readonly categoryByPath: ReadonlyMap<string, CategoryRow>;
  readonly listings: Readonly<Record<Store, ListingIndex>>;
  readonly facets: readonly FacetRow[];
  readonly facetValueById: ReadonlyMap<number, FacetValueRow>;
  /** Ids of facet values by `FACET/code`, as URLs name them. */
  readonly facetValueByCode: ReadonlyMap<string, number>;
  readonly attributes: ReadonlyMap<string, AttributeRow>;
  /** Options by `ATTRIBUTE/code`. */
  readonly options: ReadonlyMap<string, OptionRow>;
}

/** The snapshot in use, and its upkeep. */
export interface SnapshotSource {
  /** The newest snapshot that is built. */
  current(): Snapshot;
  /** Looks for a new version now, and waits until it is in use. */
  refresh(): Promise<void>;
  /** Prepares the snapshot in use, and from now on each new one before it comes into use. */
  prepare(preparation: (snapshot: Snapshot) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** How often the version is looked at, in ms: an operator's change shows within this time. */
const pollEvery = 1_000;

/** Connections that read a snapshot, each some of its parts. */
export const snapshotConnections = 4;

/** What a snapshot is made of: plain data, so that a thread can read and sort it. */
export interface SnapshotParts {
  readonly version: number;
  readonly categories: readonly CategoryRow[];
  readonly facets: readonly FacetRow[];
  readonly facetValues: readonly FacetValueRow[];
  readonly attributes: readonly AttributeRow[];
  readonly options: readonly OptionRow[];
  readonly listings: Readonly<Record<Store, ListingColumns>>;
}

/** Reads and sorts what the database holds now. */
export async function readSnapshotParts({ read }: Pick<Database, "read">): Promise<SnapshotParts> {
  // The version first: a change during the build then only causes one more build.
  const version = await readVersion(read);
  const [categories, facets, facetValues, attributes, options, de, at, ch, b2b] = await Promise.all([
    readCategories(read),
    readFacets(read),
    readFacetValues(read),
    readVariantAttributes(read),
    readVariantOptions(read),
    readListingRows(read, "de"),
    readListingRows(read, "at"),
    readListingRows(read, "ch"),
    readListingRows(read, "b2b"),
  ]);
  const listings = { de: columnsOf(de), at: columnsOf(at), ch: columnsOf(ch), b2b: columnsOf(b2b) };
  return { version, categories, facets, facetValues, attributes, options, listings };
}

function assemble({ version, categories, facets, facetValues, ...parts }: SnapshotParts): Snapshot {
  const facetCodes = new Map(facets.map(({ id, code }) => [id, code]));
  const { de, at, ch, b2b } = parts.listings;
  return {
    version,
    categories,
    categoryById: new Map(categories.map((category) => [category.id, category])),
    categoryByPath: new Map(categories.map((category) => [category.path, category])),
    listings: {
      de: new ListingIndex(de),
      at: new ListingIndex(at),
      ch: new ListingIndex(ch),
      b2b: new ListingIndex(b2b),
    },
    facets,
    facetValueById: new Map(facetValues.map((value) => [value.id, value])),
    facetValueByCode: new Map([
      ...facetValues.map((value) => [`${facetCodes.get(value.facetId)}/${value.code}`, value.id] as const),
      ...quickFilters.map((filter) => [`${filter.code}/${quickValue}`, quickValueId(filter)] as const),
    ]),
    attributes: new Map(parts.attributes.map((attribute) => [attribute.name, attribute])),
    options: new Map(parts.options.map((option) => [`${option.attribute}/${option.code}`, option])),
  };
}

/** One a database, whose address all views of it share: the snapshot is far too large for one an operation. */
const sources = new WeakMap<Database["address"], SnapshotSource>();

/** The snapshot of a database. An operation that reads it twice may see two versions: read it once and pass it on. */
export const snapshotOf = ({ database }: { readonly database: Database }): Snapshot => sourceOf(database).current();

function sourceOf(database: Database): SnapshotSource {
  const source = sources.get(database.address);
  if (!source) throw new Error("The catalogue of this database was not started");
  return source;
}

/** Makes the changes made so far visible: waits for a snapshot that has them. */
export const refreshSnapshot = (database: Database): Promise<void> => sourceOf(database).refresh();

/** Lets another domain build what it needs of each snapshot; `snapshotOf` shows none that is not prepared. */
export const prepareSnapshots = (
  database: Database,
  preparation: (snapshot: Snapshot) => Promise<void>,
): Promise<void> => sourceOf(database).prepare(preparation);

/**
 * Keeps a snapshot in step with the database until it is stopped; `snapshotOf` finds it.
 * @param onChange called for each new version once it is in use
 */
export async function watchSnapshot(
  database: Database,
  log: Logger,
  onChange: () => void = () => undefined,
): Promise<SnapshotSource> {
  // Only the start waits for the first one; each later one is made in a thread beside the requests.
  let snapshot = assemble(await withoutTimeLimits(database.address, snapshotConnections, readSnapshotParts));
  const thread = createThread<"read", SnapshotParts>(new URL("snapshot.thread.ts", import.meta.url), database.address);
  const preparations: ((snapshot: Snapshot) => Promise<void>)[] = [];
  const check = async (): Promise<void> => {
    if ((await readVersion(database.read)) === snapshot.version) return;
    const next = assemble(await thread.ask("read"));
    for (const prepare of preparations) await prepare(next);
    snapshot = next;
    onChange();
  };
  const upkeep = runPeriodically({
    every: pollEvery,
    run: check,
    log,
    onFailure: "catalogue snapshot was not refreshed; the last one stays in use",
  });
  const source: SnapshotSource = {
    current: () => snapshot,
    refresh: upkeep.runNow,
    async prepare(preparation) {
      // First noted, then run: a version that comes up meanwhile must not be lost.
      preparations.push(preparation);
      await preparation(snapshot);
    },
    async stop() {
      await upkeep.stop();
      await thread.stop();
      sources.delete(database.address);
    },
  };
  sources.set(database.address, source);
  return source;
}
