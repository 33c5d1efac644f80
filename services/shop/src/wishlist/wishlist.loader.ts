import DataLoader from "dataloader";
import { soldAmong } from "../catalogue/product/sold-products.loader.ts";
import type { ShopContext } from "../platform/context.ts";
import { readComments } from "./comment.store.ts";
import { readEntries, readListed, readRemoved } from "./entry.store.ts";
import type { ShownEntry } from "./entries.ts";
import { removedShownTime } from "./limits.ts";
import { readOutcomes } from "./outcome.store.ts";
import { ownerOf } from "./owner.ts";
import { readInvites, readMembers } from "./sharing.store.ts";
import { readLists } from "./wishlist.store.ts";
import {
  type CommentRow,
  type EntryRow,
  type InviteRow,
  type ListRow,
  type MemberRow,
  type OutcomeRow,
  personOf,
} from "./wishlist.types.ts";

/** The loaders of one operation, by the id of a stored list: each takes one statement for all lists. */
export interface WishlistLoaders {
  /** The caller's stored lists. */
  readonly lists: () => Promise<readonly ListRow[]>;
  readonly entries: DataLoader<string, readonly EntryRow[]>;
  /** Entries with their products, as they were put together: totals and pages are made of the same. */
  readonly shown: Map<string, Promise<readonly ShownEntry[]>>;
  readonly counts: DataLoader<string, number>;
  readonly removed: DataLoader<string, readonly EntryRow[]>;
  readonly comments: DataLoader<string, readonly CommentRow[]>;
  readonly members: DataLoader<string, readonly MemberRow[]>;
  readonly invites: DataLoader<string, readonly InviteRow[]>;
  /** By entry. */
  readonly outcomes: DataLoader<string, OutcomeRow | null>;
}

const loadersOf = new WeakMap<ShopContext, WishlistLoaders>();

/** The loaders of an operation. */
export function wishlistLoaders(context: ShopContext): WishlistLoaders {
  let loaders = loadersOf.get(context);
  if (loaders === undefined) loadersOf.set(context, (loaders = createLoaders(context)));
  return loaders;
}

/** Forgets what was loaded: a change was made since. */
export function forgetLoaded(context: ShopContext): void {
  loadersOf.delete(context);
}

function createLoaders(context: ShopContext): WishlistLoaders {
  const { database, clock } = context;
  const sql = database.write;
  const person = () => personOf(ownerOf(context));
  let lists: Promise<readonly ListRow[]> | undefined;
  return {
    lists: () => (lists ??= readLists(sql, ownerOf(context))),
    entries: byList((ids) => readEntries(sql, ids)),
    shown: new Map(),
    counts: new DataLoader(async (ids) => {
      const listed = await readListed(sql, ids);
      const isSold = await soldAmong(context, [...listed.values()].flat());
      return ids.map((id) => (listed.get(id) ?? []).filter(isSold).length);
    }),
    removed: byList((ids) => readRemoved(sql, ids, person(), new Date(clock.now().getTime() - removedShownTime))),
    comments: byList((ids) => readComments(sql, ids)),
    members: byList((ids) => readMembers(sql, ids)),
    invites: byList((ids) => readInvites(sql, ids, clock.now())),
    outcomes: new DataLoader(async (ids) => {
      const rows = new Map((await readOutcomes(sql, person(), ids)).map((row) => [row.entryId, row]));
      return ids.map((id) => rows.get(id) ?? null);
    }),
  };
}

function byList<Row extends { readonly wishlistId: string }>(
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): DataLoader<string, readonly Row[]> {
  return new DataLoader(async (ids) => {
    const rows = Map.groupBy(await read(ids), ({ wishlistId }) => wishlistId);
    return ids.map((id) => rows.get(id) ?? []);
  });
}
