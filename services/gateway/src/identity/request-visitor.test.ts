import { expect, it } from "vitest";
import { CookieJar, cookieNames, cookieNaming, readCookies } from "./cookies.ts";
import { createEndedTokens } from "./ended-tokens.ts";
import { RequestVisitor, type VisitorSettings } from "./request-visitor.ts";
import { digestOf } from "./token-digest.ts";

const now = Date.UTC(2026, 10, 22);

/** The visitor of a request with these cookies, over plain HTTP. */
function arrive(cookie = "", change: Partial<VisitorSettings> = {}) {
  const naming = cookieNaming(false);
  const jar = new CookieJar(naming);
  const ended = createEndedTokens(() => 1);
  const minted: string[] = [];
  const settings: VisitorSettings = {
    isLocal: false,
    mint: async () => {
      minted.push("ids");
      return { userId: "u2", cartId: "c2" };
    },
    endToken: async (digest) => ended.add(digest),
    ended,
    newDevice: () => "new-device",
    now: () => now,
    ...change,
  };
  const visitor = new RequestVisitor(readCookies(cookie, naming), jar, settings);
  /** What is set, without what all cookies have. */
  const set = () => jar.lines().map((line) => line.replace("; Path=/", "").replace("; SameSite=Lax", ""));
  return { visitor, set, ended, minted };
}

const known = `${cookieNames.userId}=u1; ${cookieNames.cartId}=c1; ${cookieNames.customerToken}=t1`;
const cleared = (name: string) => `${name}=; Max-Age=0`;
const signedOut = [cookieNames.customerToken, cookieNames.signedIn, cookieNames.guest].map(cleared);

it("a visitor is who their cookies say, and nothing is set by that", () => {
  const { visitor, set } = arrive(
    `${known}; ${cookieNames.confirmation}=s; ${cookieNames.securityLogout}=true; ${cookieNames.device}=d`,
  );
  expect(visitor).toMatchObject({
    userId: "u1",
    cartId: "c1",
    customerToken: "t1",
    tokenDigest: digestOf("t1"),
    confirmation: "s",
    securityLogout: true,
    device: "d",
  });
  expect(set()).toEqual([]);
});

it("a visitor without cookies has no ids yet", () => {
  expect(arrive().visitor).toMatchObject({
    userId: null,
    cartId: null,
    customerToken: null,
    tokenDigest: null,
    confirmation: null,
    securityLogout: false,
    device: null,
    isFenced: false,
  });
});

it("ids are requested once, however many need them, and last for 30 days (SESS-09)", async () => {
  const { visitor, set, minted } = arrive(`${cookieNames.userId}=u1`);
  const ids = { userId: "u2", cartId: "c2" };
  expect(await Promise.all([visitor.ensureIds(), visitor.ensureIds()])).toEqual([ids, ids]);
  expect(await visitor.ensureIds()).toEqual(ids);
  expect(minted).toHaveLength(1);
  expect(set()).toEqual([
    `${cookieNames.userId}=u2; Max-Age=2592000; HttpOnly`,
    `${cookieNames.cartId}=c2; Max-Age=2592000`,
  ]);
});

it("a newcomer's secret goes with the first request of ids alone, and ends with it", async () => {
  const asked: (string | null)[] = [];
  const mint = async (newcomer: string | null) => {
    asked.push(newcomer);
    return { userId: "u2", cartId: "c2" };
  };
  const { visitor, set } = arrive(`${cookieNames.newcomer}=secret`, { mint });
  await visitor.ensureIds();
  expect(set()).toContain(cleared(cookieNames.newcomer));
  // The shop does not accept these, or a logout takes them: no other request may get them.
  visitor.forgetIds();
  await visitor.ensureIds();
  const other = arrive(`${cookieNames.userId}=u1; ${cookieNames.newcomer}=secret`, { mint });
  await other.visitor.ensureIds();
  expect(asked).toEqual(["secret", null, null]);
});

