import { createContext, use } from "react";
import type { ListInCart } from "./answer.ts";
import type { DialogName } from "./list-url.ts";
import type { WishlistEntryPartsFragment } from "../graph/generated/WishlistEntryParts.fragment.ts";
import type { WishlistTableFragment } from "../graph/generated/WishlistTable.fragment.ts";
import type { WishlistTabFragment } from "../graph/generated/WishlistTab.fragment.ts";
import type { WishlistSort } from "../graph/generated/schema.ts";

/** A list as its page shows it. */
export type Wishlist = WishlistTableFragment;
/** An entry of it. */
export type Entry = WishlistTableFragment["entryPage"]["entries"][number];
/** What was removed from it, without comments; entries of teaser lists and shared lists are the same. */
export type PlainEntry = WishlistEntryPartsFragment;

/** What is open over the list. */
export type Opened =
  /** `result`: what the whole list came to, where the choice of a variant is one of its exceptions. */
  | { readonly name: DialogName; readonly entryId: string | null; readonly result?: ListInCart | undefined }
  | { readonly name: "cart"; readonly result: ListInCart }
  | { readonly name: "minimum"; readonly entryId: string };

/** The list that a part of the page belongs to. */
export interface ListPlace {
  readonly list: Wishlist;
  /** The list among all of the visitor's. */
  readonly lists: readonly WishlistTabFragment[];
  readonly sort: WishlistSort;
  /** The page of it that is shown, from 1. */
  readonly page: number;
  /** Whether all of it is shown, as it is printed. */
  readonly isForPrint: boolean;
  readonly isSignedIn: boolean;
  /** ISO day, by the shop's own clocks. */
  readonly today: string;
  /** The storefront's own, for links that are handed on. */
  readonly origin: string;
  readonly open: (opened: Opened | null) => void;
}

export const ListContext = createContext<ListPlace | null>(null);

/** The list around a part of the page. */
export function useList(): ListPlace {
  const place = use(ListContext);
  if (!place) throw new Error("No ListContext above this component");
  return place;
}
