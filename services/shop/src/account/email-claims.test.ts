import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { devicesAt, password } from "../../test/devices.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { mailsTo, secretIn } from "../../test/mails.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { accountData } from "./account-data.service.ts";
import { isUniqueEmail } from "./registration.service.ts";

const database = await startTestDatabase();
const { shopper, register } = devicesAt(database);
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
const anEmail = () => `${randomUUID()}@example.org`;
const anyone = () => new Shopper(database, { clock }).arrive();
const someone = (email = anEmail()) => newAccount(database, { email }, { clock });

const request = (who: Shopper, email: string) =>
  who.change("updateEmail(email: $email, currentPassword: $password)", "$email: String!, $password: String!", {
    email,
    password,
  });
const lastLink = async (to: string, page: string) =>
  secretIn((await mailsTo(database, to)).findLast(({ text }) => text.includes(page)));
const confirm = async (emailToken: string) =>
  (await anyone()).change("confirmEmail(emailToken: $emailToken)", "$emailToken: String!", { emailToken });
const move = async (who: Shopper, email: string) => {
  await request(who, email);
  expect(await confirm(await lastLink(email, "/newemail/"))).toMatchObject({ successful: true });
};
const restored = v.object({ successful: v.boolean() });
const restore = async (emailToken: string, who?: Shopper) =>
  (who ?? (await anyone())).run(
    "mutation ($emailToken: String!) { restoreEmail(emailToken: $emailToken) { successful } }",
    "restoreEmail",
    restored,
    { emailToken },
  );

it("an address gets five confirmations in an hour, of however many accounts", async () => {
  const to = anEmail();
  const answers = [];
  for (let accounts = 0; accounts < 6; accounts += 1) answers.push(await request(await someone(), to));
  expect(answers.map(({ successful }) => successful)).toEqual([true, true, true, true, true, false]);
  expect(await mailsTo(database, to)).toHaveLength(5);
});

it("an address that another account can take back since cannot be confirmed any more", async () => {
  const [late, address] = [await someone(), anEmail()];
  await request(late, address);
  const link = await lastLink(address, "/newemail/");
  const owner = await someone();
  await move(owner, address);
  await move(owner, anEmail());
  expect(await confirm(link)).toMatchObject({ successful: false });
  expect((await accountData(late.context()))?.email).not.toBe(address);
  expect(await restore(await lastLink(address, "/oldemail/"))).toEqual({ successful: true });
});

it("an address that an account can take back is free for no one, however it is written", async () => {
  const before = anEmail();
  await move(await someone(before), anEmail());
  expect(await isUniqueEmail((await anyone()).context(), before.toUpperCase())).toBe(false);
});

it("addresses that the account got later do not take it back from the one that has restored it", async () => {
  const [before, second] = [anEmail(), anEmail()];
  const who = await someone(before);
  await move(who, second);
  clock.advance(60_000);
  await move(who, anEmail());
  expect(await restore(await lastLink(before, "/oldemail/"))).toEqual({ successful: true });
  expect(await restore(await lastLink(second, "/oldemail/"))).toEqual({ successful: false });
});

it("the owner's own browser is signed out without a security logout when it restores the address", async () => {
  const [before, who] = [anEmail(), await shopper()];
  await register(who, before);
  const to = anEmail();
  await request(who, to);
  expect(
    await (
      await shopper()
    ).change("confirmEmail(emailToken: $t)", "$t: String!", { t: await lastLink(to, "/newemail/") }),
  ).toMatchObject({ successful: true });
  const tokenId = who.caller.customer?.tokenId ?? "";
  expect(await restore(await lastLink(before, "/oldemail/"), who)).toEqual({ successful: true });
  const rows = await database.write`select is_replaced as "isReplaced" from customer_token where token_id = ${tokenId}`;
  expect([...rows]).toEqual([{ isReplaced: true }]);
});
