import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { devicesAt, password, writeTwoProducts } from "../../test/devices.ts";
import { startTestDatabase, testPlatform } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";
import { verifyCustomerToken } from "../platform/auth/customer-token.ts";
import { fixedClock } from "../../test/fixed-clock.ts";

const database = await startTestDatabase();

beforeAll(() => writeTwoProducts(database));
const { shopper, register, signIn, account, copyOf, isFound } = devicesAt(database);

describe("the id of a visitor who signs in", () => {
  it("is another one, so that an id that someone planted opens nothing afterwards", async () => {
    const email = await account();
    for (const enter of [(who: Shopper) => signIn(who, email), (who: Shopper) => who.beGuest()]) {
      const victim = await shopper();
      await victim.add(1_001);
      const attacker = copyOf(victim);
      await enter(victim);
      expect(victim.caller.userId).not.toBe(attacker.caller.userId);
      attacker.cartId = victim.cartId;
      expect([await isFound(victim), await isFound(attacker)]).toEqual([true, false]);
    }
  });

  it("comes with another token; the one before ends a minute later, for calls on their way", async () => {
    const clock = fixedClock(new Date());
    const visitor = await shopper({ clock });
    await visitor.add(1_001);
    const guest = await visitor.signIn("registerGuest(cartId: $cartId)", "$cartId: ID!", { cartId: visitor.cartId });
    await register(visitor, `${randomUUID()}@example.org`);
    const storefront = { store: "de", language: "de-DE" } as const;
    const fault = async () =>
      (await verifyCustomerToken(testPlatform({ database, clock }), guest.token?.token ?? "", storefront)).fault;
    expect(await fault()).toBeNull();
    clock.advance(60_000);
    expect(await fault()).toBe("revoked");
  });

  it("stays when the same guest is requested again", async () => {
    const guest = await (await shopper()).beGuest();
    const { userId } = guest.caller;
    await guest.beGuest();
    expect(guest.caller.userId).toBe(userId);
  });
});

describe("a sign-in whose answer never arrived", () => {
  it("is made again by a customer, and nothing is lost (CHKL-05)", async () => {
    const email = await account();
    const visitor = await shopper();
    await visitor.add(1_001, 2);
    const before = copyOf(visitor);
    await signIn(visitor, email);
    expect(await isFound(before)).toBe(false);
    await before.arrive();
    await signIn(before, email);
    expect((await before.cart()).positions).toMatchObject([{ itemId: "1001", quantity: 2 }]);
  });

  it("as guest gives the goods back to the visitor", async () => {
    const visitor = await shopper();
    await visitor.add(1_001, 2);
    const before = copyOf(visitor);
    await visitor.signIn("registerGuest(cartId: $cartId)", "$cartId: ID!", { cartId: visitor.cartId });
    expect(await isFound(before)).toBe(false);
    await before.arrive();
    expect((await before.cart()).positions).toMatchObject([{ itemId: "1001", quantity: 2 }]);
    await before.beGuest();
    expect((await before.cart()).positions).toHaveLength(1);
  });

  it("is distinguished from one that arrived: the old id does not return the cart", async () => {
    const visitor = await shopper();
    await visitor.add(1_001);
    const before = copyOf(visitor);
    const answer = await visitor.signIn("registerGuest(cartId: $cartId)", "$cartId: ID!", { cartId: visitor.cartId });
    const storefront = { store: "de", language: "de-DE" } as const;
    await verifyCustomerToken(testPlatform({ database }), answer.token?.token ?? "", storefront);
    await visitor.change('updateEmail(email: "anna@example.org")');
    await before.arrive();
    expect((await before.cart()).positions).toEqual([]);
    expect((await visitor.cart()).positions).toHaveLength(1);
  });

  it("as guest gives the goods back although the page itself has used the token: nothing was typed", async () => {
    const visitor = await shopper();
    await visitor.add(1_001, 2);
    const before = copyOf(visitor);
    const answer = await visitor.signIn("registerGuest(cartId: $cartId)", "$cartId: ID!", { cartId: visitor.cartId });
    const storefront = { store: "de", language: "de-DE" } as const;
    await verifyCustomerToken(testPlatform({ database }), answer.token?.token ?? "", storefront);
    await before.arrive();
    expect((await before.cart()).positions).toMatchObject([{ itemId: "1001", quantity: 2 }]);
  });

  it("or a guest's login that ended gives goods, not addresses, to who still has the visitor's id", async () => {
    const guest = await shopper();
    await guest.add(1_001);
    await guest.beGuest();
    await guest.chooseAddress();
    const returned = copyOf(guest, { customer: null });
    await returned.arrive();
    expect((await returned.cart()).positions).toHaveLength(1);
    const address = "query ($id: ID!) { shop_findCart(cartId: $id) { billingAddress { city } } }";
    const schema = v.object({ billingAddress: v.null() });
    await returned.run(address, "shop_findCart", schema, { id: returned.cartId });
  });
});

