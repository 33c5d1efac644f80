import { expect, test } from "vitest";
import { TestHost, yes } from "../../test/session-host.ts";
import { emptyRecord } from "../record.ts";
import { StoreFull } from "../store/session-store.ts";
import { confirmationCleanup } from "./confirmation-cleanup.ts";
import { logout } from "./sign-out.ts";

const lastOrder = { orderId: "o-1", cartId: "cart-1", ticket: "t-1", until: 1_800_001_800_000 };
const account = { token: "digest-1", state: "LOGGED_IN", firstName: "Ada", lastName: null } as const;
const ordered = { orderId: "o-1", newCartId: "cart-2", lastOrder, account, paymentDone: true };
const succeeded = { successful: true, errorMessage: null, toast: null };
const guest = { getCustomerInfo: { visitorLoginState: "guest", firstName: null, lastName: null } };

test("AUTH-10: a logout ends the token at the shop and drops customer, cart, choices and confirmation (OP-M-15)", async () => {
  const host = new TestHost({ SessionLogout: { logout: yes } });
  const toast = { key: "vue.user.logout.message", severity: "SUCCESS" };
  expect(await logout(host.session(ordered))).toEqual({ successful: true, errorMessage: null, toast });
  expect(host.changes).toEqual(["SessionLogout"]);
  const [before, after] = [host.events.slice(0, 4), host.events.slice(4)];
  expect(before).toEqual(["leave", "endToken", "signOut", "forgetIds"]);
  expect(after).toEqual(["forgetConfirmation", "clearSecurityLogout"]);
  expect(host.records.size).toBe(0);
});

test("AUTH-10: a logout for security reports it (SESS-18)", async () => {
  const host = new TestHost({ SessionLogout: { logout: yes } });
  host.visitor.securityLogout = true;
  const { toast } = await logout(host.session());
  expect(toast).toEqual({ key: "vue.message.securityLogout", severity: "WARNING" });
});

test("what was put into a cart after a login had ended elsewhere outlives the logout that reports it (SESS-18)", async () => {
  const host = new TestHost();
  Object.assign(host.visitor, { securityLogout: true, tokenDigest: null });
  expect(await logout(host.session())).toMatchObject({ toast: { key: "vue.message.securityLogout" } });
  expect(host.events).toEqual(["leave", "forgetConfirmation", "clearSecurityLogout"]);
  const emptyHanded = new TestHost();
  Object.assign(emptyHanded.visitor, { securityLogout: true, tokenDigest: null, cartId: null });
  await logout(emptyHanded.session());
  expect(emptyHanded.events).toContain("forgetIds");
});

test("the visitor is signed out even when the shop refuses the token or is away (ERR-02)", async () => {
  const host = new TestHost({ SessionLogout: { message: "away" } });
  expect(await logout(host.session())).toMatchObject({ successful: true });
  expect(host.events).toContain("signOut");
});

test("a full disk keeps no visitor signed in; any other fault of the store is a fault", async () => {
  const host = new TestHost({ SessionLogout: { logout: yes } });
  host.store.delete = () => Promise.reject(new StoreFull());
  expect(await logout(host.session(ordered))).toMatchObject({ successful: true });
  expect(host.events.slice(0, 4)).toEqual(["leave", "endToken", "signOut", "forgetIds"]);
  const other = new TestHost({ SessionLogout: { logout: yes } });
  other.store.delete = () => Promise.reject(new Error("away"));
  await expect(logout(other.session(ordered))).rejects.toThrow("away");
});

test("a fault of our own is no refusal of the shop", async () => {
  const host = new TestHost({ SessionLogout: { logout: null } });
  await expect(logout(host.session())).rejects.toThrow("Invalid type");
});

test("without a token the shop is not called to end one", async () => {
  const host = new TestHost();
  host.visitor.tokenDigest = null;
  await logout(host.session());
  expect(host.asked).toEqual([]);
  expect(host.events).toContain("forgetIds");
});

test("CHKX-13, CHKX-14: a confirmation that was shown drops the order's and the next cart's ids, and goes on with that cart", async () => {
  const host = new TestHost();
  expect(await confirmationCleanup(host.session(ordered))).toEqual(succeeded);
  expect(host.events).toEqual(["adoptIds user-1 cart-2"]);
  expect(Object.fromEntries(host.records)).toEqual({ "user-1.cart-2": { ...emptyRecord, lastOrder, account } });
});

test("ACCESS-36, CHKX-17: a guest is logged out with the confirmation, and their account is not kept", async () => {
  const host = new TestHost({ SessionAccount: guest, SessionLogout: { logout: yes } });
  expect(await confirmationCleanup(host.session(ordered))).toEqual(succeeded);
  expect(host.changes).toEqual(["SessionLogout"]);
  expect(host.events).toEqual(["endToken", "signOut", "adoptIds user-1 cart-2"]);
  expect(host.stored).toEqual({ ...emptyRecord, lastOrder });
});

test("a visitor without an account leaves no token behind, and has none to end at the shop", async () => {
  const host = new TestHost();
  host.visitor.tokenDigest = null;
  await confirmationCleanup(host.session(ordered));
  expect(host.changes).toEqual([]);
  expect(host.events).toEqual(["endToken", "signOut", "adoptIds user-1 cart-2"]);
});

test("without a next cart the shop opens one", async () => {
  const host = new TestHost({ SessionInit: { shop_init: { cartId: "cart-9", userId: "user-9" } } });
  await confirmationCleanup(host.session({ ...ordered, newCartId: null }));
  expect(host.events).toEqual(["adoptIds user-9 cart-9"]);
});

test("a second cleanup changes nothing", async () => {
  const host = new TestHost();
  expect(await confirmationCleanup(host.session({ lastOrder, paymentDone: true }))).toEqual(succeeded);
  expect(host.events).toEqual([]);
  expect(host.asked).toEqual([]);
  expect(host.stored.paymentDone).toBe(true);
});

test("what goes wrong is reported after the visitor was signed out (CHKX-18)", async () => {
  const host = new TestHost({ SessionInit: { message: "away" } });
  await expect(confirmationCleanup(host.session({ ...ordered, newCartId: null }))).rejects.toThrow("away");
  expect(host.events).toEqual(["endToken", "signOut", "forgetIds"]);
});
