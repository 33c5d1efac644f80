import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { changesOf } from "./changes.ts";

const done = { successful: true };
const visitor = { user: true, cart: true, wishlist: true };
const details = { user: true, cart: false, wishlist: false };
const cart = { user: false, cart: true, wishlist: false };

it.each([
  ["login", { login: { successfull: true } }, visitor],
  ["logout", { logout: done }, visitor],
  ["a changed cart", { cart_update: done }, cart],
  ["another way to pay", { completePaymentStep: done }, cart],
  ["another way to ship", { completeShippingStep: done }, cart],
  ["a deleted account", { deleteCurrentCustomerAccount: done }, visitor],
  ["something on a list", { addProductToWishlist: done }, { user: false, cart: false, wishlist: true }],
  ["a list in the cart", { addProductsToCartFromTeaserWishlist: done }, cart],
  ["an address that was added", { addShippingAddress: done }, cart],
  ["a removed address", { deleteAddress: done }, { user: true, cart: true, wishlist: false }],
  ["a membership", { submitPrimeSubscription: done }, { user: true, cart: true, wishlist: false }],
  ["the goods of an earlier order in the cart", { buyAgain: done }, cart],
  ["a comment on the order", { setOrderComment: done }, cart],
  ["a return", { submitReturnOrder: { isError: false } }, details],
  ["a picture of a return", { uploadReturnImage: { ...done, image: { imageId: "1" } } }, details],
  ["a withdrawal", { submitWithdrawal: { isError: false } }, details],
  ["another email", { updateEmail: done }, details],
])("SESS-16: %s is sent to other tabs", (_, data, changes) => {
  expect(changesOf(data)).toEqual(changes);
});

it.each([
  ["a refused login", { login: { successfull: false } }],
  ["a refused change", { cart_update: { successful: false } }],
  ["a refused return", { submitReturnOrder: { isError: true } }],
  ["a part of a picture", { uploadReturnImage: { ...done, image: null } }],
  ["a review", { submitReview: done }],
  ["a failure", null],
  ["a failure of the field", { logout: null }],
])("SESS-16, ERR-09: %s is not sent to other tabs", (_, data) => {
  expect(changesOf(data)).toBeNull();
});

/** Root fields of the storefront's mutations that change nothing another tab shows. */
const indifferent = [
  "resendOrderConfirmation",
  "submitReview",
  "markReviewHelpful",
  "recordGlanceView",
  "tracking_addEvents",
  "sendContactFormMail",
  "subscribeToNewsletter",
  "confirmNewsletter",
  "unsubscribeNewsletter",
  "endNewsletter",
  "generatePdfForm",
  "subscribeToCompetition",
  "forgotPassword",
  "subscribeToPrimeWaitingList",
  "subscribeToNewsletterFromOrder",
  "setRatingWish",
  "sendOrderLink",
  // Its form is one tab's until it is sent.
  "uploadB2bCertificate",
];

it("SESS-15: every mutation of the storefront is sent to other tabs, or listed as irrelevant to them", () => {
  const folder = fileURLToPath(new URL("../../../../operations/", import.meta.url));
  const fields = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .flatMap((name) => {
      const [, field] = /^mutation[^{]*\{\s*(\w+)/m.exec(readFileSync(folder + name, "utf8")) ?? [];
      return field ?? [];
    });
  expect(fields.length).toBeGreaterThan(15);
  expect(fields.filter((field) => !changesOf({ [field]: done }) && !indifferent.includes(field))).toEqual([]);
});
