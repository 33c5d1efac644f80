import { expect, it } from "vitest";
import { bankTransferOf } from "./bank-transfer.ts";

it.each(["VORKASSE", "VORKASSE_V", "PREPAID"])(
  "requests a transfer of an order paid by %s, with its number",
  (paymentMethod) => {
    expect(bankTransferOf({ paymentMethod, orderNumber: 40_012_345, store: "de" })).toEqual({
      owner: "Chalkbox GmbH",
      iban: "DE02 1203 0000 0000 2020 51",
      bic: "BYLADEM1001",
      purpose: "40012345",
    });
  },
);

it.each(["INVOICE", "RECHNUNG", "CREDIT_CARD", "AMAZONPAY", "NONE", ""])(
  "requests none of one paid by %j",
  (paymentMethod) => {
    expect(bankTransferOf({ paymentMethod, orderNumber: 1, store: "de" })).toBeNull();
  },
);

it("has Swiss orders paid to a Swiss account, as QR-bills demand", () => {
  expect(bankTransferOf({ paymentMethod: "VORKASSE", orderNumber: 40_012_345, store: "ch" })?.iban).toMatch(/^CH/);
});
