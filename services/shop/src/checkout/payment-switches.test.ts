import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";
import { paymentInfo, setSelectedPayment } from "./payment.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const setSwitch = (name: string, entry: string, value: string) => database.write`
  insert into global_parameter (name, entry, value) values (${name}, ${entry}, ${value})
  on conflict (name, entry, store) do update set value = excluded.value`;
const choose = (who: Shopper, id: string, reference: string | null = null) =>
  setSelectedPayment(who.context(), who.cartId, id, reference);
const chosen = { successful: true, errorMessage: null, fieldErrors: [] };

describe("the way to pay, by the switches of operators", () => {
  it("is an invoice for a business whose electronic invoices are switched off", async () => {
    const columns = { realm: "b2b", customer_number: randomUUID().slice(0, 12), payment_method: "X_RECHNUNG" };
    const school = await newAccount(database, columns, { store: "b2b" });
    const offered = async () =>
      (await paymentInfo(school.context(), school.cartId)).paymentMethods.map(({ paymentId }) => paymentId);
    await setSwitch("paymentTypes", "xRechnung", "false");
    expect([await offered(), (await choose(school, "X_RECHNUNG", "991-1")).successful]).toEqual([["RECHNUNG"], false]);
    await setSwitch("paymentTypes", "xRechnung", "true");
    expect(await offered()).toEqual(["X_RECHNUNG"]);
  });

  it("is TWINT in the Swiss store alone, only while its flag is exactly true (CHKP-08)", async () => {
    const [swiss, german] = [await readyGuest(database, "INVOICE", [], { store: "ch" }), await readyGuest(database)];
    const offers = async (who: Shopper) =>
      (await paymentInfo(who.context(), who.cartId)).paymentMethods.some(({ paymentId }) => paymentId === "TWINT");
    expect([await offers(swiss), (await choose(swiss, "TWINT")).successful]).toEqual([false, false]);
    for (const value of ["True", "1", "on", ""]) {
      await setSwitch("featureFlags", "T134_Twint-Payment", value);
      expect([value, await offers(swiss)]).toEqual([value, false]);
    }
    await setSwitch("featureFlags", "T134_Twint-Payment", "true");
    expect([await offers(swiss), await choose(swiss, "TWINT")]).toEqual([true, chosen]);
    expect([await offers(german), (await choose(german, "TWINT")).successful]).toEqual([false, false]);
  });
});
