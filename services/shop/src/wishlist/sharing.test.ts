import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { password } from "../../test/devices.ts";
import { insertAccount } from "../../test/accounts.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { aCustomer, aVisitor, Person, sharedList, writeListedProducts } from "../../test/wishlists.ts";

const database = await startTestDatabase();
await writeListedProducts(database);
await startCatalogue(database);

let carla: Person;
let gustav: Person;
beforeEach(async () => {
  carla = await aCustomer(database, { first_name: "Carla", last_name: "Krause" });
  gustav = await aCustomer(database, { first_name: "Gustav", last_name: "Gruber" });
});

const peek = (shareData: string, by: Person, store: "de" | "b2b" = "de") =>
  by.ask(
    `{ getSharedWishlist(shareData: "${shareData}") { name right isJoined externalId entryCount totals { raw }
      entries { quantity product { id } comments { comment name } } } }`,
    {},
    store,
  );
const join = (shareData: string, by = gustav) => by.change(`joinWishlist(shareData: "${shareData}")`);

describe("links (WISH-34, OP-M-55)", () => {
  it("open a list with the right that they were made for; one for each right", async () => {
    const list = await carla.makeList();
    await carla.add(list, 2, 3);
    const [editor, again, admin] = [
      await carla.invite(list, "EDITOR"),
      await carla.invite(list, "EDITOR"),
      await carla.invite(list, "ADMIN"),
    ];
    expect(again).toBe(editor);
    expect(admin).not.toBe(editor);
    expect((await peek(editor, gustav)).getSharedWishlist).toMatchObject({
      name: "Klasse 3",
      right: "EDITOR",
      isJoined: false,
      externalId: null,
      entryCount: 1,
      totals: { raw: 900 },
    });
    expect(await join(editor)).toMatchObject({ successful: true, wishlist: { externalId: list } });
    expect((await peek(editor, gustav)).getSharedWishlist).toMatchObject({ isJoined: true, externalId: list });
    expect(await gustav.list(list, "isAdmin isEditor users { name right isCaller }")).toMatchObject({
      isAdmin: false,
      isEditor: true,
      users: [
        { name: "Carla Krause", right: "creator", isCaller: false },
        { name: "Gustav Gruber", right: "editor", isCaller: true },
      ],
    });
    await join(admin);
    await join(editor);
    expect(await gustav.list(list, "isAdmin")).toMatchObject({ isAdmin: true });
  });

  it("show nothing of the people on the list, and no comments", async () => {
    const list = await carla.makeList();
    const entryId = await carla.add(list, 2);
    await carla.change(`addWishlistComment(externalId: "${list}", entryId: "${entryId}", comment: "Geheim")`);
    const shareData = await carla.invite(list, "COMMENTATOR");
    const shown = JSON.stringify(await peek(shareData, aVisitor(database)));
    expect(shown).toContain('"id":"2"');
    for (const secret of ["Carla", "Krause", "example.org", "Geheim", list, String(carla.customerId)]) {
      expect(shown).not.toContain(secret);
    }
  });

  it("open nothing when revoked, ended, made up, or of the other realm; who has joined stays", async () => {
    const list = await carla.makeList();
    const shareData = await carla.invite(list, "EDITOR");
    const tampered = `${shareData.startsWith("A") ? "B" : "A"}${shareData.slice(1)}`;
    const business = await aCustomer(database, { realm: "b2b", customer_number: randomUUID() });
    expect((await peek(shareData, business, "b2b")).getSharedWishlist).toBeNull();
    expect((await peek(tampered, gustav)).getSharedWishlist).toBeNull();
    expect((await peek("x", gustav)).getSharedWishlist).toBeNull();
    await join(shareData);
    const { invites } = await carla.list(list, "invites { externalId }");
    await carla.change(`revokeWishlistInvite(externalId: "${list}", inviteId: "${invites[0].externalId}")`);
    const frieda = await aCustomer(database);
    expect(await join(shareData, frieda)).toMatchObject({ errorCode: "INVITE_INVALID" });
    expect((await peek(shareData, frieda)).getSharedWishlist).toBeNull();
    expect(await gustav.list(list)).not.toBeNull();
    const next = await carla.invite(list, "EDITOR");
    expect(next).not.toBe(shareData);
    await database.write`update wishlist_invite set ends_at = now() - interval '1 second' where wishlist_id = ${list}`;
    expect(await join(next, frieda)).toMatchObject({ errorCode: "INVITE_INVALID" });
    expect(await carla.list(list, "invites { right }")).toMatchObject({ invites: [] });
    // A new link of the right does not let the one live again that has ended.
    expect(await carla.invite(list, "EDITOR")).not.toBe(next);
    expect(await join(next, frieda)).toMatchObject({ errorCode: "INVITE_INVALID" });
    const past = `createWishlistInvite(externalId: "${list}", right: EDITOR, endsAt: "2020-01-01T00:00:00Z")`;
    const { createWishlistInvite } = await carla.ask(`mutation { ${past} { errorCode } }`);
    expect(createWishlistInvite.errorCode).toBe("DATE_INVALID");
  });

  it("need an account to join, but not to look or to copy (OP-M-56)", async () => {
    const list = await carla.makeList();
    await carla.add(list, 2, 3);
    await carla.add(list, 1, 1, 102);
    const shareData = await carla.invite(list, "COMMENTATOR");
    const visitor = aVisitor(database);
    expect(await join(shareData, visitor)).toMatchObject({ errorCode: "SIGN_IN_REQUIRED" });
    const copy = `importSharedWishlist(shareData: "${shareData}", name: "Von Carla")`;
    expect(await visitor.change(copy)).toMatchObject({ successful: true, wishlist: { externalId: "merkzettel" } });
    expect(await visitor.list("merkzettel", "entries { itemId quantity }")).toMatchObject({
      entries: [
        { itemId: "102", quantity: 1 },
        { itemId: null, quantity: 3 },
      ],
    });
    const made = (await gustav.change(copy)).wishlist?.externalId ?? "";
    expect(await gustav.list(made, "name isCreator isCommentator users { name } entries { itemId }")).toMatchObject({
      name: "Von Carla",
      isCreator: true,
      users: [],
      entries: [{ itemId: "102" }, { itemId: null }],
    });
    expect(await gustav.list(list)).toBeNull();
  });
});

