import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { insertAccount, newAccount } from "../../test/accounts.ts";
import { devicesAt, password } from "../../test/devices.ts";
import { mailsTo, secretIn } from "../../test/mails.ts";
import { startTestDatabase, testPlatform } from "../../test/shop-test.ts";
import { anAddress, Shopper } from "../../test/shopper.ts";
import { answerPasswordRequests, forgotPassword } from "./forgotten-password.service.ts";
import { takeLoginGuess } from "./guessing.service.ts";

const database = await startTestDatabase();
const { signIn } = devicesAt(database);
const anEmail = () => `${randomUUID()}@example.org`;

/** A new password by the link of a mail, set in a browser; the name to sign in with. */
async function byForgotten(owner: Shopper): Promise<string> {
  const { email } = await insertAccount(database);
  await forgotPassword(owner.context(), { email, customerNumber: "", phone: "", honeypot: "", triesCount: 1 });
  await answerPasswordRequests(testPlatform({ database }));
  const [mail] = await mailsTo(database, email);
  const passwords = "newPassword: $secret, newPasswordRepeated: $secret";
  const changed = await owner.change(
    `changeForgottenPassword(emailToken: $emailToken, ${passwords})`,
    "$emailToken: String!, $secret: String!",
    { emailToken: secretIn(mail), secret: "Tafelkreide 2026" },
  );
  expect(changed).toMatchObject({ successful: true });
  return email;
}

/** Another email, confirmed in a browser; the name to sign in with. */
async function byEmail(owner: Shopper): Promise<string> {
  const to = anEmail();
  const who = await newAccount(database);
  const typed = { email: to, password };
  const variables = "$email: String!, $password: String!";
  await who.change("updateEmail(email: $email, currentPassword: $password)", variables, typed);
  const [mail] = await mailsTo(database, to);
  const confirm = "confirmEmail(emailToken: $emailToken)";
  const confirmed = await owner.change(confirm, "$emailToken: String!", { emailToken: secretIn(mail) });
  expect(confirmed).toMatchObject({ successful: true });
  return to;
}

it.each([
  ["a new password", byForgotten],
  ["another email", byEmail],
])("strangers at its address do not keep a browser waiting that has confirmed %s", async (_, prove) => {
  const address = anAddress();
  const owner = await new Shopper(database, { visitor: { address, device: `device-${randomUUID()}` } }).arrive();
  const name = await prove(owner);
  const guess = async () => {
    const stranger = await new Shopper(database, { visitor: { address, device: null } }).arrive();
    return takeLoginGuess(stranger.context(), name);
  };
  for (let guesses = 0; guesses < 20; guesses += 1) expect(await guess()).not.toBeNull();
  expect(await guess()).toBeNull();
  expect(await takeLoginGuess(owner.context(), name)).not.toBeNull();
});

it("where a business has signed in from is forgotten with its account", async () => {
  const customerNumber = "7700142";
  await insertAccount(database, { realm: "b2b", customer_number: customerNumber });
  const school = await new Shopper(database, { store: "b2b" }).arrive();
  const sources = async () => (await database.write`select from known_source`).length;
  const before = await sources();
  expect(await signIn(school, customerNumber)).toMatchObject({ successfull: true });
  expect(await sources()).toBeGreaterThan(before);
  const deletion = "deleteCurrentCustomerAccount(currentPassword: $password)";
  expect(await school.change(deletion, "$password: String!", { password })).toMatchObject({ successful: true });
  expect(await sources()).toBe(before);
});
