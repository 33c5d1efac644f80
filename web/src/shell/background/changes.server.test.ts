import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { changesOf } from "./changes.ts";

const done = { successful: true };
const visitor = { user: true, cart: true, wishlist: true };
const cart = { user: false, cart: true, wishlist: false };

it.each([
  ["login", { login: { successfull: true } }, visitor],
  ["logout", { logout: done }, visitor],
  ["a changed cart", { cart_update: done }, cart],
  ["another way to pay", { completePaymentStep: done }, cart],
  ["another way to ship", { completeShippingStep: done }, cart],
  ["another email", { updateEmail: done }, { user: true, cart: false, wishlist: false }],
])("SESS-16: %s is sent to other tabs", (_, data, changes) => {
  expect(changesOf(data)).toEqual(changes);
});

it.each([
  ["a refused login", { login: { successfull: false } }],
  ["a refused change", { cart_update: { successful: false } }],
  ["a review", { submitReview: done }],
  ["a failure", null],
  ["a failure of the field", { logout: null }],
])("SESS-16: %s is not sent to other tabs", (_, data) => {
  expect(changesOf(data)).toBeNull();
});

/** Root fields of the storefront's mutations that change nothing another tab shows. */
const indifferent = [
  "addBillingAddress",
  "addShippingAddress",
  "updateBillingAddress",
  "updateShippingAddress",
  "selectShippingAddress",
  "submitReview",
  "submitPrimeSubscription",
  "subscribeToNewsletterFromOrder",
];

it("SESS-15: every mutation of the storefront is sent to other tabs, or listed as irrelevant to them", () => {
  const folder = new URL("../../../../operations/", import.meta.url).pathname;
  const fields = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .flatMap((name) => {
      const [, field] = /^mutation[^{]*\{\s*(\w+)/m.exec(readFileSync(folder + name, "utf8")) ?? [];
      return field ?? [];
    });
  expect(fields.length).toBeGreaterThan(15);
  expect(fields.filter((field) => !changesOf({ [field]: done }) && !indifferent.includes(field))).toEqual([]);
});
