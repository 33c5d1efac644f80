import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  aStoredVoucher,
  fromList,
  fromOrderForm,
  inEnglish,
  joinsAt,
  type Meeting,
  order,
  redeem,
  reorder,
  noticesOf,
  undoRemoval,
  writeJoinedAssortment,
} from "../../../test/cart-joins.ts";
import { mailsTo, secretIn } from "../../../test/mails.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import type { Shopper } from "../../../test/shopper.ts";
import { setWalletParameter } from "../../../test/wallet-journey.ts";
import { startTestWallet } from "../../../test/wallet-provider.ts";

const database = await startTestDatabase();
const { shopper, account, meetings, login, registration, wallet, signIn, password } = joinsAt(database);
beforeAll(() => writeJoinedAssortment(database));

const anEmail = () => `${randomUUID()}@example.org`;
const once = () => aStoredVoucher(database, { own: 1 });
const withVoucher = (code: string) => async (who: Shopper) => {
  await who.add(101, 2);
  expect((await redeem(who, code)).successful).toBe(true);
};
/** An account that has ordered with a voucher. */
async function hasUsed(code: string, email = anEmail()) {
  const { home } = await account(withVoucher(code), email);
  await order(home);
  return { home, email };
}
const alreadyUsed = "Diesen Gutschein haben Sie bereits eingelöst.";
const savingOf = async (who: Shopper) => (await who.cart()).promotionsSaving.amount;

async function met(meet: Meeting) {
  const code = await once();
  const { email } = await hasUsed(code);
  const who = await meet(async () => {}, withVoucher(code), email);
  const cart = await who.cart();
  return {
    cents: [cart.subtotal.amount, cart.promotionsSaving.amount],
    isReported: noticesOf(cart).includes(`(${code}) zählt nicht mehr. ${alreadyUsed}`),
  };
}
const withoutIt = { cents: [2_000, 0], isReported: true };

describe("once per customer", () => {
  it.each(meetings)("%s: what the account has used does not count again, and that is reported", async (_, meet) => {
    expect(await met(meet)).toEqual(withoutIt);
  });

  it("registration: what was used as a guest of the same e-mail does not count again", async () => {
    const [code, email] = [await once(), anEmail()];
    const guest = await shopper();
    await withVoucher(code)(guest);
    await guest.beGuest(email);
    await order(guest);
    const who = await registration(withVoucher(code), email);
    expect(await savingOf(who)).toBe(0);
    expect(noticesOf(await who.cart())).toContain(alreadyUsed);
  });

  it("next cart: it is refused after the order", async () => {
    const code = await once();
    const { home } = await hasUsed(code);
    await home.add(101, 2);
    expect(await redeem(home, code)).toMatchObject({ successful: false, messageKey: "vue.cart.voucher.error.spent" });
  });

  it("undo: a removed voucher that was used meanwhile does not come back", async () => {
    const [code, email] = [await once(), anEmail()];
    const { home } = await account(withVoucher(code), email);
    await home.update([{ voucherOp: { removeVoucher: { code } } }]);
    await database.write`
      insert into voucher_redemption (code, cart_id, redeemer, redeemed_at)
      select ${code}, id, ${email}, now() from cart where id <> ${home.cartId} limit 1`;
    expect((await redeem(home, code)).successful).toBe(false);
    const { undo } = await undoRemoval(home, 101);
    await undo();
    expect(await savingOf(home)).toBe(0);
  });

  it("reorder: the voucher of the order does not come along", async () => {
    const code = await once();
    const { home } = await account(withVoucher(code));
    await reorder(home, await order(home));
    expect([(await home.cart()).subtotal.amount, await savingOf(home)]).toEqual([2_000, 0]);
  });

  const staysUsed = async (put: typeof fromList | typeof fromOrderForm) => {
    const code = await once();
    const { email } = await hasUsed(code);
    const who = await login(async () => {}, withVoucher(code), email);
    await put(who, [[104, 5]]);
    return savingOf(who);
  };
  it("list: more goods do not bring a used voucher back", async () => {
    expect(await staysUsed(fromList)).toEqual(0);
  });
  it("order form: more goods do not bring a used voucher back", async () => {
    expect(await staysUsed(fromOrderForm)).toEqual(0);
  });

  it("store: one customer's carts of two stores that are ordered at once share the one redemption", async () => {
    const [code, email] = [await once(), anEmail()];
    const { home } = await account(withVoucher(code), email);
    const abroad = await shopper({ store: "at" });
    await signIn(abroad, email);
    await withVoucher(code)(abroad);
    for (const who of [home, abroad]) {
      await who.chooseAddress(who === abroad ? { ...vienna } : undefined);
      await who.choosePayment("INVOICE");
      await who.cart();
    }
    const answers = await Promise.all([home.submit(), abroad.submit()]);
    expect(answers.filter(({ orderId }) => orderId !== null)).toHaveLength(1);
    expect(answers.find(({ orderId }) => orderId === null)?.errorMessage).toContain(
      "bereits in einer anderen Bestellung",
    );
  });

  it("language: that it counts no more is reported in the language of the page", async () => {
    const code = await once();
    const { email } = await hasUsed(code);
    const who = await login(async () => {}, withVoucher(code), email);
    expect(noticesOf(await inEnglish(who, database))).toContain(
      "no longer counts. You have already redeemed this voucher.",
    );
  });

  it("operator: a limit that comes later counts what was used before", async () => {
    const code = await aStoredVoucher(database);
    const { home } = await hasUsed(code);
    await withVoucher(code)(home);
    await database.write`update voucher set max_per_customer = 1 where code = ${code}`;
    const cart = await home.cart();
    expect(cart.promotionsSaving.amount).toBe(0);
    expect(noticesOf(cart)).toContain(alreadyUsed);
  });
});

