import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newAccount } from "../../../test/accounts.ts";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { mailsTo } from "../../../test/mails.ts";
import { ask } from "../../../test/orders.ts";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import { goodAddress, Shopper } from "../../../test/shopper.ts";
import { objectBy, objectionLinkIn, objectionShownTo } from "../../../test/strangers.ts";
import { settleCancellations } from "./undo-cancellation.service.ts";

const database = await startTestDatabase();
const begin = new Date("2026-11-24T10:00:00Z");
const clock = fixedClock(begin);
const day = 24 * 3_600_000;
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`insert into prime_offer (store, item_id, duration_months) values ('de', 1001, 12)`;
});
beforeEach(() => clock.advance(begin.getTime() - clock.now().getTime()));

/** Someone with a running membership, by an address of their own. */
async function aMember() {
  const who = await newAccount(database, { first_name: "Anna", last_name: "Beispiel" }, { clock });
  await ask(who, "CheckoutAddBillingAddress", { address: goodAddress });
  const { orderId } = (await ask(who, "SubmitPrimeSubscription", { paymentId: "INVOICE", billingAddressId: null }))[
    "submitPrimeSubscription"
  ];
  const email = `${who.caller.customer?.customerId}@example.org`;
  const contract: string = orderId;
  const membership = async () => (await ask(who, "OrderedMembership"))["getPrimeMembership"];
  return { who, email, contract, membership };
}
const aStranger = () => new Shopper(database, { clock }).arrive();
const typed = (changes: object = {}) => ({
  submissionId: randomUUID(),
  kind: "ORDINARY",
  name: "Anna Beispiel",
  email: `eva-${randomUUID()}@example.org`,
  ...changes,
});
const cancel = async (who: Shopper, cancellation: object) =>
  (await ask(who, "CancelMembership", { cancellation }))["cancelMembership"];
const about = async (address: string, number: string) =>
  (await mailsTo(database, address)).filter(({ text }) => text.includes(number));
const settle = () => settleCancellations(testPlatform({ database, clock }));

