import type { TabMessage } from "./tab-message.ts";

type Changes = Omit<TabMessage, "cartId">;

const visitor: Changes = { user: true, cart: true, wishlist: true };
const details: Changes = { user: true, cart: false, wishlist: false };
const cart: Changes = { user: false, cart: true, wishlist: false };
/** Addresses are listed in the account and in the checkout, and the cart has some of them. */
const addresses: Changes = { user: false, cart: true, wishlist: false };
/** Loaders know what follows: a form of an address that is no more leads to the list, a membership has another page. */
const detailsAndCart: Changes = { user: true, cart: true, wishlist: false };
const lists: Changes = { user: false, cart: false, wishlist: true };

/** What the fields of mutations change for the visitor's other tabs; all others change nothing there. */
const changes: Readonly<Record<string, Changes>> = {
  login: visitor,
  logout: visitor,
  registerCustomer: visitor,
  registerGuest: visitor,
  checkoutAuth: visitor,
  confirmationCleanup: visitor,
  startWallet: visitor,
  changePassword: details,
  updateEmail: details,
  updatePhone: details,
  changeAccountData: details,
  confirmEmail: details,
  restoreEmail: visitor,
  // A browser that is signed in is signed out with all others.
  changeForgottenPassword: visitor,
  deleteCurrentCustomerAccount: visitor,
  addBillingAddress: addresses,
  addShippingAddress: addresses,
  updateBillingAddress: addresses,
  updateShippingAddress: addresses,
  selectShippingAddress: addresses,
  deleteAddress: detailsAndCart,
  revertAddress: detailsAndCart,
  submitPrimeSubscription: detailsAndCart,
  cancelMembership: details,
  mergeCarts: cart,
  cart_update: cart,
  buyAgain: cart,
  setOrderReference: cart,
  extendLightningReservation: cart,
  refreshLightningReservation: cart,
  // A summary in another tab shows both.
  completeShippingStep: cart,
  completePaymentStep: cart,
  setOrderComment: cart,
  submitOrder: cart,
  completeCardReturn: cart,
  completeWallet: cart,
  abortWallet: cart,
  // A return has a page for each step, and what is sent shows in the order, too: their loaders know what is next.
  saveReturnState: details,
  uploadReturnImage: details,
  removeReturnImage: details,
  submitReturnOrder: details,
  submitWithdrawal: details,
  submitObjection: details,
  addCartToWishlist: lists,
  addProductsToCartFromTeaserWishlist: cart,
  addTeaserWishlistToWishlist: lists,
  addProductToWishlist: lists,
  addWishlistComment: lists,
  changeWishlistQuantity: lists,
  changeWishlistUser: lists,
  chooseWishlists: lists,
  convertTeaserWishlist: lists,
  createWishlist: lists,
  createWishlistInvite: lists,
  deleteWishlist: lists,
  deleteWishlistComment: lists,
  describeWishlist: lists,
  handOverWishlist: lists,
  importSharedWishlist: lists,
  joinWishlist: lists,
  leaveWishlist: lists,
  removeProductFromMerkzettel: lists,
  removeProductFromWishlist: lists,
  removeProductFromWishlists: lists,
  removeWishlistUser: lists,
  renameWishlist: lists,
  replaceWishlistItem: lists,
  restoreWishlistEntry: lists,
  revokeWishlistInvite: lists,
  setStandardWishlist: lists,
  // What is chosen on a teaser list is on its page in other tabs, too.
  replaceTeaserWishlistItem: lists,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The names under which a field of a mutation reports that it did not do what it is for (ERR-09). */
const isRefused = ({ successful, successfull, isError }: Readonly<Record<string, unknown>>): boolean =>
  successful === false || successfull === false || isError === true;

/** Whether a field of a mutation did what it is for; of a picture that is sent in parts only the last one shows anywhere. */
const isDone = (answer: unknown): boolean => isRecord(answer) && !isRefused(answer) && answer["image"] !== null;

/** What the answer of a mutation means to the visitor's other tabs; null when nothing. */
export function changesOf(data: unknown): Changes | null {
  if (!isRecord(data)) return null;
  const [field, answer] = Object.entries(data).find(([name]) => name in changes) ?? [];
  return field !== undefined && isDone(answer) ? (changes[field] ?? null) : null;
}
