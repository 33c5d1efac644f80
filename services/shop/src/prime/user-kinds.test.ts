import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper, type ShopperOptions } from "../../test/shopper.ts";
import { customerInfo } from "../account/customer.service.ts";
import { primeInfo } from "./membership.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const customer = (columns: Readonly<Record<string, unknown>> = {}, options: ShopperOptions = {}) =>
  newAccount(database, columns, options);
const visitor = () => new Shopper(database).arrive();

async function existingCustomer(): Promise<Shopper> {
  const who = await customer();
  await who.add(1_001);
  await who.chooseAddress();
  await who.choosePayment("INVOICE");
  expect((await who.submit()).errorMessage).toBeNull();
  return who;
}

async function primeMember(): Promise<Shopper> {
  const who = await customer();
  await database.write`
    insert into prime_membership (customer_id, store, plan, price_cents, vat_basis_points, payment_id, starts_on, ends_on, ordered_at)
    values (${who.caller.customer?.customerId ?? ""}, 'de', 'Prime', 3990, 1900, 'INVOICE', '2020-01-01', '2999-12-31', now())`;
  return who;
}

async function kindOf(who: Shopper) {
  const { visitorType, visitorLoginState, categoryType, isInternal } = await customerInfo(who.context());
  return [await visitorType(), visitorLoginState, categoryType, isInternal, (await primeInfo(who.context())).status];
}

it("STORE-17, ACCESS-40: users are of these kinds, private buyers as well as companies and schools", async () => {
  const business = (company: string) => ({ realm: "b2b", company, customer_number: randomUUID().slice(0, 12) });
  const people = {
    visitor: await visitor(),
    guest: await (await visitor()).beGuest(),
    "new customer": await customer(),
    "existing customer": await existingCustomer(),
    company: await customer({ company: "Malerei Meier" }),
    school: await customer(business("Waldschule"), { store: "b2b" }),
    business: await customer(business("Malerei Meier"), { store: "b2b" }),
    "business without a name": await customer(business(""), { store: "b2b" }),
    internal: await customer({ is_internal: true }),
    "prime member": await primeMember(),
  };
  const kinds = Object.entries(people).map(async ([name, who]) => [name, ...(await kindOf(who))]);
  expect(await Promise.all(kinds)).toEqual([
    ["visitor", "guest", "logged-out", null, false, "NONE"],
    ["guest", "guest", "guest", "private", false, "NONE"],
    ["new customer", "new-customer", "logged-in", "private", false, "NONE"],
    ["existing customer", "existing-customer", "logged-in", "private", false, "NONE"],
    ["company", "new-customer", "logged-in", "company", false, "NONE"],
    ["school", "new-customer", "logged-in", "school", false, "NONE"],
    ["business", "new-customer", "logged-in", "company", false, "NONE"],
    ["business without a name", "new-customer", "logged-in", "company", false, "NONE"],
    ["internal", "new-customer", "logged-in", "private", true, "NONE"],
    ["prime member", "new-customer", "logged-in", "private", false, "ACTIVE"],
  ]);
});
