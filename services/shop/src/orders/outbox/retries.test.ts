import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startMailServer } from "../../../test/mail-server.ts";
import { startTestDatabase, testConfig, testPlatform } from "../../../test/shop-test.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { createMailer } from "./mailer.ts";
import { deliverMails } from "../../../test/deliver-mails.ts";
import { sendMail, startOutbox } from "./outbox.service.ts";

const database = await startTestDatabase();
const server = await startMailServer();
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
const platform = testPlatform({ database, clock, config: server.config });
const mailer = server.mailer();
const mail = {
  to: "anna@example.org",
  from: "shop@example.org",
  subject: "Hallo",
  html: "<p>Hallö</p>",
  text: "Hallö",
  language: "de-DE",
  reference: "1",
};
const send = (idempotencyKey: string, subject = "Hallo") =>
  sendMail(database.write, { ...mail, subject, idempotencyKey }, clock.now());
const stateSchema = v.object({
  tries: v.number(),
  isSent: v.boolean(),
  isRefused: v.boolean(),
  lastFault: v.nullable(v.string()),
  wait: v.number(),
});
async function state() {
  const [row] = await database.write`
    select tries, sent_at is not null as is_sent, undeliverable_at is not null as is_refused, last_fault,
      (extract(epoch from next_try_at - ${clock.now()}::timestamptz) * 1000)::int as wait from mail_outbox`;
  return v.parse(stateSchema, row);
}

beforeEach(async () => {
  Object.assign(server, { received: [], refusal: null, isCutAfterContent: false, holding: null });
  await database.write`delete from mail_outbox`;
});

describe("a mail that was not delivered", () => {
  it("is tried again after a second, five, half a minute, two and ten minutes, and then every ten minutes", async () => {
    await send("a");
    server.refusal = { at: "recipient", answer: { code: 451, words: "later" } };
    for (const [index, wait] of [1_000, 5_000, 30_000, 120_000, 600_000, 600_000, 600_000].entries()) {
      expect(await deliverMails(platform, mailer)).toBe(0);
      const lastFault = "451 later";
      expect(await state()).toEqual({ tries: index + 1, isSent: false, isRefused: false, lastFault, wait });
      clock.advance(wait - 1);
      await deliverMails(platform, mailer);
      expect((await state()).tries).toBe(index + 1);
      clock.advance(1);
    }
    server.refusal = null;
    expect(await deliverMails(platform, mailer)).toBe(1);
    expect(await state()).toMatchObject({ tries: 8, isSent: true, lastFault: null });
    expect(await deliverMails(platform, mailer)).toBe(0);
  });

  it.each([
    ["recipient", 550, true],
    ["recipient", 450, false],
    ["recipient", 530, false],
    ["content", 554, true],
    ["content", 452, false],
    ["login", 535, false],
    ["login", 454, false],
  ] as const)("that the server refuses at the %s with %i: is it for good? %s", async (at, code, isRefused) => {
    await send("b");
    server.refusal = { at, answer: { code, words: "in these words" } };
    expect(await deliverMails(platform, server.mailer())).toBe(0);
    expect(await state()).toMatchObject({ tries: 1, isSent: false, isRefused, lastFault: `${code} in these words` });
    server.refusal = null;
    clock.advance(86_400_000);
    expect(await deliverMails(platform, server.mailer())).toBe(isRefused ? 0 : 1);
  });

  it("does not hold up the others", async () => {
    const nowhere = createMailer(testConfig);
    await send("c", "first");
    expect(await deliverMails(platform, nowhere)).toBe(0);
    expect((await state()).lastFault).toMatch(/ECONNREFUSED/);
    nowhere.close();
    await send("d", "second");
    expect(await deliverMails(platform, mailer)).toBe(1);
    expect(server.received.map(({ subject }) => subject)).toEqual(["second"]);
  });

  it("because the line was cut once the server had it comes again as the same mail", async () => {
    await send("e");
    server.isCutAfterContent = true;
    expect(await deliverMails(platform, mailer)).toBe(0);
    expect(await state()).toMatchObject({ isSent: false, isRefused: false, wait: 1_000 });
    server.isCutAfterContent = false;
    clock.advance(1_000);
    expect(await deliverMails(platform, mailer)).toBe(1);
    const [first, second] = server.received.map(({ messageId }) => messageId);
    expect([server.received.length, first, /^<[\w-]{43}@chalkbox\.example>$/.test(first ?? "")]).toEqual([
      2,
      second,
      true,
    ]);
  });

  it("because the server answers too late comes again as the same mail", async () => {
    await send("f");
    let answer = () => undefined as void;
    server.holding = new Promise((resolve) => (answer = resolve));
    expect(await deliverMails(platform, server.mailer(300))).toBe(0);
    expect((await state()).isSent).toBe(false);
    answer();
    server.holding = null;
    clock.advance(1_000);
    expect(await deliverMails(platform, mailer)).toBe(1);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(server.received).toHaveLength(2);
  });

  it("is claimed for as long as the server may take, so that a crash leaves it due again", async () => {
    await send("g");
    // The process ends while the server has it: nothing is noted after the answer.
    let calls = 0;
    const clockThatDies = {
      now: () => {
        calls += 1;
        if (calls > 1) throw new Error("killed");
        return clock.now();
      },
    };
    const outcome = deliverMails({ ...platform, clock: clockThatDies }, mailer);
    await expect(outcome).rejects.toMatchObject({ cause: new Error("killed") });
    expect([server.received.length, await state()]).toEqual([
      1,
      { tries: 1, isSent: false, isRefused: false, lastFault: null, wait: 20_500 },
    ]);
  });
});