describe("§ 312k BGB: the cancellation of a membership", () => {
  it("is receipted at once, by its content, day and time, and its owner reads when the membership ends", async () => {
    const { who, email, membership } = await aMember();
    expect((await membership()).cancelledAt).toBeNull();
    const { receipt, ...result } = await cancel(who, typed({ email, wishedDate: "2027-03-01" }));
    expect(result).toEqual({ successful: true, generalErrorMessage: null, fieldErrors: [] });
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^K-\d+$/),
      declaredAt: begin.toISOString(),
      content: "Hiermit kündige ich, Anna Beispiel, meine Mitgliedschaft Chalkbox Prime zum 01.03.2027.",
      heldUntil: null,
    });
    const mails = await about(email, receipt.number);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(receipt.content);
    expect(mails[0]?.text).toMatch(/am 24\. November 2026 um 11:00:00 bei uns eingegangen/);
    expect(mails[0]?.text).toContain("endet am 23.11.2027");
    expect(objectionLinkIn(mails[0]?.text)).toBe("");
    expect(await membership()).toMatchObject({ cancelledAt: begin.toISOString(), endDate: "2027-11-23" });
  });

  it("C-106: by someone without the login it is held, and only the membership's own address can object", async () => {
    const { email, contract, membership } = await aMember();
    const stranger = await aStranger();
    const given = typed({ contract });
    const { receipt } = await cancel(stranger, given);
    expect(receipt.heldUntil).toBe(new Date(begin.getTime() + day).toISOString());
    const [own] = await about(email, receipt.number);
    const [other] = await about(given.email, receipt.number);
    expect(own?.text).toContain("endet am 23.11.2027");
    expect(other?.text).toContain(receipt.content);
    expect(other?.text).not.toContain("23.11.2027");
    expect(objectionLinkIn(other?.text)).toBe("");
    const link = objectionLinkIn(own?.text);
    expect(await objectionShownTo(stranger, link)).toMatchObject({
      rma: receipt.number,
      kind: "CANCELLATION",
      orderId: contract,
      state: "OPEN",
    });
    expect(await objectBy(stranger, link)).toMatchObject({ successful: true, objection: { state: "OBJECTED" } });
    expect(await objectBy(stranger, link)).toMatchObject({ successful: true });
    for (const address of [email, given.email]) expect(await about(address, receipt.number)).toHaveLength(2);
    clock.advance(day);
    expect(await settle()).toBe(0);
    expect((await membership()).cancelledAt).toBeNull();
  });

  it("counts after 24 hours without an objection, as of the moment that it came", async () => {
    const { email, membership } = await aMember();
    const stranger = await aStranger();
    const { receipt } = await cancel(stranger, typed({ email }));
    clock.advance(day - 1);
    expect([await settle(), (await membership()).cancelledAt]).toEqual([0, null]);
    clock.advance(1);
    expect(await settle()).toBe(1);
    expect((await membership()).cancelledAt).toBe(begin.toISOString());
    const link = objectionLinkIn((await about(email, receipt.number))[0]?.text);
    expect(await objectBy(stranger, link)).toMatchObject({
      successful: false,
      generalErrorMessage: expect.stringContaining("24 Stunden sind vorbei"),
      objection: { state: "OVER" },
    });
  });

  it("C-96: unknown and foreign ones look like those that are found, and the service looks at them", async () => {
    const { contract, email } = await aMember();
    const stranger = await aStranger();
    const shapes = await Promise.all(
      [{ contract }, { contract, name: "Eva Fremd" }, { contract: "1" }, {}].map(async (changes) => {
        const given = typed(changes);
        const answer = await cancel(stranger, given);
        const mails = await about(given.email, answer.receipt.number);
        const same = (text: string) =>
          text.replaceAll(answer.receipt.number, "#").replaceAll(/ \(Bestellung \d+\)|Anna Beispiel|Eva Fremd/g, "");
        return same(JSON.stringify({ ...answer, mails: mails.map(({ text }) => text) }));
      }),
    );
    expect(new Set(shapes).size).toBe(1);
    expect((await mailsTo(database, email)).filter(({ subject }) => subject.includes("K-"))).toHaveLength(1);
    const before = (await mailsTo(database, "info@chalkbox.example")).length;
    clock.advance(day);
    await settle();
    expect((await mailsTo(database, "info@chalkbox.example")).length - before).toBe(3);
  });

  it("for good cause states the reason, which the service reads; it stands in no mail to others", async () => {
    const { who, email, contract } = await aMember();
    const extraordinary = { kind: "EXTRAORDINARY", reason: "Es wurde nie etwas geliefert." };
    const own = await cancel(who, typed({ email, ...extraordinary }));
    expect(own.receipt.content).toContain("aus wichtigem Grund");
    expect(own.receipt.content).toContain("Grund: Es wurde nie etwas geliefert.");
    expect((await about(email, own.receipt.number))[0]?.text).toContain("Es wurde nie etwas geliefert.");
    expect((await about("info@chalkbox.example", own.receipt.number))[0]?.text).toContain("Es wurde nie");
    const given = typed({ contract, ...extraordinary });
    const { receipt } = await cancel(await aStranger(), given);
    for (const address of [email, given.email])
      expect((await about(address, receipt.number))[0]?.text).not.toContain("Es wurde nie");
    expect(await about("info@chalkbox.example", receipt.number)).toEqual([]);
  });

  it("by someone signed in is of their own membership where they name none, and never of theirs in place of another", async () => {
    const { who, email, membership } = await aMember();
    const foreign = await cancel(who, typed({ contract: "1" }));
    expect([await about(email, foreign.receipt.number), (await membership()).cancelledAt]).toEqual([[], null]);
    const other = await aMember();
    const theirs = await cancel(who, typed({ contract: other.contract }));
    expect(theirs.receipt.heldUntil).not.toBeNull();
    expect((await membership()).cancelledAt).toBeNull();
    await cancel(who, typed());
    expect((await membership()).cancelledAt).not.toBeNull();
  });

  it("is one however often it is sent", async () => {
    const { who, email } = await aMember();
    const given = typed({ email });
    const answers = await Promise.all([1, 2, 3].map(() => cancel(who, given)));
    expect(new Set(answers.map(({ receipt }) => receipt.number)).size).toBe(1);
    expect(await about(email, answers[0].receipt.number)).toHaveLength(1);
  });

  it("says which field is wrong, and takes no links and no words in place of a name", async () => {
    const who = await aStranger();
    const fields = async (changes: object) =>
      (await cancel(who, typed(changes))).fieldErrors.map(({ fieldName }: { fieldName: string }) => fieldName);
    expect(await fields({ name: "Gewinn auf www.example.org" })).toEqual(["name"]);
    expect(await fields({ email: "x", contract: "abc" })).toEqual(["contract", "email"]);
    expect(await fields({ wishedDate: "2026-11-31" })).toEqual(["wishedDate"]);
    expect(await fields({ wishedDate: "2026-11-23" })).toEqual(["wishedDate"]);
    expect(await fields({ kind: "EXTRAORDINARY", reason: " " })).toEqual(["reason"]);
    expect(await fields({ submissionId: "1" })).toEqual([]);
  });

  it("is taken from a visitor five times an hour, and by others from a membership five times a day", async () => {
    const { email, contract } = await aMember();
    for (const _ of [1, 2, 3, 4, 5]) await cancel(await aStranger(), typed({ contract }));
    const more = typed({ contract });
    const { receipt } = await cancel(await aStranger(), more);
    expect(await about(email, receipt.number)).toEqual([]);
    expect(await about(more.email, receipt.number)).toHaveLength(1);
    const other = await aMember();
    const strangers = await Promise.all(Array.from({ length: 8 }, aStranger));
    await Promise.all(strangers.map((one) => cancel(one, typed({ contract: other.contract }))));
    expect((await mailsTo(database, other.email)).filter(({ subject }) => subject.includes("K-"))).toHaveLength(5);
    const visitor = await aStranger();
    for (const _ of [1, 2, 3, 4, 5]) await cancel(visitor, typed());
    expect(await cancel(visitor, typed())).toMatchObject({
      successful: false,
      generalErrorMessage: expect.stringContaining("noch einmal"),
      receipt: null,
    });
  });
});
