import type { AddListToCartMutation } from "../graph/generated/AddListToCart.ts";

/** What came of putting entries into the cart, sorted as the shop sorts it (WISH-30). */
export type ListInCart = AddListToCartMutation["addProductsToCartFromTeaserWishlist"];

/** What became of a form of the wish list. Texts are in words already. */
export type WishlistAnswer =
  /** `text` null: the page itself shows it. `emptied`: the last entry of a list that can be deleted has gone (WISH-12). */
  | {
      readonly kind: "done";
      readonly text: string | null;
      readonly tone: "success" | "warning";
      /** Id of the toast, of what replaces an earlier one about the same (WISH-24, WISH-25). */
      readonly id?: string | undefined;
      readonly emptied?: boolean;
    }
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "cart"; readonly result: ListInCart };
