import { beforeEach, expect, it } from "vitest";
import { anAddressOf } from "../../../test/cart-parts.ts";
import { startMailServer } from "../../../test/mail-server.ts";
import { typedNames } from "../../../test/names.ts";
import { aLine, anOrder } from "../../../test/order-draft.ts";
import { orderMail } from "../mail/order-mail.ts";
import { createMailer } from "./mailer.ts";

const server = await startMailServer();
const mailer = server.mailer();
const createdAt = new Date("2026-11-24T10:00:00Z");
const link = `https://shop.example/newsletter/ende/?token=${"x".repeat(300)}`;
const message = {
  to: "anna@example.org",
  from: "Chalkbox <shop@chalkbox.example>",
  subject: "Ihre Bestellung 40012345 – Größe „M“",
  html: "<p>Grüße</p>",
  text: "Grüße\n\nIhr Chalkbox",
  language: "de-CH",
  reference: "40012345",
  idempotencyKey: "order-confirmation:40012345",
  headers: { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
};

beforeEach(() => {
  server.received = [];
});

it("sends text and HTML, both names, and every header as it is, however long", async () => {
  expect(await mailer.send({ message, createdAt })).toEqual({ kind: "delivered" });
  const [mail] = server.received;
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ originalKey, value }) => [originalKey, value]));
  expect(mail).toMatchObject({
    from: { name: "Chalkbox", address: "shop@chalkbox.example" },
    to: [{ name: "", address: "anna@example.org" }],
    subject: message.subject,
  });
  expect([mail?.text?.trimEnd(), mail?.html?.trimEnd()]).toEqual([message.text, message.html]);
  expect(headers).toMatchObject({
    ...message.headers,
    "Content-Language": "de-CH",
    "Auto-Submitted": "auto-generated",
    "X-Reference": "40012345",
  });
  expect(JSON.stringify(mail?.headers)).not.toContain("order-confirmation");
});

it.each(typedNames)("brings a name in %s letters as typed: %s %s", async (_, firstName, lastName) => {
  const name = `${firstName} ${lastName}`;
  const billingAddress = anAddressOf({ firstName, lastName, company: lastName });
  const written = orderMail(anOrder({ billingAddress }, [aLine({ name })]));
  const subject = `${name} – ${name} – ${name}: Bestellung`;
  await mailer.send({ message: { ...written, subject }, createdAt });
  const [read] = server.received;
  const lines = (text = "") => text.trimEnd().split(/\r?\n/);
  expect(read?.subject).toBe(subject);
  expect(lines(read?.text)).toEqual(lines(written.text));
  expect(lines(read?.html)).toEqual(lines(written.html));
  for (const part of [read?.text, read?.html]) expect(part).toContain(name);
});

it.each(["anna@example.org, bert@example.org", "anna@example.org\r\nBcc: bert@example.org"])(
  "never makes two recipients of one: %j",
  async (to) => {
    await mailer.send({ message: { ...message, to }, createdAt });
    expect(server.received.flatMap((mail) => [...(mail.to ?? []), ...(mail.bcc ?? [])]).length).toBeLessThanOrEqual(1);
    expect(server.received.flatMap(({ bcc }) => bcc ?? [])).toEqual([]);
  },
);

it("has one id at every try, and another when it was written at another moment", async () => {
  for (const moment of [createdAt, createdAt, new Date(createdAt.getTime() + 1)]) {
    await mailer.send({ message, createdAt: moment });
  }
  const ids = server.received.map(({ messageId }) => messageId);
  expect([ids.length, ids[0] === ids[1], ids[0] === ids[2]]).toEqual([3, true, false]);
});

it("comes from the address that the operator names", async () => {
  const own = createMailer({
    ...server.config,
    mail: { ...server.config.mail, from: "Schulshop <post@shop.example>" },
  });
  await own.send({ message, createdAt });
  own.close();
  expect(server.received).toMatchObject([
    { from: { name: "Schulshop", address: "post@shop.example" }, messageId: expect.stringMatching(/@shop\.example>$/) },
  ]);
});

it("sends nothing without encryption in the live environment", async () => {
  const live = createMailer({ ...server.config, environment: "live" });
  expect(await live.send({ message, createdAt })).toMatchObject({ kind: "failed" });
  live.close();
  expect(server.received).toEqual([]);
});