describe("a visitor's wish list", () => {
  const listSchema = v.array(
    v.object({
      externalId: v.string(),
      entries: v.array(v.object({ itemId: v.nullable(v.string()), quantity: v.number() })),
    }),
  );
  const listsOf = (who: Shopper) =>
    who.run("{ getAllWishlists { externalId entries { itemId quantity } } }", "getAllWishlists", listSchema);
  const note = (who: Shopper, productId: string, itemId: string, quantity: number) =>
    who.run(
      'mutation ($entry: WishlistEntryInput!) { addProductToWishlist(externalId: "merkzettel", entry: $entry) { successful } }',
      "addProductToWishlist",
      v.object({ successful: v.literal(true) }),
      { entry: { productId, itemId, quantity } },
    );

  it("joins the customer's at sign-in, quantities of what is on both added up", async () => {
    const email = await account();
    const first = await shopper();
    await signIn(first, email);
    await note(first, "1", "1001", 5);
    const device = await shopper();
    await note(device, "1", "1001", 2);
    await note(device, "2", "1002", 3);
    const before = copyOf(device);
    await signIn(device, email);
    expect(await listsOf(device)).toEqual([
      {
        externalId: "merkzettel",
        entries: [
          { itemId: "1002", quantity: 3 },
          { itemId: "1001", quantity: 7 },
        ],
      },
    ]);
    expect((await listsOf(before))[0]?.entries).toEqual([]);
  });

  it("joins with the comments of both on what is on both", async () => {
    const email = await account();
    const noted = v.array(
      v.object({
        entries: v.array(
          v.object({
            externalId: v.string(),
            comments: v.array(v.object({ comment: v.string() })),
          }),
        ),
      }),
    );
    const entriesOf = async (who: Shopper) =>
      (
        await who.run("{ getAllWishlists { entries { externalId comments { comment } } } }", "getAllWishlists", noted)
      ).flatMap(({ entries }) => entries);
    const say = async (who: Shopper, comment: string) => {
      await note(who, "1", "1001", 1);
      const [entry] = await entriesOf(who);
      await who.run(
        'mutation ($id: ID!, $comment: String!) { addWishlistComment(externalId: "merkzettel", entryId: $id, comment: $comment) { successful } }',
        "addWishlistComment",
        v.object({ successful: v.literal(true) }),
        { id: entry?.externalId, comment },
      );
    };
    const home = await shopper();
    await signIn(home, email);
    await say(home, "Für Mia");
    const device = await shopper();
    await say(device, "Für Ben");
    await signIn(device, email);
    const [both, ...others] = await entriesOf(device);
    expect(others).toEqual([]);
    expect(both?.comments.map(({ comment }) => comment).toSorted()).toEqual(["Für Ben", "Für Mia"]);
  });

  it("joins once, however many sign-ins come at once", async () => {
    const email = await account();
    const device = await shopper();
    await note(device, "1", "1001", 2);
    await Promise.all([1, 2, 3, 4].map(() => signIn(copyOf(device), email)));
    await signIn(device, email);
    expect((await listsOf(device)).map(({ entries }) => entries.length)).toEqual([1]);
  });

  it("goes with a guest", async () => {
    const guest = await shopper();
    await note(guest, "1", "1001", 2);
    await guest.beGuest();
    expect((await listsOf(guest))[0]?.entries).toEqual([{ itemId: "1001", quantity: 2 }]);
  });
});

