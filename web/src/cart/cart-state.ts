import type { MiniCartQuery } from "../graph/generated/MiniCart.ts";

/** What the client holds of a cart (CART-07). Amounts are integer cents. */
export interface CartState {
  readonly grandtotal: number;
  /** Number of different articles. */
  readonly productsCount: number;
  /** Number of pieces. */
  readonly itemsCount: number;
  /** The total without VAT. */
  readonly netValue: { readonly amount: number; readonly currencyCode: string };
}

type Cart = NonNullable<NonNullable<MiniCartQuery["session"]>["cart"]>;

/** The client's state of a cart. */
export const cartStateOf = ({ details, total, tax }: Pick<Cart, "details" | "total" | "tax">): CartState => ({
  grandtotal: total.amount,
  productsCount: details.positionCount,
  itemsCount: details.articleCount,
  netValue: { amount: total.amount - tax.amount, currencyCode: total.currencyCode },
});
