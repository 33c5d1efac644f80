import { expect, it } from "vitest";
import { paymentMethodsOf } from "../../src/checkout/payment-methods.ts";
import { paymentName } from "../../src/orders/payment-name.ts";
import { storeFacts } from "./blocks.ts";
import { paymentPage } from "./help-pages.ts";

const switches = { twint: false, xRechnung: true };

it.each(storeFacts)("STORE-18: the page on paying names the ways to pay that $store has, and no others", (facts) => {
  const text = JSON.stringify(paymentPage(facts).rows);
  const rows = [...text.matchAll(/<th scope=\\"row\\">([^<]+)<\/th>/g)].map(([, name]) => name);
  const offered = paymentMethodsOf(facts.store, null, switches);
  expect(rows).toEqual([
    ...offered.map((id) => paymentName(id, "de-DE")),
    ...offered.map((id) => paymentName(id, "en-DE")),
  ]);
});
