import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { devicesAt, password } from "../../test/devices.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { mailsTo, secretIn } from "../../test/mails.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper, type ShopperOptions } from "../../test/shopper.ts";
import { accountData } from "./account-data.service.ts";
import { answerPasswordRequests, checkTokenValidity, forgotPassword } from "./forgotten-password.service.ts";
import { isUniqueEmail } from "./registration.service.ts";

const database = await startTestDatabase();
const { signIn, shopper, register } = devicesAt(database);
const begun = new Date("2026-11-24T10:00:00Z");
const anEmail = () => `${randomUUID()}@example.org`;
const Restored = v.object({
  successful: v.boolean(),
  generalErrorMessage: v.nullable(v.string()),
  passwordToken: v.nullable(v.string()),
});

/** Someone whose account got another address, and the link that the address before was sent. */
async function moved(options: ShopperOptions = {}, columns: Readonly<Record<string, unknown>> = {}) {
  const clock = fixedClock(begun);
  const [before, after] = [anEmail(), anEmail()];
  const who = await newAccount(database, { email: before, first_name: "Anna", ...columns }, { clock, ...options });
  const anyone = () => new Shopper(database, { clock, ...options }).arrive();
  const move = async (to: string, secret = password) => {
    const typed = { email: to, password: secret };
    await who.change(
      "updateEmail(email: $email, currentPassword: $password)",
      "$email: String!, $password: String!",
      typed,
    );
    const emailToken = secretIn((await mailsTo(database, to)).findLast(({ text }) => text.includes("/newemail/")));
    const confirm = "confirmEmail(emailToken: $emailToken)";
    expect(await (await anyone()).change(confirm, "$emailToken: String!", { emailToken })).toMatchObject({
      successful: true,
    });
  };
  const linkTo = async (email: string) =>
    (await mailsTo(database, email)).findLast(({ text }) => text.includes("/oldemail/"));
  const restore = async (emailToken: string) =>
    (await anyone()).run(
      "mutation ($emailToken: String!) { restoreEmail(emailToken: $emailToken) { successful generalErrorMessage passwordToken } }",
      "restoreEmail",
      Restored,
      { emailToken },
    );
  const emailNow = async () => (await accountData(who.context()))?.email;
  await move(after);
  return { who, before, after, clock, anyone, move, linkTo, restore, emailNow, mail: await linkTo(before) };
}

/** Sets a new password, with the secret of a link for one. */
async function renew(who: Shopper, emailToken: string, newPassword: string) {
  return who.change(
    "changeForgottenPassword(emailToken: $emailToken, newPassword: $newPassword, newPasswordRepeated: $newPassword)",
    "$emailToken: String!, $newPassword: String!",
    { emailToken, newPassword },
  );
}

