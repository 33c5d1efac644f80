import { expect, it } from "vitest";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { billingAddressOf } from "./billing-address.ts";

type Graph = Parameters<typeof billingAddressOf>[0];
type Book = Parameters<typeof billingAddressOf>[2];

/** A graph that stores no address. */
const storesNothing = {
  mutate: async () => {
    throw new Error("an address was stored");
  },
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is sent here
const graph = storesNothing as unknown as Graph;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the choice needs of a book
const book = { getBillingAddresses: [{ addressId: "1" }, { addressId: "2" }] } as unknown as Book;
const texts = { storefront: storefrontFromHost("localhost"), messageOf: async (key: string) => key };

it("is the address that was chosen of the book; without a choice the shop's own", async () => {
  expect(await billingAddressOf(graph, { "billing.id": "2" }, book, texts)).toEqual({ ok: true, addressId: "2" });
  for (const values of [{}, { "billing.id": "" }])
    expect(await billingAddressOf(graph, values, book, texts)).toEqual({ ok: true, addressId: null });
});
