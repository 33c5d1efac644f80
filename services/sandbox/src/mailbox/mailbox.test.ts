import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testConfig } from "../../test/fixtures.ts";
import { sendMail } from "../../test/mail.ts";
import { startTestSandbox } from "../../test/shopper.ts";
import type { TestSandbox } from "../../test/shopper.ts";
import { createMessageStore, openMailboxDatabase } from "./messages.store.ts";

const mail = {
  to: "anna@example.org",
  from: "Chalkbox <shop@chalkbox.example>",
  subject: "Ihre Bestellung 40012345",
  html: "<p>Vielen Dank!</p>",
  text: "Vielen Dank!",
  language: "de-DE",
  reference: "40012345",
  idempotencyKey: "<40012345@chalkbox.example>",
  headers: { "List-Unsubscribe": "<https://shop.example/end/?token=1>" },
};

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

/** Sends a mail as the shop does. @returns its id in the mailbox */
async function deliver(changes: Partial<typeof mail> = {}): Promise<string> {
  const sent = { ...mail, ...changes };
  await sendMail(sandbox.smtpPort, sent);
  const database = openMailboxDatabase(sandbox.config.dataDir);
  const all = createMessageStore(database, 500).list("", 500);
  database.close();
  return all.find(({ idempotencyKey }) => idempotencyKey === sent.idempotencyKey)?.id ?? "not received";
}

describe("receiving mail", () => {
  test("keeps one mail a Message-ID, with all that it says", async () => {
    const id = await deliver();
    expect(await deliver({ subject: "sent again" })).toBe(id);
    const answer = await (await sandbox.get("/mailbox/messages.json?to=ANNA@example.org")).json();
    expect(answer).toEqual({ messages: [{ ...mail, id, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) }] });
  });

  test("keeps a mailbox of an earlier version", () => {
    const folder = `${sandbox.config.dataDir}/earlier`;
    const earlier = openMailboxDatabase(folder);
    earlier.exec("alter table message drop column headers");
    earlier.close();
    const store = createMessageStore(openMailboxDatabase(folder), 3);
    store.add(mail, new Date());
    expect(store.list("", 1)).toMatchObject([{ headers: mail.headers }]);
  });
});

describe("reading mail", () => {
  test("lists the newest first and filters by recipient", async () => {
    await deliver({ idempotencyKey: "<1@a>", subject: "First" });
    await deliver({ idempotencyKey: "<2@a>", subject: "Second", to: "bert@example.org" });
    const all = await (await sandbox.get("/mailbox/")).text();
    expect(all.indexOf("Second")).toBeLessThan(all.indexOf("First"));
    const filtered = await (await sandbox.get("/mailbox/?to=bert%40")).text();
    expect([filtered.includes("Second"), filtered.includes("First")]).toEqual([true, false]);
    expect(await (await sandbox.get("/mailbox/?to=%25")).text()).toContain("No mail to this address");
  });

  test("hostile fields are text on our pages", async () => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
    const id = await deliver({ subject: hostile, text: `</pre>${hostile}`, reference: hostile });
    for (const path of ["/mailbox/", `/mailbox/${id}`, `/mailbox/?to=${encodeURIComponent(hostile)}`]) {
      const page = await (await sandbox.get(path)).text();
      expect(page).not.toMatch(/<img|<script>/);
    }
  });

  test("hostile markup is shown without scripts, forms, origin or foreign pictures", async () => {
    const id = await deliver({
      html: "<!DOCTYPE html><html><script>parent.x()</script><form action=//evil.test></form>",
    });
    const frame = /<iframe[^>]*>/.exec(await (await sandbox.get(`/mailbox/${id}`)).text())?.[0] ?? "";
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const content = await sandbox.get(`/mailbox/${id}/content`);
    const policy = content.headers.get("content-security-policy") ?? "";
    for (const rule of [
      "default-src 'none'",
      "form-action 'none'",
      "sandbox allow-popups allow-popups-to-escape-sandbox",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
    expect(content.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test("an unknown mail is a 404 page", async () => {
    expect((await sandbox.get("/mailbox/unknown")).status).toBe(404);
  });
});

describe("access", () => {
  const token = "operator-token-of-a-test";
  const paths = ["/mailbox/", "/mailbox/messages.json", "/mailbox/unknown", "/mailbox/unknown/content"];
  const basic = (text: string): string => `Basic ${Buffer.from(text).toString("base64")}`;

  async function restart(environment: Readonly<Record<string, string>>): Promise<void> {
    await sandbox.stop();
    sandbox = await startTestSandbox(testConfig({}, environment));
  }
  const statuses = (authorization?: string): Promise<number[]> =>
    Promise.all(
      paths.map(async (path) => {
        const response = await fetch(sandbox.origin + path, {
          headers: authorization === undefined ? {} : { authorization },
        });
        return response.status;
      }),
    );

  test.each(["dev", "staging", "integ"])("in %s mails are read with the operator token only", async (environment) => {
    await restart({ CHALKBOX_ENV: environment, OPERATOR_TOKEN: token });
    await deliver();
    const refused = [undefined, "Bearer", `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, basic(token + "x")];
    for (const wrong of refused) expect([wrong, await statuses(wrong)]).toEqual([wrong, [401, 401, 401, 401]]);
    for (const right of [`Bearer ${token}`, basic(`anyone:${token}`)]) {
      expect(await statuses(right)).toEqual([200, 200, 404, 404]);
    }
    const refusal = await sandbox.get("/mailbox/messages.json");
    expect(refusal.headers.get("www-authenticate")).toMatch(/^Basic /);
    expect(await refusal.text()).not.toContain("anna@example.org");
  });

  test.each([
    ["live, whatever token is set", { CHALKBOX_ENV: "live", OPERATOR_TOKEN: token }],
    ["an environment without an operator token", { CHALKBOX_ENV: "staging" }],
  ])("the mailbox is off in %s: no mail is read, none is taken", async (_where, environment) => {
    await restart(environment);
    expect(await statuses(`Bearer ${token}`)).toEqual([404, 404, 404, 404]);
    expect(sandbox.smtpPort).toBeNull();
    expect(await (await sandbox.get("/")).text()).not.toContain("/mailbox/");
  });
});

test("the store drops the oldest mails beyond its capacity", () => {
  const database = openMailboxDatabase(`${sandbox.config.dataDir}/capacity`);
  const store = createMessageStore(database, 3);
  for (const key of ["1", "2", "2", "3", "4", "5"]) store.add({ ...mail, idempotencyKey: key }, new Date());
  expect(store.list("", 10).map((message) => message.idempotencyKey)).toEqual(["5", "4", "3"]);
  database.close();
});
