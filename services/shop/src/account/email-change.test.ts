import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { insertAccount, newAccount } from "../../test/accounts.ts";
import { password } from "../../test/devices.ts";
import { mailsTo, secretIn } from "../../test/mails.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper, type ShopperOptions } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { accountData } from "./account-data.service.ts";

const database = await startTestDatabase();
const anEmail = () => `${randomUUID()}@example.org`;

/** Someone who asked for another email, and what was mailed about it. */
async function changing(options: ShopperOptions = {}, columns: Readonly<Record<string, unknown>> = {}) {
  const [before, after] = [anEmail(), anEmail()];
  const who = await newAccount(database, { email: before, first_name: "Anna", ...columns }, options);
  const change = (email = after) =>
    who.change("updateEmail(email: $email, currentPassword: $password)", "$email: String!, $password: String!", {
      email,
      password,
    });
  expect(await change()).toEqual({ successful: true, generalErrorMessage: null, fieldErrors: [] });
  const [mail] = await mailsTo(database, after);
  const emailNow = async () => (await accountData(who.context()))?.email;
  return { who, before, after, change, mail, secret: secretIn(mail), emailNow };
}

/** Opens a link in another browser, signed in to nothing. */
async function confirm(emailToken: string, options: ShopperOptions = {}) {
  const stranger = await new Shopper(database, options).arrive();
  return stranger.change("confirmEmail(emailToken: $emailToken)", "$emailToken: String!", { emailToken });
}

describe("another email (OP-M-22, ACC-01)", () => {
  it("holds when the link to the new address was opened; the old one gets a notice", async () => {
    const { who, before, after, mail, secret, emailNow } = await changing();
    expect(mail?.text).toContain(`Guten Tag Anna,`);
    expect(mail?.text).toContain(`http://localhost:3000/myaccount/newemail/?token=${secret}`);
    const [notice] = await mailsTo(database, before);
    expect(notice?.subject).toBe("Ihre E-Mail-Adresse wird geändert");
    expect(notice?.text).toContain(after);
    expect(notice?.text).not.toContain(secret);
    expect(await emailNow()).toBe(before);
    expect(await (await accountData(who.context()))?.pendingEmail()).toBe(after);
    expect((await confirm(secret)).successful).toBe(true);
    expect(await emailNow()).toBe(after);
    expect(await (await accountData(who.context()))?.pendingEmail()).toBeNull();
  });

  it("takes a link once, for an hour, and the last one only", async () => {
    const ended = { successful: false, generalErrorMessage: expect.stringContaining("gilt nicht mehr") };
    const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
    const { after, before, change, secret, emailNow } = await changing({ clock });
    clock.advance(60 * 60_000);
    expect(await confirm(secret, { clock })).toMatchObject(ended);
    const later = anEmail();
    await change();
    const replaced = secretIn((await mailsTo(database, after)).at(-1));
    await change(later);
    const [first] = (await mailsTo(database, before)).slice(-2);
    expect(first).toBeDefined();
    expect(replaced).not.toBe(secret);
    expect(await confirm(replaced, { clock })).toMatchObject(ended);
    const last = secretIn((await mailsTo(database, later))[0]);
    expect((await confirm(last, { clock })).successful).toBe(true);
    expect(await confirm(last, { clock })).toMatchObject(ended);
    expect(await emailNow()).toBe(later);
    expect(await confirm("x", { clock })).toMatchObject(ended);
  });

  it("is refused when another account has got it meanwhile", async () => {
    const { before, after, secret, emailNow } = await changing(
      { language: "en-DE", store: "b2b" },
      { realm: "b2b", customer_number: randomUUID().slice(0, 12) },
    );
    await insertAccount(database, { realm: "b2b", customer_number: randomUUID().slice(0, 12), email: after });
    expect(await confirm(secret, { store: "b2b", language: "en-DE" })).toMatchObject({
      successful: false,
      generalErrorMessage: expect.stringContaining("already"),
    });
    expect(await emailNow()).toBe(before);
  });

  it("ends with a change of the password", async () => {
    const { who, secret, before, emailNow } = await changing();
    const variables = { currentPassword: password, newPassword: "tafel-2027", newPasswordRepeated: "tafel-2027" };
    const answer = await who.change(
      "changePassword(currentPassword: $currentPassword, newPassword: $newPassword, newPasswordRepeated: $newPasswordRepeated)",
      "$currentPassword: String!, $newPassword: String!, $newPasswordRepeated: String!",
      variables,
    );
    expect(answer.successful).toBe(true);
    expect((await mailsTo(database, before)).at(-1)?.subject).toBe("Ihr Passwort ist geändert");
    expect((await confirm(secret)).successful).toBe(false);
    expect(await emailNow()).toBe(before);
  });
});
