/** Id of the toast about a quantity beyond its limits: the specification's own for the maximum, else the message's key. */
export const toastIdOf = (messageKey: string): string =>
  messageKey === "vue.buybox.text.quantity.error" ? "wishlist-qty" : messageKey;
