import { createHmac, hkdfSync } from "node:crypto";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startStub } from "../../../test/http-stub.ts";
import { startTestDatabase, testConfig, testPlatform } from "../../../test/shop-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import { deliverMails, sendMail, startOutbox } from "./outbox.service.ts";

const database = await startTestDatabase();
const mailbox = await startStub();
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
const configOf = (url: string) => ({ ...testConfig, sandbox: { ...testConfig.sandbox, url } });
const platform = testPlatform({ database, clock, config: configOf(`${mailbox.url}/`) });
const mail = {
  to: "anna@example.org",
  from: "shop@example.org",
  subject: "Hallo",
  html: "<p>Hallö</p>",
  text: "Hallö",
  language: "de-DE",
  reference: "1",
};
const send = (idempotencyKey: string) => sendMail(database.write, { ...mail, idempotencyKey }, clock.now());
const stateSchema = v.object({
  tries: v.number(),
  isSent: v.boolean(),
  lastFault: v.nullable(v.string()),
  wait: v.number(),
});
async function state() {
  const [row] = await database.write`
    select tries, sent_at is not null as is_sent, last_fault,
      (extract(epoch from next_try_at - ${clock.now()}::timestamptz) * 1000)::int as wait from mail_outbox`;
  return v.parse(stateSchema, row);
}

beforeEach(async () => {
  Object.assign(mailbox, { status: 201, headers: {}, requests: [] });
  await database.write`delete from mail_outbox`;
});

describe("a mail that was not delivered", () => {
  it("is tried again after a second, five, half a minute, two and ten minutes, and then every ten minutes", async () => {
    await send("a");
    mailbox.status = 503;
    for (const [index, wait] of [1_000, 5_000, 30_000, 120_000, 600_000, 600_000, 600_000].entries()) {
      expect(await deliverMails(platform)).toBe(0);
      expect(await state()).toEqual({ tries: index + 1, isSent: false, lastFault: "status 503", wait });
      clock.advance(wait - 1);
      await deliverMails(platform);
      expect(mailbox.requests).toHaveLength(index + 1);
      clock.advance(1);
    }
    mailbox.status = 200;
    expect(await deliverMails(platform)).toBe(1);
    expect(await state()).toMatchObject({ tries: 8, isSent: true, lastFault: null });
    expect(await deliverMails(platform)).toBe(0);
  });

  it("does not hold up the others", async () => {
    const nowhere = testPlatform({ database, clock, config: configOf("http://127.0.0.1:9") });
    await send("b");
    expect(await deliverMails(nowhere)).toBe(0);
    expect((await state()).lastFault).toBe("TypeError");
    await send("c");
    expect(await deliverMails(platform)).toBe(1);
    expect(mailbox.requests.map(({ body }) => JSON.parse(body))).toEqual([{ ...mail, idempotencyKey: "c" }]);
  });

  it("is a redirect of the mailbox", async () => {
    await send("d");
    Object.assign(mailbox, { status: 302, headers: { location: "/" } });
    expect(await deliverMails(platform)).toBe(0);
    expect([(await state()).lastFault, mailbox.requests.length]).toEqual(["status 302", 1]);
  });

  it("is claimed for as long as the mailbox may take, so that a crash leaves it due again", async () => {
    await send("e");
    // The process ends while the mailbox has it: nothing is noted after the answer.
    let calls = 0;
    const clockThatDies = {
      now: () => {
        calls += 1;
        if (calls > 1) throw new Error("killed");
        return clock.now();
      },
    };
    await expect(deliverMails({ ...platform, clock: clockThatDies })).rejects.toThrow("killed");
    expect([mailbox.requests.length, await state()]).toEqual([
      1,
      { tries: 1, isSent: false, lastFault: null, wait: 5_500 },
    ]);
  });
});

describe("a delivery", () => {
  it("is a signed message to the mailbox", async () => {
    await send("f");
    await deliverMails(platform);
    const [request] = mailbox.requests;
    const key = Buffer.from(hkdfSync("sha256", testConfig.payment.secret, "chalkbox/card-payments/v1", "mailbox", 32));
    expect(request).toMatchObject({
      method: "POST",
      url: "/mailbox/messages",
      headers: {
        "content-type": "application/json",
        "x-mailbox-token": createHmac("sha256", key)
          .update(request?.body ?? "")
          .digest("hex"),
      },
    });
  });

  it("is of the oldest first, and of none once the shop stops", async () => {
    await send("g");
    clock.advance(1);
    await send("h");
    expect(await deliverMails(platform, AbortSignal.abort())).toBe(0);
    expect(mailbox.requests).toEqual([]);
    expect(await deliverMails(platform, new AbortController().signal)).toBe(2);
    expect(
      mailbox.requests.map(
        ({ body }) => v.parse(v.looseObject({ idempotencyKey: v.string() }), JSON.parse(body)).idempotencyKey,
      ),
    ).toEqual(["g", "h"]);
  });

  it("is begun twice a second until the shop stops", async () => {
    await send("i");
    const deliverFor = async (milliseconds: number, mails: number) => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const outbox = startOutbox(platform);
      await vi.advanceTimersByTimeAsync(milliseconds);
      vi.useRealTimers();
      await vi.waitUntil(() => mailbox.requests.length >= mails, { timeout: 10_000 });
      await outbox.stop();
      return mailbox.requests.length;
    };
    expect([await deliverFor(499, 0), await deliverFor(500, 1)]).toEqual([0, 1]);
  });
});
