import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { startBackoffice } from "../../test/backoffice-fixture.ts";
import { writeCatalogue } from "../../test/catalogue-fixture.ts";
import { mailsTo } from "../../test/mails.ts";
import { Shopper } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";

const { database, operate } = await startBackoffice();
await writeCatalogue(database, {
  categories: [],
  products: [{ id: 2, category: 11, name: "Heft", items: [{ id: 102, price: 120, stock: 5 }] }],
});
await database.write`insert into prime_offer (store, item_id, duration_months) values ('de', 101, 12)`;
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
beforeEach(async () => {
  await database.write`delete from prime_membership`;
  await database.write`update prime_offer set places = null`;
});

const orderSchema = v.object({
  successful: v.boolean(),
  errorMessage: v.nullable(v.string()),
  orderId: v.nullable(v.string()),
});
const order = (who: Shopper) =>
  who.run(
    'mutation { submitPrimeSubscription(paymentId: "INVOICE") { successful errorMessage orderId } }',
    "submitPrimeSubscription",
    orderSchema,
  );
const customer = async (): Promise<Shopper> => {
  const who = await newAccount(database, { first_name: "Anna", last_name: "Beispiel" }, { clock });
  await who.chooseAddress();
  return who;
};
const emailOf = (who: Shopper) => `${who.caller.customer?.customerId}@example.org`;
const isOpen = () => new Shopper(database, { clock }).run("{ isPrimeOpen }", "isPrimeOpen", v.boolean());

