import { beforeEach, describe, expect, it } from "vitest";
import { startMailServer } from "../../../test/mail-server.ts";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import type { Mail } from "./mail.ts";
import { deliverMails } from "../../../test/deliver-mails.ts";
import { sendMail } from "./outbox.service.ts";

const database = await startTestDatabase();
const server = await startMailServer();
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
const platform = testPlatform({ database, clock, config: server.config });
const mailer = server.mailer();

const mail = (idempotencyKey: string): Mail => ({
  to: "anna@example.org",
  from: "shop@example.org",
  subject: "Hallo",
  html: "<p>Hallo</p>",
  text: "Hallo",
  language: "de-DE",
  reference: "1",
  idempotencyKey,
});

beforeEach(async () => {
  Object.assign(server, { received: [], refusal: null });
  await database.write`delete from mail_outbox`;
});

describe("the outbox", () => {
  it("delivers a mail of a committed transaction once", async () => {
    await database.transaction((tx) => sendMail(tx, mail("a"), clock.now()));
    await database.transaction((tx) => sendMail(tx, mail("a"), clock.now()));
    expect([await deliverMails(platform, mailer), await deliverMails(platform, mailer)]).toEqual([1, 0]);
    expect(server.received).toHaveLength(1);
  });

  it("keeps the words of a mail with a link no longer than the link lasts, taken or refused", async () => {
    const sent = clock.now();
    for (const key of ["new-password:1", "confirm-email:1", "order:1"])
      await database.transaction((tx) => sendMail(tx, mail(key), sent));
    const kept = async (after: number) => {
      await deliverMails({ ...platform, clock: { now: () => new Date(sent.getTime() + after) } }, mailer);
      const rows = await database.write`
        select idempotency_key as key from mail_outbox where message->>'text' <> '' order by idempotency_key`;
      return rows.map(({ key }) => String(key));
    };
    expect(await kept(0)).toEqual(["confirm-email:1", "new-password:1", "order:1"]);
    server.refusal = { at: "recipient", answer: { code: 550, words: "no such mailbox" } };
    await database.transaction((tx) => sendMail(tx, mail("new-password:2"), sent));
    expect(await kept(0)).toHaveLength(4);
    expect(await kept(3_600_000)).toHaveLength(4);
    expect(await kept(3_600_001)).toEqual(["order:1"]);
  });

  it("delivers nothing of a transaction that was rolled back", async () => {
    const rolledBack = database.transaction(async (tx) => {
      await sendMail(tx, mail("b"), clock.now());
      throw new Error("no order");
    });
    await expect(rolledBack).rejects.toThrow("no order");
    expect(await deliverMails(platform, mailer)).toBe(0);
  });

  it("delivers each mail once when several processes deliver at the same time", async () => {
    for (let index = 0; index < 10; index += 1) await sendMail(database.write, mail(`d${index}`), clock.now());
    const delivered = await Promise.all([1, 2, 3].map(() => deliverMails(platform, server.mailer())));
    expect([
      delivered.reduce((sum, count) => sum + count, 0),
      new Set(server.received.map(({ messageId }) => messageId)).size,
      server.received.length,
    ]).toEqual([10, 10, 10]);
  });
});
