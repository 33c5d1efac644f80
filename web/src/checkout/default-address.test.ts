import { describe, expect, it } from "vitest";
import { defaultBillingId } from "./default-address.ts";

const main = { addressId: "main", isAlsoCustomerAddress: true };
const other = { addressId: "other", isAlsoCustomerAddress: false };

describe("the billing address to begin with (CHKS-19)", () => {
  it("is the cart's own when it has one", () => expect(defaultBillingId([main, other], "other", false)).toBe("other"));
  it("is the customer address for consumers", () =>
    expect(defaultBillingId([other, main], undefined, false)).toBe("main"));
  it("is the one that is not the customer address for businesses", () =>
    expect(defaultBillingId([main, other], undefined, true)).toBe("other"));
  it("is the only one there is", () => expect(defaultBillingId([main], undefined, true)).toBe("main"));
  it("is none without any, and never a foreign one", () => expect(defaultBillingId([], "gone", false)).toBeNull());
});
