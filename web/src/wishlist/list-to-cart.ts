import { refusalText } from "../graph/failure.ts";
import { AddListToCartDocument } from "../graph/generated/AddListToCart.ts";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import type { TeaserWishlistEntryInput } from "../graph/generated/schema.ts";
import { TeaserWishlistDocument } from "../graph/generated/TeaserWishlist.ts";
import { WishlistContentsDocument, type WishlistContentsQuery } from "../graph/generated/WishlistContents.ts";
import type { GraphTools } from "../graph/load.ts";
import type { Outcome, SubmitTools } from "./outcome.ts";

/** The visitor's cart; "" while they have none, which the shop answers like an unknown one. */
export async function cartIdOf({ refresh }: Pick<GraphTools, "refresh">): Promise<string> {
  return (await refresh(PageSessionDocument)).session?.cartId ?? "";
}

/** Puts entries into the cart; the shop sorts what came of each (OP-M-51). */
export async function entriesToCart(
  { graph, messageOf }: SubmitTools,
  teaserWishlist: readonly TeaserWishlistEntryInput[],
): Promise<Outcome> {
  const cartId = await cartIdOf(graph);
  const { data, error } = await graph.mutate(AddListToCartDocument, { teaserWishlist, cartId });
  const result = data?.addProductsToCartFromTeaserWishlist;
  const isRefused = result?.generalErrorMessage != null;
  if (!result || isRefused) return { kind: "failed", text: await messageOf(refusalText(error, result)) };
  return { kind: "cart", result };
}

type Wanted = WishlistContentsQuery["getAllWishlists"][number]["entries"][number];

const wanted = ({ itemId, product, quantity, externalId }: Wanted) => ({
  itemId,
  productId: product.id,
  quantity,
  entryId: externalId,
});

/** Puts all that a list holds now into the cart. */
export async function allToCart(tools: SubmitTools, listId: string): Promise<Outcome> {
  const { getAllWishlists } = await tools.graph.refresh(WishlistContentsDocument, { listId });
  const list = getAllWishlists.find(({ externalId }) => externalId === listId);
  return entriesToCart(tools, list?.entries.map(wanted) ?? []);
}

/** Puts a teaser list into the cart, as the visitor chose it (WISH-30). */
export async function teaserToCart(tools: SubmitTools, externalId: string): Promise<Outcome> {
  const { getWishlistFromTeaserId: list } = await tools.graph.refresh(TeaserWishlistDocument, { externalId });
  return entriesToCart(tools, list?.entries.map((entry) => ({ ...wanted(entry), entryId: null })) ?? []);
}