it("ids that are there are kept, and requested again once they are dropped", async () => {
  const { visitor, set, minted } = arrive(known);
  expect(await visitor.ensureIds()).toEqual({ userId: "u1", cartId: "c1" });
  expect(minted).toEqual([]);
  visitor.forgetIds();
  expect(visitor).toMatchObject({ userId: null, cartId: null });
  expect(set()).toEqual([cleared(cookieNames.userId), cleared(cookieNames.cartId)]);
  await visitor.ensureIds();
  visitor.forgetIds();
  await visitor.ensureIds();
  expect(minted).toHaveLength(2);
});

it("a crawler is given no ids, and has no cart", async () => {
  const { visitor, set } = arrive("", { mint: async () => null });
  expect(await visitor.ensureIds()).toBeNull();
  expect(await visitor.settledCartId()).toBeNull();
  expect(set()).toEqual([]);
});

it("in the local environment scripts may read the user id (SESS-09)", () => {
  const { visitor, set } = arrive("", { isLocal: true });
  visitor.adoptIds({ userId: "u", cartId: "c" });
  expect(set()[0]).toBe(`${cookieNames.userId}=u; Max-Age=2592000`);
});

it("the cart's id is sent once nothing requests the cart from the shop any more, also when that fails", async () => {
  const { visitor } = arrive(known);
  const [failing, asking] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  visitor.askForCart(() => failing.promise).catch(() => undefined);
  void visitor.askForCart(async () => {
    await asking.promise;
    visitor.adoptIds({ userId: "u1", cartId: "c9" });
  });
  const settled = visitor.settledCartId();
  failing.reject(new Error("no"));
  asking.resolve();
  expect(await settled).toBe("c9");
});

it("the cart's id is a new one where the login ends while the cart is requested", async () => {
  const { visitor } = arrive(known);
  void visitor.askForCart(async () => visitor.flagSecurityLogout());
  expect(await visitor.settledCartId()).toBe("c2");
});

it("SESS-12, SESS-13: an account has the flag X-JWT-exist alone, a guest X-JWT-guest as well; both are kept until the token ends, or until the browser closes", () => {
  const expires = new Date(now + 3_600_000);
  const kept = arrive();
  kept.visitor.signIn({ token: "t", expires, isGuest: false, staySignedIn: true });
  expect(kept.visitor.tokenDigest).toBe(digestOf("t"));
  expect(kept.set()).toEqual([
    `${cookieNames.customerToken}=t; Max-Age=3600; HttpOnly`,
    `${cookieNames.signedIn}=true; Max-Age=3600`,
    cleared(cookieNames.guest),
  ]);
  const guest = arrive(`${cookieNames.device}=d`);
  guest.visitor.signIn({ token: "t", expires, isGuest: true, staySignedIn: false });
  expect(guest.set()).toEqual([
    `${cookieNames.customerToken}=t; HttpOnly`,
    `${cookieNames.signedIn}=true`,
    `${cookieNames.guest}=true`,
  ]);
});

it("a browser that signs in is known again for 180 days, by the secret that it has", () => {
  for (const [cookie, device] of [
    ["", "new-device"],
    [`${cookieNames.device}=d`, "d"],
  ]) {
    const { visitor, set } = arrive(cookie);
    visitor.nameDevice();
    visitor.signIn({ token: "t", expires: new Date(now), isGuest: false, staySignedIn: false });
    expect(visitor.device).toBe(device);
    expect(set()).toContain(`${cookieNames.device}=${device}; Max-Age=15552000; HttpOnly`);
  }
});

it("a sign-out takes token and flags away, and keeps ids and browser", () => {
  const { visitor, set } = arrive(`${known}; ${cookieNames.device}=d`);
  visitor.signOut();
  expect(visitor).toMatchObject({ customerToken: null, tokenDigest: null, userId: "u1", cartId: "c1", device: "d" });
  expect(set()).toEqual(signedOut);
});

it("a login that the shop ended leaves its cart behind, and is flagged until the browser closes or it was reported (SESS-18)", () => {
  const { visitor, set } = arrive(known);
  visitor.clearSecurityLogout();
  expect(set()).toEqual([]);
  visitor.flagSecurityLogout();
  expect(visitor).toMatchObject({ customerToken: null, securityLogout: true, userId: "u1", cartId: null });
  const ended = [...signedOut, cleared(cookieNames.cartId)];
  expect(set()).toEqual([...ended, `${cookieNames.securityLogout}=true`]);
  visitor.clearSecurityLogout();
  expect(visitor.securityLogout).toBe(false);
  expect(set()).toEqual([...ended, cleared(cookieNames.securityLogout)]);
});

