import {
  type FieldNode,
  type GraphQLField,
  isInputObjectType,
  isListType,
  isNonNullType,
  getNamedType,
  Kind,
  type ValueNode,
} from "graphql";

/**
 * How many entries a list is taken to have, where it is not ten: about the most that pages of the shop really hold.
 * Lists of plain values cost nothing.
 */
const listSizes: Readonly<Record<string, number>> = {
  "Cart.positions": 50,
  "Cart.mergedLineItems": 50,
  "Category.teasers": 4,
  "Category.topsellers": 12,
  "DownloadGroup.downloads": 3,
  "Grid.rows": 6,
  "GridRow.cells": 3,
  "Image.sources": 4,
  "Order.lines": 50,
  "PageDetails.rows": 6,
  "Product.bestItemDownloads": 2,
  "Query.getAllWishlists": 5,
  "Query.getAllWishlistsEssentials": 5,
  "Query.getAllWishlistsFull": 2,
  "Query.getNavigationModel": 20,
  "Query.getNavigationTree": 20,
  "Query.validateOrderForm": 100,
  "Teaser.attributes": 6,
  "Teaser.productsRecommendations": 12,
  "TeaserAttribute.valueList": 4,
  "TeaserListEntry.attributes": 3,
  "Wishlist.entries": 50,
  "Wishlist.removedEntries": 3,
  "WishlistEntry.comments": 3,
  "WishlistItem.variantInfoList": 3,
  "WishlistPage.entries": 50,
  "WishlistPage.removedEntries": 3,
  "WishlistResult.wishlists": 5,
};
const usualSize = 10;

/**
 * What a field of the root costs by itself, in objects, whatever of its answer is requested: a form of a hundred lines
 * that is validated, a file that is drawn, a part of the catalogue that is read whole. A document has two at most.
 */
const weights: Readonly<Record<string, number>> = {
  "Mutation.generatePdfForm": 10_000,
  "Query.getOrderPaper": 10_000,
  "Query.getReturnLabel": 10_000,
  "Query.getSitemap": 10_000,
  "Query.validateOrderForm": 10_000,
};

/** What a field costs beside the objects of its answer. @param name `Type.field` */
export const weightOf = (name: string): number => weights[name] ?? 0;

/** The fields of the root that cost much by themselves. */
export const costlyFields: ReadonlySet<string> = new Set(Object.keys(weights).map((name) => name.split(".")[1] ?? ""));

/** Pages: the argument that states how many entries, the most that the shop gives, and the list that holds them. */
interface Page {
  /** Path of the argument, dotted within an input object. */
  readonly argument: string;
  /** Taken when a variable decides. */
  readonly most: number;
  readonly list: string;
}
const pages: Readonly<Record<string, Page>> = {
  "Category.products": { argument: "paging.limit", most: 120, list: "ProductListing.products" },
  "Query.core_search": { argument: "paging.limit", most: 120, list: "ProductListing.products" },
  "Query.getReviewsByProductId": { argument: "limit", most: 100, list: "ReviewList.reviews" },
};

/** Sizes of pages that were requested further up, by the list that they are about. */
export type PageSizes = Readonly<Record<string, number>>;

/** How often a field's selection is answered for each object that it is in. @param name `Type.field` */
export function multiplicity(name: string, field: GraphQLField<unknown, unknown>, sizes: PageSizes): number {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  return isListType(type) ? (sizes[name] ?? listSizes[name] ?? usualSize) : 1;
}

/** The page sizes within a field's selection. @param name `Type.field` */
export function pageSizesWithin(
  name: string,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  sizes: PageSizes,
): PageSizes {
  const page = pages[name];
  if (page === undefined) return sizes;
  const [argument = "", ...within] = page.argument.split(".");
  const asked = readSize(node.arguments?.find((each) => each.name.value === argument)?.value, within);
  const size = asked === "default" ? (defaultOf(field, argument, within) ?? page.most) : (asked ?? page.most);
  return { ...sizes, [page.list]: size };
}

/** What the document itself states; null when a variable decides. */
function readSize(value: ValueNode | undefined, [key, ...within]: readonly string[]): number | "default" | null {
  if (value === undefined) return "default";
  if (value.kind === Kind.INT) return Math.max(1, Number(value.value));
  if (value.kind !== Kind.OBJECT || key === undefined) return null;
  return readSize(value.fields.find(({ name }) => name.value === key)?.value, within);
}

/** The schema's default of a size that is left out. */
function defaultOf(field: GraphQLField<unknown, unknown>, name: string, [key]: readonly string[]): number | null {
  const argument = field.args.find((each) => each.name === name);
  const type = argument === undefined ? undefined : getNamedType(argument.type);
  const fallback =
    key !== undefined && isInputObjectType(type) ? type.getFields()[key]?.defaultValue : argument?.defaultValue;
  return typeof fallback === "number" ? fallback : null;
}
