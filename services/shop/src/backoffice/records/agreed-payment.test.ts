import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import * as v from "valibot";
import { newAccount } from "../../../test/accounts.ts";
import { outcome, startBackoffice } from "../../../test/backoffice-fixture.ts";
import type { Shopper } from "../../../test/shopper.ts";

const { database, operate } = await startBackoffice();
await database.write`
  insert into global_parameter (name, entry, value) values ('paymentTypes', 'xRechnung', 'true')
  on conflict do nothing`;

const agree = async (customerNumber: string, paymentMethod = "X_RECHNUNG", termsOfPayment: string | null = null) =>
  (
    await operate(
      `mutation ($number: String!, $method: AgreedPayment!, $terms: String) {
        setAgreedPayment(customerNumber: $number, paymentMethod: $method, termsOfPayment: $terms) { ${outcome} } }`,
      { number: customerNumber, method: paymentMethod, terms: termsOfPayment },
    )
  )["setAgreedPayment"];

async function aSchool(): Promise<{ readonly school: Shopper; readonly number: string }> {
  const number = randomUUID().slice(0, 12);
  const columns = {
    realm: "b2b",
    customer_number: number,
    payment_method: "RECHNUNG",
    terms_of_payment: "14 Tage netto",
  };
  return { school: await newAccount(database, columns, { store: "b2b" }), number };
}
const offered = async (school: Shopper) =>
  (
    await school.run(
      "query ($id: ID!) { getPaymentInfo(cartId: $id) { paymentMethods { paymentId } } }",
      "getPaymentInfo",
      v.object({ paymentMethods: v.array(v.object({ paymentId: v.string() })) }),
      { id: school.cartId },
    )
  ).paymentMethods.map(({ paymentId }) => paymentId);
const stored = async (number: string) => [
  ...(await database.write`select payment_method, terms_of_payment from customer where customer_number = ${number}`),
];

it("CHKP-09: an operator gives a business customer the electronic invoice, and takes it back; terms stay", async () => {
  const { school, number } = await aSchool();
  expect(await offered(school)).toEqual(["RECHNUNG"]);
  expect(await agree(` ${number} `)).toMatchObject({ successful: true });
  expect(await offered(school)).toEqual(["X_RECHNUNG"]);
  expect(await stored(number)).toEqual([{ paymentMethod: "X_RECHNUNG", termsOfPayment: "14 Tage netto" }]);
  expect(await agree(number, "RECHNUNG", " 30 Tage netto ")).toMatchObject({ successful: true });
  expect(await offered(school)).toEqual(["RECHNUNG"]);
  expect(await stored(number)).toEqual([{ paymentMethod: "RECHNUNG", termsOfPayment: "30 Tage netto" }]);
});

it("unknown numbers and terms without words are refused, and nothing changes", async () => {
  const { number } = await aSchool();
  for (const terms of [" ", "x".repeat(61)]) {
    expect(await agree(number, "X_RECHNUNG", terms)).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "termsOfPayment" }],
    });
  }
  expect(await stored(number)).toEqual([{ paymentMethod: "RECHNUNG", termsOfPayment: "14 Tage netto" }]);
  for (const unknown of ["0", ""]) {
    expect(await agree(unknown)).toMatchObject({
      successful: false,
      generalErrorMessage: expect.stringContaining("no such"),
    });
  }
});
