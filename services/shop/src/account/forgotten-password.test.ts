import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { insertAccount, newAccount } from "../../test/accounts.ts";
import { devicesAt, password } from "../../test/devices.ts";
import { mailsTo, secretIn } from "../../test/mails.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper, type ShopperOptions } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { answerPasswordRequests, forgotPassword } from "./forgotten-password.service.ts";

const database = await startTestDatabase();
const { signIn } = devicesAt(database);
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
const visitor = (options: ShopperOptions = {}) => new Shopper(database, { clock, ...options }).arrive();
const nothing = { email: "", customerNumber: "", phone: "", honeypot: "", triesCount: 1 };
const fine = { successful: true, generalErrorMessage: null, fieldErrors: [] };

async function forget(typed: Partial<typeof nothing>, options: ShopperOptions = {}) {
  const answer = await forgotPassword((await visitor(options)).context(), { ...nothing, ...typed });
  return { answer, sent: () => answerPasswordRequests({ database, clock }) };
}
/** The secret of the link that was mailed last. */
const lastSecret = async (email: string) => secretIn((await mailsTo(database, email)).at(-1));

async function renew(emailToken: string, newPassword = "tafel-2027", newPasswordRepeated = newPassword) {
  return (await visitor()).change(
    "changeForgottenPassword(emailToken: $emailToken, newPassword: $newPassword, newPasswordRepeated: $newPasswordRepeated)",
    "$emailToken: String!, $newPassword: String!, $newPasswordRepeated: String!",
    { emailToken, newPassword, newPasswordRepeated },
  );
}
const isValid = async (emailToken: string) =>
  (await visitor()).run(
    "query ($t: String!) { checkTokenValidity(emailToken: $t) }",
    "checkTokenValidity",
    v.boolean(),
    {
      t: emailToken,
    },
  );

describe("a forgotten password (OP-M-18, AUTH-11)", () => {
  it("is answered with a link by mail, found by email in any case or by customer number", async () => {
    const { email } = await insertAccount(database, { first_name: "Anna" });
    await (await forget({ email: ` ${email.toUpperCase()} ` })).sent();
    const [mail] = await mailsTo(database, email);
    expect(mail?.text).toContain("Guten Tag Anna,");
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/myaccount\/newpassword\/\?token=[\w-]{43}$/);
    const number = randomUUID().slice(0, 12);
    const school = await insertAccount(database, { realm: "b2b", customer_number: number });
    await (await forget({ customerNumber: number }, { store: "b2b", language: "en-DE" })).sent();
    expect((await mailsTo(database, school.email)).map(({ subject }) => subject)).toEqual(["Your new password"]);
  });

  it.each([
    ["de", "Deutschland"],
    ["at", "Österreich"],
    ["ch", "Schweiz"],
  ] as const)("is answered with the face of the store, %s", async (store, name) => {
    const { email } = await insertAccount(database);
    await (await forget({ email }, { store })).sent();
    expect((await mailsTo(database, email))[0]?.html).toContain(name);
  });

  it("does the same work before the answer, whether there is such an account or not", async () => {
    const { email } = await insertAccount(database);
    const work = async (typed: string) => {
      const { answer } = await forget({ email: typed });
      const rows = await database.write`select realm, phone, language, origin, made_at from password_request`;
      const written = await database.write`
        select (select count(*) from account_link)::int as links, (select count(*) from mail_outbox)::int as mails`;
      await database.write`delete from password_request`;
      return { answer, rows: [...rows], written: [...written] };
    };
    const known = await work(email);
    expect(known).toEqual(await work(`not-${email}`));
    expect([known.answer, known.rows.length]).toEqual([fine, 1]);
  });

  it("needs an email or a customer number, each in its form", async () => {
    expect((await forget({})).answer.fieldErrors).toEqual([
      { fieldName: "email", errorMessage: "Bitte geben Sie Ihre E-Mail-Adresse oder Ihre Kundennummer ein." },
    ]);
    const fields = async (typed: Partial<typeof nothing>) =>
      (await forget(typed)).answer.fieldErrors.map(({ fieldName }) => fieldName);
    expect(await fields({ email: "anna" })).toEqual(["email"]);
    expect(await fields({ customerNumber: "1".repeat(81) })).toEqual(["customerNumber"]);
    expect(await fields({ customerNumber: "1", phone: "abc" })).toEqual(["phone"]);
  });

  it("is passed over where the honeypot is filled in, and refused after five tries of a session", async () => {
    const { email } = await insertAccount(database);
    const { answer, sent } = await forget({ email, honeypot: "x" });
    expect([answer, await sent(), await mailsTo(database, email)]).toEqual([fine, 0, []]);
    expect((await forget({ email, triesCount: 5 })).answer).toEqual(fine);
    expect((await forget({ email, triesCount: 6 })).answer.generalErrorMessage).toContain("zu viele Versuche");
    await answerPasswordRequests({ database, clock });
  });

  it("is taken five times in an hour of one visitor, and fills no mailbox", async () => {
    const { email } = await insertAccount(database);
    const anna = await visitor();
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await forgotPassword(anna.context(), { ...nothing, email }));
    expect(answers.map(({ successful }) => successful)).toEqual([true, true, true, true, true, false]);
    expect(await answerPasswordRequests({ database, clock })).toBe(5);
    expect(await mailsTo(database, email)).toHaveLength(3);
  });

  it("has customer service call back who cannot reach their mails", async () => {
    await (await forget({ email: "lost@example.org", phone: "+49 30 1234567" })).sent();
    const [mail] = (await mailsTo(database, "shop@chalkbox.example")).slice(-1);
    expect(mail?.text).toContain("+49 30 1234567");
    expect(mail?.text).toContain("lost@example.org");
  });
});

