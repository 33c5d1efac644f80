import { beforeEach, expect, it } from "vitest";
import * as v from "valibot";
import { newAccount } from "../../test/accounts.ts";
import { startBackoffice } from "../../test/backoffice-fixture.ts";
import { mailsTo } from "../../test/mails.ts";
import { testPlatform } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { wakeWaiting } from "./waking.service.ts";

const { database, operate } = await startBackoffice();
await database.write`insert into prime_offer (store, item_id, duration_months, places) values ('de', 101, 12, 0)`;
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
const platform = testPlatform({ database, clock });
const day = 86_400_000;
beforeEach(async () => {
  for (const table of ["prime_membership", "prime_waiting", "mail_outbox"])
    await database.write`delete from ${database.write(table)}`;
});

const places = (count: number | null) => database.write`update prime_offer set places = ${count}`;
const wait = async (email: string) => {
  clock.advance(1_000);
  const call = `mutation { subscribeToPrimeWaitingList(email: "${email}", honeypot: "") { successful } }`;
  const { successful } = await new Shopper(database, { clock }).run(
    call,
    "subscribeToPrimeWaitingList",
    v.object({ successful: v.boolean() }),
  );
  return successful;
};
const informed = async (...emails: readonly string[]) =>
  (await Promise.all(emails.map(async (email) => (await mailsTo(database, email)).length))).join(" ");

it("those who wait are informed once when there is a place, who has waited longest first; the next after two days", async () => {
  await places(0);
  const all = ["a@example.org", "b@example.org", "c@example.org"] as const;
  for (const email of all) expect(await wait(email)).toBe(true);
  expect(await wakeWaiting(platform)).toBe(0);
  await places(1);
  // Two processes look at the same time.
  const counts = await Promise.all([wakeWaiting(platform), wakeWaiting(platform)]);
  expect(counts[0] + counts[1]).toBe(1);
  expect(await informed(...all)).toBe("1 0 0");
  const [mail] = await mailsTo(database, all[0]);
  expect(mail?.text).toContain("http://localhost:3000/prime/");
  clock.advance(2 * day - 2_000);
  expect(await wakeWaiting(platform)).toBe(0);
  clock.advance(2_000);
  expect(await wakeWaiting(platform)).toBe(1);
  expect(await informed(...all)).toBe("1 1 0");
  expect(await operate("{ primeWaitingList { email } }")).toEqual({ primeWaitingList: [{ email: all[2] }] });
});

it("a place that was taken is none; without a limit all are informed, and who was may ask again", async () => {
  await places(1);
  const anna = await newAccount(database, {}, { clock });
  await anna.chooseAddress();
  const order = 'mutation { submitPrimeSubscription(paymentId: "INVOICE") { successful } }';
  await anna.run(order, "submitPrimeSubscription", v.object({ successful: v.literal(true) }));
  await wait("d@example.org");
  expect(await wakeWaiting(platform)).toBe(0);
  await places(null);
  expect(await wakeWaiting(platform)).toBe(1);
  expect(await wait("d@example.org")).toBe(true);
  expect(await wait("d@example.org")).toBe(false);
  expect(await wakeWaiting(platform)).toBe(1);
  expect(await informed("d@example.org")).toBe("2");
});

it("a membership of another store takes no place of this one", async () => {
  await places(1);
  const { caller } = await newAccount(database, {}, { clock });
  await database.write`
    insert into prime_membership (customer_id, store, plan, price_cents, vat_basis_points, payment_id, starts_on, ends_on,
      ordered_at)
    values (${caller.customer?.customerId ?? ""}, 'at', 'Prime', 3990, 2000, 'INVOICE', '2026-11-01', '2027-10-31', now())`;
  await wait("e@example.org");
  expect(await wakeWaiting(platform)).toBe(1);
});

it("a place of one store is announced to those who wait for that store", async () => {
  await places(1);
  await database.write`insert into prime_offer (store, item_id, duration_months, places) values ('at', 101, 12, 0)`;
  await database.write`
    insert into prime_waiting (email, store, language, requested_at)
    values ('f@example.org', 'at', 'de-AT', ${new Date(clock.now().getTime() - day)})`;
  await wait("g@example.org");
  expect(await wakeWaiting(platform)).toBe(1);
  expect(await informed("f@example.org", "g@example.org")).toBe("0 1");
  await database.write`delete from prime_offer where store = 'at'`;
});

it("those who were informed of a place in another store keep none of this one", async () => {
  await places(1);
  await database.write`
    insert into prime_waiting (email, store, language, requested_at, woken_at)
    values ('h@example.org', 'at', 'de-AT', ${clock.now()}, ${clock.now()})`;
  await wait("i@example.org");
  expect(await wakeWaiting(platform)).toBe(1);
});
