import { beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { newAccount } from "../../test/accounts.ts";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { fixedClock, type FixedClock } from "../../test/fixed-clock.ts";
import { mailsTo } from "../../test/mails.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { goodAddress, Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
await writeAssortment(database);

const notice = "Ihr Kundenkonto ist geändert";
const done = v.object({ successful: v.literal(true) });
const names = { salutation: "MS", firstName: "Anna", lastName: "Beispiel", company: "" };

let who: Shopper;
let clock: FixedClock;
let email: string;
beforeEach(async () => {
  clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
  const person = { salutation: "MS", first_name: "Anna", last_name: "Beispiel", phone: "0211 1234567" };
  who = await newAccount(database, person, { clock });
  email = `${who.caller.customer?.customerId}@example.org`;
});

const notices = async (to = email) =>
  (await mailsTo(database, to)).filter(({ subject }) => subject === notice).map(({ text }) => text);
const address = (field: string, values: object) =>
  who.run(
    `mutation ($address: AddressInput!) { ${field}(address: $address) { successful address { addressId } } }`,
    field,
    v.object({ successful: v.literal(true), address: v.object({ addressId: v.string() }) }),
    { address: { ...goodAddress, ...values } },
  );
const phone = (number: string) =>
  who.run("mutation ($phone: String!) { updatePhone(phone: $phone) { successful } }", "updatePhone", done, {
    phone: number,
  });
const data = (values: object) =>
  who.run(
    "mutation ($data: AccountDataInput!) { changeAccountData(data: $data) { successful } }",
    "changeAccountData",
    done,
    { data: { ...names, ...values } },
  );

describe("the owner of an account hears (C-106)", () => {
  it("of a delivery address that is added to others, and of one that is changed, without a word of it", async () => {
    await address("addBillingAddress", {});
    expect(await notices()).toEqual([]);
    const { address: added } = await address("addShippingAddress", { lastName: "Fremdling" });
    expect(await notices()).toEqual([expect.stringContaining("Lieferadresse neu oder geändert")]);
    expect(String(await notices())).not.toContain("Fremdling");
    clock.advance(3_600_000);
    await address("updateShippingAddress", { addressId: added.addressId, lastName: "Anders" });
    expect(await notices()).toHaveLength(2);
  });

  it("of a delivery address that becomes a parcel station", async () => {
    await address("addBillingAddress", {});
    const { address: added } = await address("addShippingAddress", {});
    clock.advance(3_600_000);
    const station = { packstationAddress: true, streetAndHouseNr: "12345678", additionalAddress: "123" };
    await address("updateShippingAddress", { addressId: added.addressId, ...station });
    expect(await notices()).toHaveLength(2);
  });

  it("of another phone number, and not of the first or the same", async () => {
    await phone("0211 1234567");
    expect(await notices()).toEqual([]);
    await phone("0211 7654321");
    expect(await notices()).toEqual([expect.stringContaining("andere Telefonnummer")]);
  });

  it("of other personal data, and not of the same", async () => {
    await data({});
    expect(await notices()).toEqual([]);
    await data({ lastName: "Neumann" });
    expect(await notices()).toEqual([expect.stringContaining("persönlichen Daten")]);
    clock.advance(3_600_000);
    await data({ lastName: "Neumann" });
    expect(await notices()).toHaveLength(1);
  });

  it("by one mail an hour about each part", async () => {
    await phone("0211 1234561");
    clock.advance(3_599_000);
    await phone("0211 1234562");
    expect(await notices()).toHaveLength(1);
    clock.advance(1_000);
    await phone("0211 1234563");
    expect(await notices()).toHaveLength(2);
  });

  it("at the address that can take the account back, too", async () => {
    await database.write`
      insert into account_link (digest, customer_id, kind, email, made_at, ends_at)
      values (${`d-${email}`}, ${who.caller.customer?.customerId ?? ""}, 'restore', ${`old-${email}`}, now(), '2026-12-01')`;
    await phone("0211 1234569");
    expect([(await notices()).length, (await notices(`old-${email}`)).length]).toEqual([1, 1]);
  });
});

it("a guest, who has no account, gets no such mail", async () => {
  const guest = await new Shopper(database, { clock }).arrive();
  await guest.beGuest("gast@example.org");
  await guest.chooseAddress();
  who = guest;
  await address("addShippingAddress", {});
  await phone("0211 1234561");
  await phone("0211 1234562");
  expect(await mailsTo(database, "gast@example.org")).toEqual([]);
});
