import { expect, it } from "vitest";
import type { GraphTools } from "../graph/load.ts";
import { guestOrderOf, guestValues } from "./guest-order.ts";

const billingAddress = { firstName: "Anna", lastName: "Beispiel", schoolOrCompany: "Kita Nord" };
const shown = (isGuestOrder: boolean) => ({ isGuestOrder, order: { email: "anna@example.org", billingAddress } });
const from = (query: string) => new Request(`http://localhost/myaccount/register/${query}`);
/** The graph as it answers who asks for a confirmation; null for one that does not open. */
function answering(page: object | null): Pick<GraphTools, "optional"> {
  const graph = { optional: async () => ({ getThankYouPageData: page }) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one operation is asked here
  return graph as unknown as Pick<GraphTools, "optional">;
}

it("begins the form of an account with what the guest's order has", async () => {
  expect(await guestValues(from("?orderId=1&ticket=t"), answering(shown(true)))).toEqual({
    email: "anna@example.org",
    firstName: "Anna",
    lastName: "Beispiel",
    company: "Kita Nord",
  });
});

it("begins it empty for a customer's order, one that does not open, and none", async () => {
  expect(await guestValues(from("?orderId=1&ticket=t"), answering(shown(false)))).toEqual({});
  expect(await guestValues(from("?orderId=1&ticket=t"), answering(null))).toEqual({});
  expect(await guestValues(from("?orderId=1"), answering(shown(true)))).toEqual({});
  expect(guestOrderOf(from("?ticket=t"))).toBeNull();
});
