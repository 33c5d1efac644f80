import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startTestDatabase, testConfig, testPlatform } from "../../../test/shop-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Mail } from "./mail.ts";
import { deliverMails, sendMail } from "./outbox.service.ts";

const database = await startTestDatabase();
/** A mailbox whose answer the test sets. */
const mailbox = { status: 201, received: [] as { key: string; token: string }[] };
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
  request.on("end", () => {
    const { idempotencyKey } = v.parse(v.looseObject({ idempotencyKey: v.string() }), JSON.parse(body));
    mailbox.received.push({ key: idempotencyKey, token: String(request.headers["x-mailbox-token"]) });
    response.writeHead(mailbox.status).end("{}");
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
// Listening on a port, an address is an AddressInfo.
const port = v.parse(v.object({ port: v.number() }), server.address() satisfies AddressInfo | string | null).port;
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
const config = { ...testConfig, sandbox: { ...testConfig.sandbox, url: `http://127.0.0.1:${port}` } };
const platform = testPlatform({ database, clock, config });

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
  mailbox.status = 201;
  mailbox.received = [];
  await database.write`delete from mail_outbox`;
});

describe("the outbox", () => {
  it("delivers a mail of a committed transaction once, with proof of who sends it", async () => {
    await database.transaction((tx) => sendMail(tx, mail("a"), clock.now()));
    await database.transaction((tx) => sendMail(tx, mail("a"), clock.now()));
    expect([await deliverMails(platform), await deliverMails(platform)]).toEqual([1, 0]);
    expect(mailbox.received).toEqual([{ key: "a", token: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it("keeps the words of a mail with a link no longer than the link lasts", async () => {
    const sent = clock.now();
    for (const key of ["new-password:1", "confirm-email:1", "order:1"])
      await database.transaction((tx) => sendMail(tx, mail(key), sent));
    const kept = async (after: number) => {
      await deliverMails({ ...platform, clock: { now: () => new Date(sent.getTime() + after) } });
      const rows = await database.write`
        select idempotency_key as key from mail_outbox where message->>'text' <> '' order by idempotency_key`;
      return rows.map(({ key }) => String(key));
    };
    expect(await kept(0)).toEqual(["confirm-email:1", "new-password:1", "order:1"]);
    expect(await kept(3_600_000)).toHaveLength(3);
    expect(await kept(3_600_001)).toEqual(["order:1"]);
  });

  it("delivers nothing of a transaction that was rolled back", async () => {
    const rolledBack = database.transaction(async (tx) => {
      await sendMail(tx, mail("b"), clock.now());
      throw new Error("no order");
    });
    await expect(rolledBack).rejects.toThrow("no order");
    expect(await deliverMails(platform)).toBe(0);
  });

  it("tries again later while the mailbox is out of order", async () => {
    await sendMail(database.write, mail("c"), clock.now());
    mailbox.status = 503;
    expect(await deliverMails(platform)).toBe(0);
    mailbox.status = 201;
    expect(await deliverMails(platform)).toBe(0);
    clock.advance(1_001);
    expect(await deliverMails(platform)).toBe(1);
    expect(mailbox.received).toHaveLength(2);
  });

  it("delivers each mail once when several processes deliver at the same time", async () => {
    for (let index = 0; index < 10; index += 1) await sendMail(database.write, mail(`d${index}`), clock.now());
    const delivered = await Promise.all([deliverMails(platform), deliverMails(platform), deliverMails(platform)]);
    expect([
      delivered.reduce((sum, count) => sum + count, 0),
      new Set(mailbox.received.map(({ key }) => key)).size,
      mailbox.received.length,
    ]).toEqual([10, 10, 10]);
  });
});