describe("people", () => {
  it("OP-M-55: a creator hands a list over and stays an admin", async () => {
    const list = await sharedList(carla, { EDITOR: gustav });
    const idOf = async (by: Person, name: string): Promise<string> => {
      const { users } = await by.list(list, "users { externalId name }");
      return users.find((user: { name: string }) => user.name === name).externalId;
    };
    const creatorId = await idOf(carla, "Carla Krause");
    expect(await carla.change(`removeWishlistUser(externalId: "${list}", userId: "${creatorId}")`)).toMatchObject({
      errorCode: "NOT_ALLOWED",
    });
    await carla.change(`handOverWishlist(externalId: "${list}", userId: "${await idOf(carla, "Gustav Gruber")}")`);
    const flags = "isCreator isAdmin users { name right }";
    expect(await gustav.list(list, flags)).toMatchObject({ isCreator: true });
    expect(await carla.list(list, flags)).toMatchObject({
      isCreator: false,
      isAdmin: true,
      users: [
        { name: "Gustav Gruber", right: "creator" },
        { name: "Carla Krause", right: "admin" },
      ],
    });
    await carla.change(`leaveWishlist(externalId: "${list}")`);
    expect(await carla.list(list)).toBeNull();
  });
});

describe("comments (OP-M-53, ENT-11)", () => {
  it("OP-Q-54, WISH-35: have author and time, and are deleted by their author or an editor alone", async () => {
    const emma = await aCustomer(database, { first_name: "Emma" });
    const list = await sharedList(carla, { COMMENTATOR: gustav, EDITOR: emma });
    const entryId = await carla.add(list, 2);
    const say = (by: Person, comment: string) =>
      by.change(
        `addWishlistComment(externalId: "${list}", entryId: "${entryId}", comment: ${JSON.stringify(comment)})`,
      );
    await say(carla, "Eins");
    await say(gustav, " Zwei ");
    const read = async (by: Person) => {
      const fields = "externalId positionId comment name date displayedDate allowedToDeleteByUser";
      const answer = await by.ask(`{ getCommentsPerWishlist(wishlistId: "${list}") { ${fields} } }`);
      return answer.getCommentsPerWishlist;
    };
    const seen = await read(gustav);
    expect(seen).toMatchObject([
      { positionId: entryId, comment: "Zwei", name: "Gustav Gruber", allowedToDeleteByUser: true },
      { positionId: entryId, comment: "Eins", name: "Carla Krause", allowedToDeleteByUser: false },
    ]);
    expect(seen[0].displayedDate).toMatch(/^heute, \d{1,2}:\d{2}/);
    expect(Number.isNaN(Date.parse(seen[0].date))).toBe(false);
    expect((await read(emma)).map((each: { allowedToDeleteByUser: boolean }) => each.allowedToDeleteByUser)).toEqual([
      true,
      true,
    ]);
    const remove = (by: Person, id: string) =>
      by.change(`deleteWishlistComment(externalId: "${list}", commentId: "${id}")`);
    expect(await remove(gustav, seen[1].externalId)).toMatchObject({ errorCode: "NOT_ALLOWED" });
    expect(await remove(gustav, seen[0].externalId)).toMatchObject({ successful: true });
    expect(await remove(emma, seen[1].externalId)).toMatchObject({ successful: true });
    expect(await remove(emma, seen[1].externalId)).toMatchObject({ errorCode: "COMMENT_NOT_FOUND" });
    expect(await say(gustav, " ")).toMatchObject({ errorCode: "COMMENT_INVALID" });
    expect(await say(gustav, "x".repeat(1_001))).toMatchObject({ errorCode: "COMMENT_INVALID" });
  });

  it("WISH-35: are deleted by the list that they are on, and by no other that the caller may change", async () => {
    const list = await carla.makeList();
    const entryId = await carla.add(list, 2);
    await carla.change(`addWishlistComment(externalId: "${list}", entryId: "${entryId}", comment: "Eins")`);
    const read = async () =>
      (await carla.ask(`{ getCommentsPerWishlist(wishlistId: "${list}") { externalId } }`)).getCommentsPerWishlist;
    const [{ externalId: commentId }] = await read();
    const own = await gustav.makeList();
    expect(await gustav.change(`deleteWishlistComment(externalId: "${own}", commentId: "${commentId}")`)).toMatchObject(
      {
        successful: false,
        errorCode: "COMMENT_NOT_FOUND",
      },
    );
    expect(await read()).toEqual([{ externalId: commentId }]);
  });

  it("ERR-12, OP-Q-54: of a list that is not the caller's there are none, without an error", async () => {
    const list = await carla.makeList();
    const entryId = await carla.add(list, 2);
    await carla.change(`addWishlistComment(externalId: "${list}", entryId: "${entryId}", comment: "Eins")`);
    const query = (id: string) => `{ getCommentsPerWishlist(wishlistId: "${id}") { comment } }`;
    const unknown = new Person(database, { userId: null, customer: null, tokenFault: null });
    for (const by of [gustav, aVisitor(database), unknown]) {
      for (const id of [list, randomUUID(), "nope"]) {
        expect(await by.ask(query(id))).toEqual({ getCommentsPerWishlist: [] });
      }
    }
  });
});

