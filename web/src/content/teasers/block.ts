import type { ComponentType, ReactNode } from "react";
import type { ProductTileFragment } from "../../graph/generated/ProductTile.fragment.ts";
import type { Attributes, Teaser } from "../teaser-attributes.ts";

/** How a product looks in a teaser; the route gives it, because a domain imports no other. */
export type ProductRenderer = ComponentType<{
  readonly product: ProductTileFragment;
  /** `calm`: the picture loads at once, but behind the page's main one. */
  readonly eager?: "calm" | undefined;
}>;

/** What can be done with a list that the shop made; the route gives it, because it belongs to the wish list. */
export type ListRenderer = ComponentType<{
  readonly listId: string;
  readonly name: string;
  /** One button with options in place of one for each. */
  readonly hasOptions: boolean;
}>;

/** What the display of a teaser gets. */
export interface BlockProps {
  readonly teaser: Teaser;
  readonly attributes: Attributes;
  readonly product: ProductRenderer;
  /** Left out where pages have no lists. */
  readonly list?: ListRenderer | undefined;
  /** Whether it stands in the first row of the page, whose pictures load at once: on most pages one is the largest paint. */
  readonly isFirst: boolean;
  /** Whether its heading is the page's. */
  readonly headsPage: boolean;
  /** The form of the page, where it has one (CMS-10). */
  readonly form?: ReactNode;
}
