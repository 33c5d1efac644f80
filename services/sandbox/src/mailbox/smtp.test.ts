import { connect } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { merchantId, secret } from "../../test/fixtures.ts";
import { sendMail } from "../../test/mail.ts";
import { startTestSandbox } from "../../test/shopper.ts";
import type { TestSandbox } from "../../test/shopper.ts";

const mail = {
  to: "anna@example.org",
  from: "Chalkbox <shop@chalkbox.example>",
  subject: "Grüße",
  html: "<p>Grüße</p>",
  text: "Grüße",
  language: "de-DE",
  reference: "",
  idempotencyKey: "<1@chalkbox.example>",
  headers: {},
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const kept = async (): Promise<string> => (await sandbox.get("/mailbox/messages.json")).text();

test.each([
  ["without a name and a secret", {}, null, 530],
  ["with a wrong secret", {}, { user: merchantId, pass: `${secret}x` }, 535],
  ["of another merchant", {}, { user: "other", pass: secret }, 535],
  ["to two", { to: "anna@example.org, bert@example.org" }, undefined, undefined],
  ["of more than 1 MiB", { html: "x".repeat(1_100_000) }, undefined, undefined],
  ["without a subject", { subject: "" }, undefined, 554],
  ["in no language", { language: "German" }, undefined, 554],
])("refuses a mail %s", async (_what, changes, auth, responseCode) => {
  const sent = sendMail(sandbox.smtpPort, { ...mail, ...changes }, auth);
  if (responseCode === undefined) await sent.catch(() => undefined);
  else await expect(sent).rejects.toMatchObject({ responseCode });
  expect(await kept()).toBe('{"messages":[]}');
});

test("takes a secret in no way in which it would travel, and nothing before it", async () => {
  const socket = connect(sandbox.smtpPort ?? 0, "127.0.0.1");
  const answer = async (line: string): Promise<string> => {
    socket.write(`${line}\r\n`);
    return String((await once(socket, "data"))[0]);
  };
  await once(socket, "data");
  expect(await answer("EHLO shop.test")).toMatch(/AUTH CRAM-MD5\r\n[^]*SIZE 1048576/);
  expect(await answer("MAIL FROM:<a@example.org>")).toMatch(/^530 /);
  expect(await answer(`AUTH PLAIN ${Buffer.from(`\0${merchantId}\0${secret}`).toString("base64")}`)).toMatch(/^5/);
  socket.destroy();
});

test("shows the domain of an address in its own letters", async () => {
  await sendMail(sandbox.smtpPort, { ...mail, to: "anna@schule-köln.example" });
  expect(await kept()).toContain('"to":"anna@schule-köln.example"');
});

test("logs neither the secret nor a mail's content", async () => {
  await sendMail(sandbox.smtpPort, { ...mail, idempotencyKey: "<2@chalkbox.example>" });
  for (const word of [secret, "Grüße", "anna@"]) expect(sandbox.log()).not.toContain(word);
});