describe("changing the password (OP-M-20)", () => {
  const resultSchema = v.object({
    successful: v.boolean(),
    generalErrorMessage: v.nullable(v.string()),
    fieldErrors: v.array(v.object({ fieldName: v.string() })),
    token: v.nullable(v.object({ token: v.string() })),
    staySignedIn: v.boolean(),
  });
  const change = (who: Shopper, currentPassword: string, newPassword: string, newPasswordRepeated = newPassword) =>
    who.run(
      `mutation ($currentPassword: String!, $newPassword: String!, $newPasswordRepeated: String!) {
        changePassword(currentPassword: $currentPassword, newPassword: $newPassword, newPasswordRepeated: $newPasswordRepeated) {
          successful generalErrorMessage fieldErrors { fieldName } token { token } staySignedIn } }`,
      "changePassword",
      resultSchema,
      { currentPassword, newPassword, newPasswordRepeated },
    );
  const verdict = async (token: string, clock = fixedClock(new Date())) =>
    (await verifyCustomerToken(testPlatform({ database, clock }), token, { store: "de", language: "de-DE" })).fault;

  it("signs other devices out at once, and goes on with another token here", async () => {
    const email = await account();
    const clock = fixedClock(new Date());
    const [here, there] = [await shopper({ clock }), await shopper({ clock })];
    const old = (await signIn(here, email)).token?.token ?? "";
    const other = (await signIn(there, email)).token?.token ?? "";
    const { successful, token } = await change(here, password, "tafel-7");
    expect(successful).toBe(true);
    expect([await verdict(other, clock), await verdict(old, clock), await verdict(token?.token ?? "", clock)]).toEqual([
      "revoked",
      "replaced",
      null,
    ]);
    expect((await signIn(await shopper(), email)).successfull).toBe(false);
    expect((await signIn(await shopper(), email, "tafel-7")).successfull).toBe(true);
  });

  it.each([
    [["wrong", "tafel-7", "tafel-7"], "currentPassword"],
    [[password, "ab", "ab"], "newPassword"],
    [[password, "tafel-7", "tafel-8"], "newPasswordRepeated"],
  ] as const)("refuses %j at the field", async ([current, next, repeated], field) => {
    const who = await shopper();
    await signIn(who, await account());
    const answer = await change(who, current, next, repeated);
    expect([answer.successful, answer.fieldErrors, answer.token]).toEqual([false, [{ fieldName: field }], null]);
  });

  it("makes a visitor who guesses the current password wait", async () => {
    const who = await shopper();
    await signIn(who, await account());
    for (let attempt = 0; attempt < 5; attempt += 1) await change(who, "wrong", "tafel-7");
    expect((await change(who, password, "tafel-7")).generalErrorMessage).toContain("Zu viele");
  });

  it("refuses the token that was copied before, without taking it for a theft (ERR-02)", async () => {
    const here = await shopper();
    await signIn(here, await account());
    const { successful } = await change(here, password, "tafel-7");
    expect(successful).toBe(true);
    const copied = copyOf(here, { customer: null, tokenFault: "replaced" });
    for (const document of ["{ getBillingAddresses { city } }", `{ shop_findCart(cartId: "${here.cartId}") { id } }`]) {
      expect((await copied.errorsOf(document))[0]?.extensions["messageKey"]).toBe(
        "vue.error.security.valid_token_required",
      );
    }
  });

  it("VALID-17: refuses what guessers try first, at the field, and keeps the password (C-84)", async () => {
    const [who, email] = [await shopper(), await account()];
    await signIn(who, email);
    for (const common of ["123", "aaa", "Password1"]) {
      expect((await change(who, password, common)).fieldErrors).toEqual([{ fieldName: "newPassword" }]);
    }
    expect((await signIn(await shopper(), email)).successfull).toBe(true);
  });

  it("is nothing for guests", async () => {
    const guest = await (await shopper()).beGuest();
    const document =
      'mutation { changePassword(currentPassword: "a", newPassword: "abc", newPasswordRepeated: "abc") { successful } }';
    expect((await guest.errorsOf(document))[0]?.extensions["messageKey"]).toBe(
      "vue.error.security.valid_token_required",
    );
  });
});