it("ERR-03, SESS-18: a login that its visitor is ending is not flagged, in whatever order the shop's answers come", async () => {
  const under = arrive(known);
  const other = arrive(known, { ended: under.ended });
  // The shop refuses the token before it has answered the logout …
  under.visitor.leave();
  other.visitor.flagSecurityLogout();
  expect([other.visitor.securityLogout, other.set()]).toEqual([false, []]);
  // … or after.
  await under.visitor.endToken();
  other.visitor.flagSecurityLogout();
  expect([other.visitor.securityLogout, other.set()]).toEqual([false, []]);
  // What begins later with that token knows of no wish, nor does another login.
  for (const cookie of [known, known.replace("t1", "t2")]) {
    const later = arrive(cookie, { ended: under.ended });
    later.visitor.flagSecurityLogout();
    expect(later.visitor.securityLogout).toBe(true);
  }
});

it("ERR-03, SESS-18: a login that goes on after its visitor was refused a change is flagged once the shop ends it", () => {
  const under = arrive(known);
  const other = arrive(known, { ended: under.ended });
  under.visitor.leave();
  under.visitor.leave();
  under.visitor.stay();
  // Another wish is still with the shop.
  other.visitor.flagSecurityLogout();
  expect(other.visitor.securityLogout).toBe(false);
  under.visitor.stay();
  other.visitor.flagSecurityLogout();
  expect(other.visitor.securityLogout).toBe(true);
});

it("what opens a confirmation is kept from scripts until the browser closes, and forgotten once (C-86)", () => {
  const { visitor, set } = arrive();
  visitor.forgetConfirmation();
  expect(set()).toEqual([]);
  visitor.keepConfirmation("s");
  expect(visitor.confirmation).toBe("s");
  expect(set()).toEqual([`${cookieNames.confirmation}=s; HttpOnly`]);
  visitor.forgetConfirmation();
  expect(visitor.confirmation).toBeNull();
  expect(set()).toEqual([cleared(cookieNames.confirmation)]);
});

it("what was requested with a login that ends meanwhile does not leave", async () => {
  const { visitor, ended } = arrive(known);
  visitor.noteTokenSent();
  expect(visitor.isFenced).toBe(false);
  ended.add(digestOf("t1"));
  expect(visitor.isFenced).toBe(true);
  const notAsked = arrive(known);
  notAsked.ended.add(digestOf("t1"));
  expect(notAsked.visitor.isFenced).toBe(false);
  const later = arrive(known, { ended });
  later.visitor.noteTokenSent();
  expect(later.visitor.isFenced).toBe(false);
  const stranger = arrive("");
  stranger.ended.add(digestOf("t1"));
  stranger.visitor.noteTokenSent();
  expect(stranger.visitor.isFenced).toBe(false);
});

it("what a request answers that ends its own login leaves, and its token has ended for all others", async () => {
  const { visitor, ended } = arrive(known);
  const before = ended.now();
  visitor.noteTokenSent();
  await visitor.endToken();
  expect(ended.hasEndedSince(before, "t1")).toBe(true);
  expect(visitor.isFenced).toBe(false);
});

it("a request that has signed in again ends the new login, and stays fenced by the end of the old one", async () => {
  const { visitor, ended } = arrive(known);
  visitor.signIn({ token: "t2", expires: new Date(now), isGuest: false, staySignedIn: false });
  visitor.noteTokenSent();
  const before = ended.now();
  await visitor.endToken();
  expect([ended.hasEndedSince(before, "t2"), ended.hasEndedSince(before, "t1")]).toEqual([true, false]);
  ended.add(digestOf("t1"));
  expect(visitor.isFenced).toBe(true);
});

it("without a login none is ended", async () => {
  const { visitor, ended } = arrive();
  await visitor.endToken();
  expect(ended.now()).toBe(0);
});