describe("a membership (PRIME-02)", () => {
  it("OP-M-33: is ordered with a number, confirmed by mail, and in the back office", async () => {
    const anna = await customer();
    const { successful, orderId } = await order(anna);
    expect([successful, orderId]).toEqual([true, expect.stringMatching(/^[1-9]\d*$/)]);
    const [mail] = await mailsTo(database, emailOf(anna));
    expect(mail).toMatchObject({ subject: "Willkommen bei Chalkbox Prime", reference: orderId });
    for (const words of [
      "Guten Tag Anna Beispiel,",
      "10,00",
      "24. November 2026",
      "23. November 2027",
      String(orderId),
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(
      await operate("{ primeMemberships(store: de) { orderId customerId plan priceCents paymentId endsOn } }"),
    ).toEqual({
      primeMemberships: [
        {
          orderId,
          customerId: anna.caller.customer?.customerId,
          plan: "Füller",
          priceCents: 1_000,
          paymentId: "INVOICE",
          endsOn: "2027-11-23",
        },
      ],
    });
  });

  it("PRIME-04: has status, plan, and first and last day, for its owner alone", async () => {
    const [anna, ben] = [await customer(), await customer()];
    const infoOf = (who: Shopper) =>
      who.run(
        '{ getCustomerInfo(url: "/") { primeInfo { status abo startDate endDate } } }',
        "getCustomerInfo",
        v.object({ primeInfo: v.record(v.string(), v.nullable(v.string())) }),
      );
    const ordered = (who: Shopper) =>
      who.run(
        "{ getPrimeMembership { orderId plan price { amount } startDate endDate } }",
        "getPrimeMembership",
        v.nullable(v.looseObject({ orderId: v.string() })),
      );
    const { orderId } = await order(anna);
    expect((await infoOf(anna)).primeInfo).toEqual({
      status: "ACTIVE",
      abo: "Füller",
      startDate: "2026-11-24",
      endDate: "2027-11-23",
    });
    expect((await infoOf(ben)).primeInfo).toEqual({ status: "NONE", abo: null, startDate: null, endDate: null });
    expect(await ordered(anna)).toEqual({
      orderId,
      plan: "Füller",
      price: { amount: 1_000 },
      startDate: "2026-11-24",
      endDate: "2027-11-23",
    });
    expect(await ordered(ben)).toBeNull();
    const today = "2026-11-24";
    for (const [endsOn, status] of [
      [today, "ACTIVE"],
      ["2026-11-23", "NONE"],
    ] as const) {
      await database.write`update prime_membership set starts_on = '2025-11-24', ends_on = ${endsOn}`;
      expect([endsOn, (await infoOf(anna)).primeInfo["status"]]).toEqual([endsOn, status]);
    }
  });

  it("PRIME-05: leaves the customer's cart as it is", async () => {
    const anna = await customer();
    await anna.add(102, 2);
    await order(anna);
    expect((await anna.cart()).mergedLineItems).toMatchObject([{ itemId: "102", quantity: 2 }]);
  });

  it("is mailed and stored once, however often and at once it is ordered", async () => {
    const anna = await customer();
    const answers = await Promise.all([order(anna), order(anna), order(anna)]);
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    expect(await mailsTo(database, emailOf(anna))).toHaveLength(1);
  });
});

it("PRIME-02: of two orders that meet, one is refused in words, however late the other is stored", async () => {
  const anna = await customer();
  let answers: Promise<readonly v.InferOutput<typeof orderSchema>[]> = Promise.resolve([]);
  await database.transaction(async (tx) => {
    // Nothing can be stored until both have come as far as they can without it.
    await tx`lock table prime_membership in share row exclusive mode`;
    answers = Promise.all([order(anna), order(anna)]);
    answers.catch(() => undefined);
    const waiting = () => database.read`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(waiting, { timeout: 4_000 }).toHaveLength(2);
  });
  const [first, second] = (await answers).toSorted((a, b) => Number(b.successful) - Number(a.successful));
  expect(first).toMatchObject({ successful: true });
  expect(second).toEqual({ successful: false, errorMessage: "Ihre Mitgliedschaft läuft bereits.", orderId: null });
});

describe("limited memberships (PRIME-03)", () => {
  const limit = (places: number | null, store = "de") =>
    operate("mutation ($s: Store!, $p: Int) { setPrimePlaces(store: $s, places: $p) { successful } }", {
      s: store,
      p: places,
    });

  it("are never more than there are places, also when they are ordered at once", async () => {
    expect(await limit(2)).toEqual({ setPrimePlaces: { successful: true } });
    expect(await isOpen()).toBe(true);
    const people = await Promise.all(Array.from({ length: 5 }, customer));
    const answers = await Promise.all(people.map(order));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(2);
    expect(answers).toContainEqual({
      successful: false,
      errorMessage: expect.stringContaining("Warteliste"),
      orderId: null,
    });
    expect(await isOpen()).toBe(false);
    await limit(null);
    expect(await isOpen()).toBe(true);
    expect([await limit(-1), await limit(1, "ch")]).toEqual([
      { setPrimePlaces: { successful: false } },
      { setPrimePlaces: { successful: false } },
    ]);
  });

  it("are free again from the day after the last one of a membership, and not before", async () => {
    await limit(1);
    expect((await order(await customer())).successful).toBe(true);
    const lastDay = (day: string) =>
      database.write`update prime_membership set starts_on = '2025-11-24', ends_on = ${day}::date`;
    await lastDay("2026-11-24");
    expect([await isOpen(), (await order(await customer())).successful]).toEqual([false, false]);
    await lastDay("2026-11-23");
    expect([await isOpen(), (await order(await customer())).successful]).toEqual([true, true]);
  });

  const wait = async (email: string, honeypot = "") =>
    new Shopper(database, { clock }).change(
      "subscribeToPrimeWaitingList(email: $email, honeypot: $honeypot)",
      "$email: String!, $honeypot: String!",
      { email, honeypot },
    );

  it("OP-M-34, VALID-17: who waits is on a list, once with an email; faults stand at the field", async () => {
    const email = `${randomUUID()}@example.org`;
    const done = { successful: true, generalErrorMessage: null, fieldErrors: [] };
    expect(await wait(email)).toEqual(done);
    expect(await wait(email.toUpperCase())).toEqual({
      ...done,
      successful: false,
      fieldErrors: [{ fieldName: "email", errorMessage: "Diese Adresse steht schon auf der Warteliste." }],
    });
    expect(await wait("erika")).toMatchObject({ successful: false, fieldErrors: [{ fieldName: "email" }] });
    expect(await wait("spam@example.org", "http://spam.example")).toEqual(done);
    expect(
      await operate("{ primeWaitingList(store: de) { email } at: primeWaitingList(store: at) { email } }"),
    ).toEqual({
      primeWaitingList: [{ email }],
      at: [],
    });
  });
});

it("operators set how early members get deals, and visitors see it at once", async () => {
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at)
    values ('de', 101, 700, 10, ${new Date(clock.now().getTime() + 7_200_000)}, ${new Date(clock.now().getTime() + 9_000_000)})`;
  const lead = (minutes: number, store = "de") =>
    operate("mutation ($s: Store!, $m: Int!) { setPrimeDealLead(store: $s, minutes: $m) { successful } }", {
      s: store,
      m: minutes,
    });
  const visitor = await new Shopper(database, { clock }).arrive();
  const shown = () =>
    visitor.run(
      "{ getEarlyDeals { membersFrom startsAt } }",
      "getEarlyDeals",
      v.array(v.object({ membersFrom: v.string(), startsAt: v.string() })),
    );
  const minutesEarly = async () =>
    (await shown()).map(({ membersFrom, startsAt }) => (Date.parse(startsAt) - Date.parse(membersFrom)) / 60_000);
  expect(await minutesEarly()).toEqual([]);
  for (const minutes of [90, 15]) {
    expect(await lead(minutes)).toEqual({ setPrimeDealLead: { successful: true } });
    expect(await minutesEarly()).toEqual([minutes]);
  }
  const refused = { setPrimeDealLead: { successful: false } };
  expect([await lead(-1), await lead(1_441), await lead(1, "ch")]).toEqual([refused, refused, refused]);
});
