/** What was carried out otherwise than requested, or costs something else than was shown; amounts are cents of a piece. */
export type Notice = {
  readonly itemId: number;
  /** The item's pieces in the cart now. */ readonly quantity: number;
} & (
  | { readonly type: "maximum" | "stock" | "minimum" }
  /** The deal has ended, or nothing is left of it: the pieces have the usual price. */
  | { readonly type: "dealOver"; readonly isUsedUp: boolean; readonly nowCents: number }
  /** The deal has not begun for this customer: the pieces have the usual price. */
  | { readonly type: "dealAhead"; readonly opensAt: Date; readonly nowCents: number }
  /** Only some pieces have the deal's price. */
  | {
      readonly type: "dealLimit";
      readonly dealQuantity: number;
      readonly dealCents: number;
      readonly normalQuantity: number;
      readonly normalCents: number;
    }
  /** Another price than the storefront showed. */
  | { readonly type: "priceChanged"; readonly shownCents: number; readonly nowCents: number }
  /** With so many pieces each costs something else than with those before. */
  | { readonly type: "tierReached"; readonly beforeCents: number; readonly nowCents: number }
);

type WithoutPlace<Kind> = Kind extends Notice ? Omit<Kind, "itemId" | "quantity"> : never;
/** A notice before it is known how many pieces the cart holds. */
export type NoticeKind = WithoutPlace<Notice>;