describe("a sign-in with a link (AUTH-15)", () => {
  const signIn = async (by: Person, email: string, shareData: string | null) => {
    const credentials = { email, password, shareData };
    const { login } = await by.ask(
      "mutation ($credentials: LoginInput!) { login(credentials: $credentials) { successfull sharedListMerged } }",
      { credentials },
    );
    return login;
  };

  it("AUTH-15: joins the list and reports it; a link that opens nothing leaves the sign-in as it is", async () => {
    const list = await carla.makeList();
    const shareData = await carla.invite(list, "EDITOR");
    const { customerId, email } = await insertAccount(database);
    const account = new Person(database, {
      userId: randomUUID(),
      customer: { customerId, isGuest: false },
      tokenFault: null,
    });
    expect(await signIn(aVisitor(database), email, null)).toEqual({ successfull: true, sharedListMerged: false });
    expect(await signIn(aVisitor(database), email, "made-up")).toEqual({ successfull: true, sharedListMerged: false });
    expect(await account.list(list)).toBeNull();
    expect(await signIn(aVisitor(database), email, shareData)).toEqual({ successfull: true, sharedListMerged: true });
    expect(await account.list(list, "isEditor")).toMatchObject({ isEditor: true });
  });

  it("so does a registration", async () => {
    const list = await carla.makeList();
    const customer = {
      email: `${randomUUID()}@example.org`,
      password: "kreide-2026",
      firstName: "Neu",
      shareData: await carla.invite(list, "COMMENTATOR"),
    };
    const { registerCustomer } = await aVisitor(database).ask(
      "mutation ($customer: RegisterCustomerInput!) { registerCustomer(customer: $customer) { successfull sharedListMerged } }",
      { customer },
    );
    expect(registerCustomer).toEqual({ successfull: true, sharedListMerged: true });
    expect((await carla.list(list, "users { right }")).users).toHaveLength(2);
  });
});