describe("the link for a new password (OP-M-19, OP-Q-17, AUTH-13)", () => {
  async function withLink() {
    const { email, customerId } = await insertAccount(database);
    await (await forget({ email })).sent();
    return { email, customerId, secret: await lastSecret(email) };
  }

  it("sets it once and signs out all devices; strangers' guesses do not keep the owner waiting", async () => {
    const { email, secret } = await withLink();
    const device = await visitor();
    expect((await signIn(device, email)).successfull).toBe(true);
    expect([await isValid(secret), await isValid("x"), await isValid("")]).toEqual([true, false, false]);
    expect(await renew(secret)).toEqual(fine);
    expect(await isValid(secret)).toBe(false);
    expect((await renew(secret, "tafel-2028")).generalErrorMessage).toContain("gilt nicht mehr");
    const tokens = await database.write`
      select count(*)::int as live from customer_token
      where customer_id = ${device.caller.customer?.customerId ?? ""} and revoked_at is null`;
    expect([...tokens]).toEqual([{ live: 0 }]);
    expect((await signIn(await visitor(), email, password)).successfull).toBe(false);
    expect((await signIn(await visitor(), email, "tafel-2027")).successfull).toBe(true);
    expect((await mailsTo(database, email)).at(-1)?.subject).toBe("Ihr Passwort ist geändert");
  });

  it("VALID-17: stays good while the new password is refused, in words at its field", async () => {
    const { secret } = await withLink();
    expect((await renew(secret, "passwort")).fieldErrors).toEqual([
      { fieldName: "newPassword", errorMessage: expect.stringContaining("leicht zu erraten") },
    ]);
    expect((await renew(secret, "tafel-2027", "tafel-2028")).fieldErrors.map(({ fieldName }) => fieldName)).toEqual([
      "newPasswordRepeated",
    ]);
    expect(await renew(secret)).toEqual(fine);
  });

  it("works for an hour, and is stored as a digest", async () => {
    const { secret } = await withLink();
    const stored = await database.write`select count(*)::int as count from account_link where digest = ${secret}`;
    expect([...stored]).toEqual([{ count: 0 }]);
    clock.advance(60 * 60_000 - 1);
    expect(await isValid(secret)).toBe(true);
    clock.advance(1);
    expect([await isValid(secret), (await renew(secret)).successful]).toEqual([false, false]);
  });

  it("works once, however many use it at the same time", async () => {
    const { secret } = await withLink();
    const answers = await Promise.all([renew(secret, "tafel-1"), renew(secret, "tafel-2"), renew(secret, "tafel-3")]);
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
  });

  it("ends with the password that it was to replace", async () => {
    const email = `${randomUUID()}@example.org`;
    const anna = await newAccount(database, { email }, { clock });
    await (await forget({ email })).sent();
    const secret = await lastSecret(email);
    await anna.change(
      `changePassword(currentPassword: "${password}", newPassword: "tafel-9", newPasswordRepeated: "tafel-9")`,
    );
    expect(await isValid(secret)).toBe(false);
  });
});