describe("the way back to an account whose address was changed (C-106)", () => {
  it("is mailed to the address until then, which gets the account back; all logins and the password end", async () => {
    const { before, after, mail, restore, emailNow, anyone } = await moved();
    const thief = await shopper();
    await signIn(thief, after);
    expect(mail?.subject).toBe("Ihre E-Mail-Adresse ist geändert");
    expect(mail?.text).toContain(after);
    expect(mail?.text).toContain("bis zum 1. Dezember 2026");
    expect(await emailNow()).toBe(after);

    const { successful, passwordToken } = await restore(secretIn(mail));
    expect(successful).toBe(true);
    expect(await emailNow()).toBe(before);
    const live = await database.write`
      select 1 from customer_token where customer_id = ${thief.caller.customer?.customerId ?? ""} and revoked_at is null`;
    expect([...live]).toEqual([]);
    for (const email of [before, after]) expect((await signIn(await shopper(), email)).successfull).toBe(false);
    expect((await mailsTo(database, before)).at(-1)?.subject).toBe("Ihre E-Mail-Adresse gilt wieder");

    expect((await renew(await anyone(), passwordToken ?? "", "tafel-2029")).successful).toBe(true);
    expect((await signIn(await shopper(), before, "tafel-2029")).successfull).toBe(true);
  });

  it("is open to the last second of the seventh day, once, and opening its page changes nothing", async () => {
    const { clock, mail, restore, emailNow, after, before } = await moved();
    clock.advance(new Date("2026-12-01T22:59:59Z").getTime() - begun.getTime());
    expect(await emailNow()).toBe(after);
    expect((await restore(secretIn(mail))).successful).toBe(true);
    expect(await emailNow()).toBe(before);
    expect(await restore(secretIn(mail))).toMatchObject({ successful: false, passwordToken: null });
  });

  it("is closed a second later", async () => {
    const { clock, mail, restore, emailNow, after } = await moved();
    clock.advance(new Date("2026-12-01T23:00:00Z").getTime() - begun.getTime());
    expect(await restore(secretIn(mail))).toMatchObject({
      successful: false,
      generalErrorMessage: expect.stringContaining("gilt nicht mehr"),
      passwordToken: null,
    });
    expect(await emailNow()).toBe(after);
  });

  it("stays open when the thief changes password and address once more, and ends the thief's own way back", async () => {
    const { who, before, after, move, mail, restore, linkTo, emailNow } = await moved();
    const passwords = `currentPassword: "${password}", newPassword: "dieb-2026", newPasswordRepeated: "dieb-2026"`;
    expect((await who.change(`changePassword(${passwords})`)).successful).toBe(true);
    // The owner hears of it by the address that can take the account back.
    expect((await mailsTo(database, before)).at(-1)?.subject).toBe("Ihr Passwort ist geändert");
    expect((await mailsTo(database, after)).at(-1)?.subject).toBe("Ihr Passwort ist geändert");
    const third = anEmail();
    await move(third, "dieb-2026");
    const thiefs = secretIn(await linkTo(after));
    expect(thiefs).not.toBe("");
    expect((await restore(secretIn(mail))).successful).toBe(true);
    expect(await emailNow()).toBe(before);
    expect((await restore(thiefs)).successful).toBe(false);
    expect(await emailNow()).toBe(before);
  });

  it("is not barred by an account that someone opens with the old address meanwhile", async () => {
    const { before, mail, restore, who, emailNow } = await moved();
    expect(await isUniqueEmail((await shopper({ clock: fixedClock(begun) })).context(), before)).toBe(false);
    expect((await register(await shopper({ clock: fixedClock(begun) }), before)).successfull).toBe(false);
    const other = await newAccount(database, {}, { clock: fixedClock(begun) });
    const typed = { email: before, password };
    expect(
      await other.change(
        "updateEmail(email: $email, currentPassword: $password)",
        "$email: String!, $password: String!",
        typed,
      ),
    ).toMatchObject({ fieldErrors: [{ fieldName: "email" }] });
    expect((await restore(secretIn(mail))).successful).toBe(true);
    expect([await emailNow(), who.caller.customer?.isGuest]).toEqual([before, false]);
  });

  it("is not barred by one who had asked for that address before, and confirms it now", async () => {
    const { move, clock } = await moved();
    const other = await newAccount(database, {}, { clock });
    const earlier = anEmail();
    const typed = { email: earlier, password };
    await other.change(
      "updateEmail(email: $email, currentPassword: $password)",
      "$email: String!, $password: String!",
      typed,
    );
    const emailToken = secretIn((await mailsTo(database, earlier)).find(({ text }) => text.includes("/newemail/")));
    await move(earlier);
    await move(anEmail());
    expect(
      await other.change("confirmEmail(emailToken: $emailToken)", "$emailToken: String!", { emailToken }),
    ).toMatchObject({ successful: false, generalErrorMessage: expect.stringContaining("bereits ein Konto") });
  });

  it("bars the owner from nothing: the account may be given its earlier address in the usual way", async () => {
    const { before, move, emailNow } = await moved();
    await move(before);
    expect(await emailNow()).toBe(before);
  });

  it("is there for business accounts, in English as well", async () => {
    const number = randomUUID().slice(0, 12);
    const { mail, restore, emailNow, before } = await moved(
      { store: "b2b", language: "en-DE" },
      { realm: "b2b", customer_number: number },
    );
    expect([mail?.subject, mail?.text.includes("until 1 December 2026")]).toEqual([
      "Your email address has been changed",
      true,
    ]);
    expect((await restore(secretIn(mail))).successful).toBe(true);
    expect(await emailNow()).toBe(before);
  });

  it("ends the links for a new password that the later address was sent", async () => {
    const { after, mail, restore, clock, anyone } = await moved();
    const typed = { email: after, customerNumber: "", phone: "", honeypot: "", triesCount: 1 };
    await forgotPassword((await anyone()).context(), typed);
    await answerPasswordRequests({ database, clock });
    const thiefs = secretIn((await mailsTo(database, after)).at(-1));
    const isOpen = async (secret: string) => checkTokenValidity((await anyone()).context(), secret);
    expect(await isOpen(thiefs)).toBe(true);
    const { passwordToken } = await restore(secretIn(mail));
    expect([await isOpen(thiefs), await isOpen(passwordToken ?? "")]).toEqual([false, true]);
  });
});

describe("a deleted account (C-106)", () => {
  it("is reported to its address, and to the one that could take it back, and to no other", async () => {
    const { before: stranger } = await moved();
    const { who, before, after } = await moved();
    expect((await who.change(`deleteCurrentCustomerAccount(currentPassword: "${password}")`)).successful).toBe(true);
    expect((await mailsTo(database, stranger)).map(({ subject }) => subject)).not.toContain("Ihr Konto ist gelöscht");
    for (const email of [before, after]) {
      expect((await mailsTo(database, email)).map(({ subject }) => subject)).toContain("Ihr Konto ist gelöscht");
    }
  });
});
