import { createRequest, makeOperation } from "urql";
import { expect, it } from "vitest";
import { eventsOf } from "./result-events.ts";

const mutation = (variables: object) =>
  makeOperation("mutation", createRequest("mutation { a }", { ...variables }), {
    url: "/",
    requestPolicy: "network-only",
  });
const add = (setItemId: string, quantity: number, shownPrice: number) => ({
  positionOp: { addPosition: { setItemId, updateQuantity: { quantity }, shownPrice } },
});
const done = { successful: true };

it("TRACK-07: an added article is an event, a deal among them one more; what was refused is none", () => {
  const operation = mutation({ data: { cartId: "c", ops: [add("1", 2, 150), add("2#LIGHTNING_DEAL", 1, 99)] } });
  expect(eventsOf({ operation, data: { cart_update: done } })).toEqual([
    {
      event: "add_to_cart",
      ecommerce: {
        currency: "EUR",
        value: 3.99,
        items: [
          { item_id: "1", quantity: 2, price: 1.5 },
          { item_id: "2", quantity: 1, price: 0.99 },
        ],
      },
    },
    { event: "lightning_deal", action: "add", items: ["2"] },
  ]);
  expect(eventsOf({ operation, data: { cart_update: { successful: false } } })).toEqual([]);
  expect(eventsOf({ operation, data: null })).toEqual([]);
});

it.each([
  ["extendLightningReservation", "extend"],
  ["refreshLightningReservation", "refresh"],
])("TRACK-07: %s is a deal's event", (field, action) => {
  expect(eventsOf({ operation: mutation({}), data: { [field]: done } })).toEqual([
    { event: "lightning_deal", action, items: [] },
  ]);
});

it("CHKX-07: an order that is refused is a payment error with the shop's message; one that is made, paid or changed is none", () => {
  const operation = mutation({});
  const eventsFor = (submitOrder: object | null) => eventsOf({ operation, data: { submitOrder } });
  expect(eventsFor({ outcome: "REFUSED", errorMessage: "Ausverkauft." })).toEqual([
    { event: "payment_error", message: "Ausverkauft." },
  ]);
  for (const outcome of ["ORDERED", "PAYMENT_FORM", "REDIRECT", "CART_CHANGED", "ALREADY_SUBMITTED"])
    expect(eventsFor({ outcome, errorMessage: null })).toEqual([]);
  expect(eventsFor(null)).toEqual([]);
});