describe("a delivery", () => {
  it("is of the oldest first, four at a time at most, and of none once the shop stops", async () => {
    const subjects = ["first", "second", "third", "fourth", "fifth", "sixth"];
    for (const subject of subjects) {
      await send(subject, subject);
      clock.advance(1);
    }
    const own = server.mailer();
    const before = server.connections;
    expect(await deliverMails(platform, own, AbortSignal.abort())).toBe(0);
    expect(server.received).toEqual([]);
    let answer = () => undefined as void;
    server.holding = new Promise((resolve) => (answer = resolve));
    const delivering = deliverMails(platform, own, new AbortController().signal);
    await vi.waitUntil(() => server.received.length === 4);
    const claimed = await database.write`
      select message->>'subject' as subject from mail_outbox where tries > 0 order by created_at`;
    expect(claimed.map(({ subject }) => String(subject))).toEqual(subjects.slice(0, 4));
    answer();
    expect(await delivering).toBe(6);
    expect(new Set(server.received.map(({ subject }) => subject))).toEqual(new Set(subjects));
    expect(server.received).toHaveLength(6);
    expect(server.connections - before).toBe(4);
  });

  it("that the server is slow with holds up none that is written meanwhile", async () => {
    await send("slow");
    server.holding = new Promise(() => undefined);
    const outbox = startOutbox(platform);
    await vi.waitUntil(() => server.received.length === 1, { timeout: 10_000 });
    server.holding = null;
    await send("quick", "second");
    const isQuickSent = async () => {
      const [row] = await database.write`
        select count(*)::int as count from mail_outbox where idempotency_key = 'quick' and sent_at is not null`;
      return row?.["count"] === 1;
    };
    await vi.waitUntil(isQuickSent, { timeout: 10_000 });
    await outbox.stop();
    const [slow] = await database.write`
      select sent_at, last_fault is null as is_under_way from mail_outbox where idempotency_key = 'slow'`;
    // The shop waited for the end of the one under way, and noted it.
    expect(slow).toMatchObject({ sentAt: null, isUnderWay: false });
  });

  it("of which nothing was noted is due again as the same mail, each of those at once", async () => {
    for (const key of ["l", "m", "n", "o"]) await send(key);
    let isKilled = false;
    const clockThatDies = {
      now: () => {
        if (isKilled) throw new Error("killed");
        return clock.now();
      },
    };
    let answer = () => undefined as void;
    server.holding = new Promise((resolve) => (answer = resolve));
    const outcome = deliverMails({ ...platform, clock: clockThatDies }, server.mailer()).catch(
      (error: unknown) => error,
    );
    await vi.waitUntil(() => server.received.length === 4);
    isKilled = true;
    answer();
    expect(await outcome).toMatchObject({ cause: new Error("killed") });
    server.holding = null;
    expect(await deliverMails(platform, mailer)).toBe(0);
    clock.advance(20_500);
    expect(await deliverMails(platform, mailer)).toBe(4);
    expect([server.received.length, new Set(server.received.map(({ messageId }) => messageId)).size]).toEqual([8, 4]);
  });

  it("under way ends with the shop, and the mail stays due", async () => {
    await send("j");
    const stopping = new AbortController();
    server.holding = new Promise(() => undefined);
    const delivering = deliverMails(platform, server.mailer(), stopping.signal);
    await vi.waitUntil(() => server.received.length === 1);
    stopping.abort();
    expect([await delivering, (await state()).isSent]).toEqual([0, false]);
  });

  it("is begun twice a second until the shop stops", async () => {
    await send("k");
    const deliverFor = async (milliseconds: number, mails: number) => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const outbox = startOutbox(platform);
      await vi.advanceTimersByTimeAsync(milliseconds);
      vi.useRealTimers();
      await vi.waitUntil(() => server.received.length >= mails, { timeout: 10_000 });
      await outbox.stop();
      return server.received.length;
    };
    expect([await deliverFor(499, 0), await deliverFor(500, 1)]).toEqual([0, 1]);
  });
});
