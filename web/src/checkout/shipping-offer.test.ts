import { expect, it } from "vitest";
import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import type { CheckoutShipperFragment } from "../graph/generated/CheckoutShipper.fragment.ts";
import { destinationOf, offerOf, ownChoice } from "./shipping-offer.ts";

const shipper = (code: string, amount: number, enabled = true): CheckoutShipperFragment => ({
  code,
  name: code,
  enabled,
  disabledReason: enabled ? null : "GOODS",
  selected: false,
  costs: { amount, stringValue: `${amount}` },
  info: null,
  deliveryFrom: "2026-11-24",
  deliveryUntil: "2026-11-25",
  speditionFields: [],
});

it("two offers are the same when the same ways are open at the same costs", () => {
  const shown = offerOf([shipper("dhl", 595), shipper("spedition", 3_990)]);
  expect(offerOf([shipper("dhl", 595), shipper("spedition", 3_990)])).toBe(shown);
  expect(offerOf([shipper("dhl", 595), shipper("spedition", 3_990, false)])).not.toBe(shown);
  expect(offerOf([shipper("dhl", 595), shipper("spedition", 4_980)])).not.toBe(shown);
});

it("only a way to ship that the form did not preselect is the shopper's own choice", () => {
  const both = [shipper("dhl", 595), shipper("spedition", 3_990)];
  expect(ownChoice("dhl", both)).toBeNull();
  expect(ownChoice("spedition", both)).toBe("spedition");
  expect(ownChoice("dhl", [shipper("dhl", 595, false), shipper("spedition", 595)])).toBe("dhl");
  expect(ownChoice(null, both)).toBeNull();
});

it("goods go where the chosen delivery type decides, typed or stored (CHKS-05)", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of an address is read
  const stored = { addressId: "7", country: "CH" } as CheckoutAddressFragment;
  const book = { billing: [stored], shipping: [], packstation: [] };
  const typed = { "billing.mode": "edit", "billing.id": "7", "billing.country": "AT", "shipping.country": "DE" };
  const at = { country: "AT", isPackstation: false, shipperCode: null };
  expect(destinationOf(typed, book)).toEqual(at);
  expect(destinationOf({ ...typed, shipperCode: "dhl" }, book)).toEqual({ ...at, shipperCode: "dhl" });
  // The only way there is was not chosen by the shopper.
  expect(destinationOf({ ...typed, onlyShipper: "dhl" }, book)).toEqual(at);
  const elsewhere = { ...typed, deliveryType: "shippingAddress", "shipping.mode": "edit" };
  expect(destinationOf(elsewhere, book)).toEqual({ ...at, country: "DE" });
  expect(destinationOf({ ...typed, deliveryType: "packstation" }, book)).toEqual({
    ...at,
    country: "DE",
    isPackstation: true,
  });
  expect(destinationOf({ "billing.id": "7" }, book)).toEqual({ ...at, country: "CH" });
  expect(destinationOf({ "billing.id": "8" }, book)).toBeNull();
});
