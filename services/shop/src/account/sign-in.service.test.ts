import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { insertAccount } from "../../test/accounts.ts";
import { devicesAt, password, writeTwoProducts } from "../../test/devices.ts";
import { startTestDatabase, testPlatform } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";
import { verifyCustomerToken } from "../platform/auth/customer-token.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { login, logout } from "./sign-in.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeTwoProducts(database));
const { shopper } = devicesAt(database);

/** The email of a new account. */
const customer = async (columns?: Readonly<Record<string, unknown>>) => (await insertAccount(database, columns)).email;
const enter = (
  who: Shopper,
  email: string,
  { secret = password, cartId = null as string | null, mergeCart = true, stayLogged = false } = {},
) => login(who.context(), { email, password: secret, stayLogged }, cartId, mergeCart);

describe("a sign-in (OP-M-14)", () => {
  it("answers the names that the account has, and null for those that it has not", async () => {
    const email = await customer({ first_name: "Anna", last_name: "Beispiel" });
    expect(await enter(await shopper(), ` ${email} `)).toMatchObject({
      successfull: true,
      firstName: "Anna",
      lastName: "Beispiel",
    });
    expect(await enter(await shopper(), await customer())).toMatchObject({
      successfull: true,
      firstName: null,
      lastName: null,
    });
  });

  it("refuses a wrong password with nothing but the reason, in the words of the store", async () => {
    const email = await customer();
    const refused = {
      successfull: false,
      updatedCartId: null,
      userId: null,
      firstName: null,
      lastName: null,
      cartMerged: false,
      sharedListMerged: false,
      token: null,
      fieldErrors: [],
    };
    for (const [store, language, errorMessage] of [
      ["de", "de-DE", "E-Mail-Adresse oder Passwort ist falsch."],
      ["de", "en-DE", "Email address or password is wrong."],
      ["b2b", "de-DE", "Kundennummer oder Passwort ist falsch."],
      ["b2b", "en-DE", "Customer number or password is wrong."],
    ] as const) {
      expect(await enter(await shopper({ store, language }), email, { secret: "wrong" })).toEqual({
        ...refused,
        errorMessage,
      });
    }
  });

  it("is none for a guest, who has no password", async () => {
    const guest = await (await shopper()).beGuest(`${randomUUID()}@example.org`);
    const [row] = await database.write<{ email: string }[]>`
      select email from customer where id = ${guest.caller.customer?.customerId ?? ""}`;
    for (const secret of ["", password])
      expect((await enter(await shopper(), row?.email ?? "", { secret })).successfull).toBe(false);
  });

  it("reports that it has to wait after too many, in both languages", async () => {
    for (const [language, words] of [
      ["de-DE", "Zu viele Anmeldeversuche."],
      ["en-DE", "Too many attempts to sign in."],
    ] as const) {
      const [who, email] = [await shopper({ language }), await customer()];
      for (let attempt = 0; attempt < 5; attempt += 1) await enter(who, email, { secret: "wrong" });
      expect((await enter(who, email)).errorMessage).toContain(words);
    }
  });
});

describe("the visitor's cart at a sign-in (CHKL-05)", () => {
  const filled = async () => {
    const visitor = await shopper();
    await visitor.add(1_001, 2);
    return visitor;
  };
  /** A customer with a cart of their own. */
  const withCart = async () => {
    const email = await customer();
    const first = await shopper();
    await enter(first, email);
    const answer = await enter(first, email);
    return { email, cartId: answer.updatedCartId };
  };

  it("becomes the customer's who has none, and is not merged with anything", async () => {
    const visitor = await filled();
    const answer = await enter(visitor, await customer(), { cartId: visitor.cartId });
    expect(answer).toMatchObject({ updatedCartId: visitor.cartId, cartMerged: false });
  });

  it("is merged where that is requested, and left alone otherwise", async () => {
    const { email, cartId } = await withCart();
    const left = await filled();
    expect(await enter(left, email, { cartId: left.cartId, mergeCart: false })).toMatchObject({
      updatedCartId: cartId,
      cartMerged: false,
    });
    const [row] = await database.write<
      { merged: boolean }[]
    >`select merged_at is not null as merged from cart where id = ${left.cartId}`;
    expect(row?.merged).toBe(false);
    const merged = await filled();
    expect(await enter(merged, email, { cartId: merged.cartId })).toMatchObject({
      updatedCartId: cartId,
      cartMerged: true,
    });
    // An empty one adds nothing.
    const empty = await shopper();
    expect(await enter(empty, email, { cartId: empty.cartId })).toMatchObject({
      updatedCartId: cartId,
      cartMerged: false,
    });
    expect(await enter(await shopper(), email)).toMatchObject({ updatedCartId: cartId, cartMerged: false });
  });

  it("is not that of an order that was made", async () => {
    const visitor = await filled();
    await database.write`update cart set submitted_at = now() where id = ${visitor.cartId}`;
    const answer = await enter(visitor, await customer(), { cartId: visitor.cartId });
    expect([answer.updatedCartId === visitor.cartId, answer.cartMerged]).toEqual([false, false]);
    const nonsense = await enter(await shopper(), await customer(), { cartId: "nonsense" });
    expect([nonsense.successfull, nonsense.cartMerged]).toEqual([true, false]);
  });
});

describe("a login", () => {
  const clock = fixedClock(new Date());
  const fault = async (token: string | undefined) =>
    (await verifyCustomerToken(testPlatform({ database, clock }), token ?? "", { store: "de", language: "de-DE" }))
      .fault;

  it("lasts longer where that was requested", async () => {
    const email = await customer();
    const [short, long] = [
      await enter(await shopper({ clock }), email),
      await enter(await shopper({ clock }), email, { stayLogged: true }),
    ];
    expect(long.token?.expires.getTime()).toBeGreaterThan(short.token?.expires.getTime() ?? Number.NaN);
  });

  it("ends with the logout, which does nothing for those who have none (OP-M-15)", async () => {
    const visitor = await shopper({ clock });
    expect(await logout(visitor.context())).toEqual({ successful: true, generalErrorMessage: null, fieldErrors: [] });
    const { token } = await visitor.signIn("login(credentials: $c)", "$c: LoginInput!", {
      c: { email: await customer(), password },
    });
    expect(await fault(token?.token)).toBeNull();
    await logout(visitor.context());
    expect(await fault(token?.token)).toBe("revoked");
  });
});
