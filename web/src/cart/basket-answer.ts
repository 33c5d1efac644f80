/** What the basket's action answers to a form that was sent with scripts; texts are ready to be shown. */
export type BasketAnswer =
  | { readonly kind: "changed"; readonly notices: readonly string[]; readonly isUndone: boolean }
  | { readonly kind: "failed"; readonly text: string; readonly isVoucher: boolean }
  /** The removed line cannot be brought back any more. */
  | { readonly kind: "tooLate" };
