import { expect, test } from "vitest";
import { TestHost } from "../../test/session-host.ts";
import { mergeGuestCart } from "./merge-guest-cart.ts";
import { login } from "./sign-in.ts";

const credentials = { email: "ada@example.com", password: "secret", stayLogged: false };
const signedIn = {
  successfull: true,
  errorMessage: null,
  updatedCartId: "cart-7",
  userId: "user-7",
  firstName: "Ada",
  lastName: "Kreide",
  cartMerged: false,
  sharedListMerged: false,
  token: { token: "t", expires: "2026-12-01T00:00:00.000Z" },
  fieldErrors: [],
};
const merged = (updatedCartId: string) => ({ SessionMergeCarts: { mergeCarts: { cartMerged: true, updatedCartId } } });
const calls = (host: TestHost) => host.asked.filter(({ operation }) => operation === "SessionMergeCarts");

test("OP-M-13, C-102: the cart that a sign-in left joins the customer's, once", async () => {
  const host = new TestHost({ SessionLogin: { login: signedIn }, ...merged("cart-7") });
  const session = host.session({ paymentDone: true });
  await login(session, credentials, false);
  expect(await mergeGuestCart(session)).toEqual({
    successful: true,
    errorMessage: null,
    cartMerged: true,
    updatedCartId: "cart-7",
  });
  expect(calls(host)).toEqual([{ operation: "SessionMergeCarts", variables: { cartId: "cart-1" } }]);
  expect(await mergeGuestCart(session)).toMatchObject({ successful: true, cartMerged: false, updatedCartId: "cart-7" });
  expect(calls(host)).toHaveLength(1);
});

test.each([
  ["that merged it", true, "cart-7"],
  ["whose customer goes on with it", false, "cart-1"],
])("C-102: a sign-in %s leaves no cart", async (_which, mergeCart, updatedCartId) => {
  const host = new TestHost({ SessionLogin: { login: { ...signedIn, updatedCartId } } });
  const session = host.session();
  await login(session, credentials, mergeCart);
  expect(await mergeGuestCart(session)).toMatchObject({ successful: true, cartMerged: false });
  expect(calls(host)).toEqual([]);
});

test.each(["logged-out", "guest"])(
  "C-102: is for signed-in customers, not for one who is %s",
  async (visitorLoginState) => {
    const getCustomerInfo = { visitorLoginState, firstName: null, lastName: null };
    const host = new TestHost({ SessionAccount: { getCustomerInfo }, ...merged("cart-1") });
    expect(await mergeGuestCart(host.session({ guestCartId: "cart-0" }))).toEqual({
      successful: false,
      errorMessage: "vue.message.sessionExpired",
      cartMerged: false,
      updatedCartId: "cart-1",
    });
    expect(calls(host)).toEqual([]);
  },
);

test("the session goes on with the cart that the shop names, and knows the customer", async () => {
  const host = new TestHost(merged("cart-9"));
  const account = { token: "digest-1", state: "LOGGED_IN", firstName: "Ada", lastName: "Kreide" } as const;
  const session = host.session({ guestCartId: "cart-0", account, paymentDone: true });
  expect(await mergeGuestCart(session)).toMatchObject({ cartMerged: true, updatedCartId: "cart-9" });
  expect(host.events).toEqual(["adoptIds user-1 cart-9"]);
  expect(await session.record()).toMatchObject({ account, guestCartId: null, paymentDone: false });
});

test("a cart that is gone is nothing to merge; that the shop does not answer is a failure, and can be tried again", async () => {
  const refusedBy = (classification: string) => ({ message: "no", extensions: { classification } });
  const gone = new TestHost({ SessionMergeCarts: refusedBy("CART_NOT_FOUND") });
  expect(await mergeGuestCart(gone.session({ guestCartId: "cart-0" }))).toMatchObject({ successful: true });
  expect(gone.stored.guestCartId).toBeNull();
  const away = new TestHost({ SessionMergeCarts: refusedBy("UPSTREAM_TIMEOUT") });
  await expect(mergeGuestCart(away.session({ guestCartId: "cart-0" }))).rejects.toThrow("no");
  expect(away.stored.guestCartId).toBe("cart-0");
});