describe("several links for a new password (H-98)", () => {
  const linkFor = async (email: string) => {
    await (await forget({ email })).sent();
    return lastSecret(email);
  };

  it("only the newest works", async () => {
    const { email } = await insertAccount(database);
    const others = await linkFor((await insertAccount(database)).email);
    const [first, second, third] = [await linkFor(email), await linkFor(email), await linkFor(email)];
    expect(new Set([first, second, third]).size).toBe(3);
    expect([await isValid(first), await isValid(second), await isValid(third)]).toEqual([false, false, true]);
    for (const old of [first, second]) expect((await renew(old)).successful).toBe(false);
    expect(await isValid(others)).toBe(true);
    // A fourth is not mailed within the hour, and takes nothing from the third.
    expect(await linkFor(email)).toBe(third);
    expect((await renew(third)).successful).toBe(true);
    expect(await isValid(others)).toBe(true);
  });

  it("none works once one was used, the password was changed or the email", async () => {
    const { email } = await insertAccount(database);
    const used = await linkFor(email);
    const open = await linkFor(email);
    expect((await renew(open)).successful).toBe(true);
    for (const link of [used, open]) expect((await renew(link, "tafel-2030")).successful).toBe(false);

    const changed = await newAccount(database, {}, { clock });
    const ownEmail = `${changed.caller.customer?.customerId ?? ""}@example.org`;
    const before = await linkFor(ownEmail);
    const passwords = `currentPassword: "${password}", newPassword: "tafel-2027", newPasswordRepeated: "tafel-2027"`;
    expect((await changed.change(`changePassword(${passwords})`)).successful).toBe(true);
    expect((await renew(before)).successful).toBe(false);

    const moving = await newAccount(database, {}, { clock });
    const oldEmail = `${moving.caller.customer?.customerId ?? ""}@example.org`;
    const toOld = await linkFor(oldEmail);
    const next = `next-${oldEmail}`;
    await moving.change(`updateEmail(email: "${next}", currentPassword: "${password}")`);
    expect(await isValid(toOld)).toBe(true);
    const emailToken = await lastSecret(next);
    expect((await (await visitor()).change(`confirmEmail(emailToken: "${emailToken}")`)).successful).toBe(true);
    expect([await isValid(toOld), (await renew(toOld)).successful]).toEqual([false, false]);
  });

  it("nor does one that gives the account another email: who asked for it knew the password until then", async () => {
    const owner = async () => {
      const who = await newAccount(database, {}, { clock });
      const email = `${who.caller.customer?.customerId ?? ""}@example.org`;
      const other = `other-${email}`;
      await who.change(`updateEmail(email: "${other}", currentPassword: "${password}")`);
      const emailToken = await lastSecret(other);
      const confirm = async () => (await visitor()).change(`confirmEmail(emailToken: "${emailToken}")`);
      return { who, email, confirm };
    };
    const forgot = await owner();
    expect((await renew(await linkFor(forgot.email))).successful).toBe(true);
    expect((await forgot.confirm()).successful).toBe(false);

    const changed = await owner();
    const passwords = `currentPassword: "${password}", newPassword: "tafel-2027", newPasswordRepeated: "tafel-2027"`;
    expect((await changed.who.change(`changePassword(${passwords})`)).successful).toBe(true);
    expect((await changed.confirm()).successful).toBe(false);

    expect((await (await owner()).confirm()).successful).toBe(true);
  });

  it("none works once the email is written in another way", async () => {
    const moving = await newAccount(database, {}, { clock });
    const email = `${moving.caller.customer?.customerId ?? ""}@example.org`;
    const link = await linkFor(email);
    const other = email.toUpperCase();
    expect((await moving.change(`updateEmail(email: "${other}", currentPassword: "${password}")`)).successful).toBe(
      true,
    );
    expect(await isValid(link)).toBe(false);
  });
});