const vienna = {
  salutation: "MS",
  firstName: "Anna",
  lastName: "Beispiel",
  streetAndHouseNr: "Ring 1",
  postCode: "1010",
  city: "Wien",
  country: "AT",
};

/** Makes another e-mail an account's, by the link that is mailed there. */
async function changeEmail(who: Shopper, email: string) {
  const values = { email, password };
  await who.change(
    "updateEmail(email: $email, currentPassword: $password)",
    "$email: String!, $password: String!",
    values,
  );
  const [mail] = await mailsTo(database, email);
  const answer = await (
    await shopper()
  ).change("confirmEmail(emailToken: $token)", "$token: String!", {
    token: secretIn(mail),
  });
  expect(answer.successful).toBe(true);
}
/** Whether a guest of this e-mail may redeem a voucher. */
async function mayRedeem(code: string, email: string) {
  const guest = await shopper();
  await guest.add(101, 2);
  await guest.beGuest(email);
  return (await redeem(guest, code)).successful;
}

describe("a customer who changes the e-mail", () => {
  it("has used up a voucher with either: signed in, as a guest of the new one and of the old one", async () => {
    const code = await once();
    const { home, email } = await hasUsed(code);
    const next = anEmail();
    await changeEmail(home, next);
    await home.add(101, 2);
    expect((await redeem(home, code)).successful).toBe(false);
    expect([await mayRedeem(code, next), await mayRedeem(code, email), await mayRedeem(code, anEmail())]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("has used up what was redeemed as a guest of the old e-mail, and what the new one redeems later", async () => {
    const [before, after, email, next] = [await once(), await once(), anEmail(), anEmail()];
    const guest = await shopper();
    await withVoucher(before)(guest);
    await guest.beGuest(email);
    await order(guest);
    const { home } = await account(async () => {}, email);
    await changeEmail(home, next);
    await home.add(101, 2);
    expect((await redeem(home, before)).successful).toBe(false);
    expect((await redeem(home, after)).successful).toBe(true);
    await order(home);
    expect([await mayRedeem(after, email), await mayRedeem(after, next)]).toEqual([false, false]);
  });

  it("leaves no email behind once the account was deleted", async () => {
    const { home, email } = await hasUsed(await once());
    await changeEmail(home, anEmail());
    const rows = await database.write`select from customer_mailbox where mailbox = ${email}`;
    expect(rows).toHaveLength(1);
    await home.change("deleteCurrentCustomerAccount(currentPassword: $password)", "$password: String!", { password });
    expect(await database.write`select from customer_mailbox where mailbox = ${email}`).toHaveLength(0);
  });
});

describe("a customer who deletes the account and comes back", () => {
  it.each([
    ["with the same e-mail", (email: string) => email],
    ["with another spelling of it", (email: string) => email.replace("@", "+new@").toUpperCase()],
  ])("has used up a voucher, %s, as a guest and with another account", async (_, spelling) => {
    const code = await once();
    const { home, email } = await hasUsed(code);
    await home.change("deleteCurrentCustomerAccount(currentPassword: $password)", "$password: String!", { password });
    const again = spelling(email);
    expect([await mayRedeem(code, again), await mayRedeem(code, anEmail())]).toEqual([false, true]);
    const who = await registration(withVoucher(code), again);
    expect(await savingOf(who)).toBe(0);
  });

  it("has used it up by each e-mail that the account has had, also once these have changed again", async () => {
    const code = await once();
    const [first, second, third] = [anEmail(), anEmail(), anEmail()];
    const { home } = await hasUsed(code, first);
    await changeEmail(home, second);
    await home.change("deleteCurrentCustomerAccount(currentPassword: $password)", "$password: String!", { password });
    const { home: other } = await account(async () => {}, first);
    await changeEmail(other, third);
    await other.add(101, 2);
    expect((await redeem(other, code)).successful).toBe(false);
    expect(await mayRedeem(code, second)).toBe(false);
  });
});

describe("one mailbox", () => {
  it.each([
    ["anna.b@gmail.com", "annab@googlemail.com"],
    ["annac+shop@googlemail.com", "an.nac@gmail.com"],
    ["ida@müller.de", "ida+neu@xn--mller-kva.de"],
  ])("uses a voucher once, as %s and as %s", async (first, second) => {
    const code = await once();
    const guest = await shopper();
    await withVoucher(code)(guest);
    await guest.beGuest(first);
    await order(guest);
    expect(await mayRedeem(code, second)).toBe(false);
  });
});

describe("once per customer and the wallet", async () => {
  const provider = await startTestWallet();
  beforeAll(() => setWalletParameter(database));

  it("wallet: a cart that was used once goes on as one", async () => {
    const code = await once();
    const who = await wallet(provider.config, withVoucher(code));
    expect(await savingOf(who)).toBe(200);
    await order(who);
    expect(await mayRedeem(code, "anna@example.org")).toBe(false);
  });
});
