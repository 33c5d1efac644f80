import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { aCustomer, aVisitor, type Person, sharedList, writeListedProducts } from "../../test/wishlists.ts";
import { isAtLeast, may } from "./rights.ts";
import { rights } from "./wishlist.types.ts";

const database = await startTestDatabase();
await writeListedProducts(database);
await startCatalogue(database);

const roles = ["creator", "admin", "editor", "commentator", "stranger", "visitor"] as const;
type Role = (typeof roles)[number];
type People = Readonly<Record<Role, Person>>;

/** A list with an entry, a comment of the creator's, a link, and someone to be changed. */
interface Scene {
  readonly people: People;
  readonly listId: string;
  readonly entryId: string;
  readonly removedId: string;
  readonly commentId: string;
  readonly inviteId: string;
  readonly guestId: string;
}

async function scene(): Promise<Scene> {
  const customer = (first_name: string) => aCustomer(database, { first_name });
  const [creator, admin, editor, commentator, stranger, guest] = await Promise.all(
    ["Carla", "Anton", "Emma", "Konrad", "Frieda", "Gustav"].map(customer),
  );
  if (!creator || !admin || !editor || !commentator || !stranger || !guest) throw new Error("Someone is missing");
  const people = { creator, admin, editor, commentator, stranger, visitor: aVisitor(database) };
  const listId = await sharedList(creator, { ADMIN: admin, EDITOR: editor, COMMENTATOR: commentator });
  await guest.change(`joinWishlist(shareData: "${await creator.invite(listId, "COMMENTATOR")}")`);
  const entryId = await creator.add(listId, 2);
  const removedId = await creator.add(listId, 1);
  await creator.change(`removeProductFromWishlist(externalId: "${listId}", entryId: "${removedId}")`);
  await creator.change(`addWishlistComment(externalId: "${listId}", entryId: "${entryId}", comment: "Für alle")`);
  const list = await creator.list(
    listId,
    "invites { externalId right } users { externalId name } entries { comments { externalId } }",
  );
  const guestId = list.users.find(({ name }: { name: string }) => name.startsWith("Gustav")).externalId;
  return {
    people,
    listId,
    entryId,
    removedId,
    commentId: list.entries[0].comments[0].externalId,
    inviteId: list.invites[0].externalId,
    guestId,
  };
}

const all: readonly Role[] = ["creator", "admin", "editor", "commentator"];
const editors: readonly Role[] = ["creator", "admin", "editor"];
const admins: readonly Role[] = ["creator", "admin"];

/** Every operation on a list, and who may do it. */
const operations: Readonly<Record<string, readonly [readonly Role[], (scene: Scene) => string]>> = {
  "add an entry": [editors, ({ listId: id }) => `addProductToWishlist(externalId: "${id}", entry: { productId: "4" })`],
  "remove an entry": [
    editors,
    ({ listId, entryId }) => `removeProductFromWishlist(externalId: "${listId}", entryId: "${entryId}")`,
  ],
  "remove a product": [
    editors,
    ({ listId }) => `removeProductFromWishlists(externalIds: ["${listId}"], entry: { productId: "2" })`,
  ],
  "choose lists": [
    editors,
    ({ listId }) => `chooseWishlists(addTo: ["${listId}"], removeFrom: [], entry: { productId: "4" })`,
  ],
  "change a quantity": [
    editors,
    ({ listId, entryId }) =>
      `changeWishlistQuantity(externalId: "${listId}", entry: { entryId: "${entryId}", productId: "2", quantity: 7 })`,
  ],
  "replace an entry": [
    editors,
    ({ listId, entryId }) =>
      `replaceWishlistItem(externalId: "${listId}", entryId: "${entryId}", entry: { productId: "1", itemId: "102" })`,
  ],
  "restore an entry": [
    editors,
    ({ listId, removedId }) =>
      `restoreWishlistEntry(externalId: "${listId}", entryId: "${removedId}", entry: { productId: "1" })`,
  ],
  "make it the standard one": [editors, ({ listId }) => `setStandardWishlist(externalId: "${listId}")`],
  "delete another's comment": [
    editors,
    ({ listId, commentId }) => `deleteWishlistComment(externalId: "${listId}", commentId: "${commentId}")`,
  ],
  comment: [
    all,
    ({ listId, entryId }) => `addWishlistComment(externalId: "${listId}", entryId: "${entryId}", comment: "Gut")`,
  ],
  rename: [admins, ({ listId }) => `renameWishlist(externalId: "${listId}", name: "Klasse 4")`],
  describe: [admins, ({ listId }) => `describeWishlist(externalId: "${listId}", description: "Bis Mai")`],
  delete: [admins, ({ listId }) => `deleteWishlist(externalId: "${listId}", withEntries: true)`],
  "revoke a link": [
    admins,
    ({ listId, inviteId }) => `revokeWishlistInvite(externalId: "${listId}", inviteId: "${inviteId}")`,
  ],
  "change someone's right": [
    admins,
    ({ listId, guestId }) => `changeWishlistUser(externalId: "${listId}", userId: "${guestId}", right: EDITOR)`,
  ],
  "take someone off": [
    admins,
    ({ listId, guestId }) => `removeWishlistUser(externalId: "${listId}", userId: "${guestId}")`,
  ],
  "hand it over": [
    ["creator"],
    ({ listId, guestId }) => `handOverWishlist(externalId: "${listId}", userId: "${guestId}")`,
  ],
  leave: [["admin", "editor", "commentator"], ({ listId }) => `leaveWishlist(externalId: "${listId}")`],
};

/** What of a list changes by operations. */
const seen = `name description isStandardList users { name right } invites { right }
  entries { externalId itemId quantity comments { comment } } removedEntries { externalId }`;

describe("rights and operations (WISH-33, C-62)", () => {
  it.each(Object.entries(operations))(
    "%s",
    async (_, [allowed, call]) => {
      // Refusals change nothing, so that all of them may share a list.
      const shared = await scene();
      const look = () => shared.people.creator.list(shared.listId, seen);
      const first = await look();
      for (const role of roles.filter((each) => !allowed.includes(each))) {
        const { successful, errorCode } = await shared.people[role].change(call(shared));
        expect({ role, successful }).toEqual({ role, successful: false });
        expect(all.includes(role) ? ["NOT_ALLOWED"] : ["LIST_NOT_FOUND", "SIGN_IN_REQUIRED"]).toContain(errorCode);
      }
      expect(await look()).toEqual(first);
      for (const role of allowed) {
        const own = await scene();
        const { successful, errorCode } = await own.people[role].change(call(own));
        expect({ role, successful, errorCode }).toEqual({ role, successful: true, errorCode: null });
      }
    },
    60_000,
  );

  it("shows each right by its flags and puts links and people before those alone who may see them (ENT-09)", async () => {
    const { people, listId } = await scene();
    const flags = "isCreator isAdmin isEditor isCommentator invites { right } users { name }";
    const shown = await Promise.all(all.map((role) => people[role].list(listId, flags)));
    expect(
      shown.map(({ isCreator, isAdmin, isEditor, isCommentator }) => [isCreator, isAdmin, isEditor, isCommentator]),
    ).toEqual([
      [true, true, true, true],
      [false, true, true, true],
      [false, false, true, true],
      [false, false, false, true],
    ]);
    expect(shown.map(({ invites }) => invites.length)).toEqual([3, 3, 0, 0]);
    expect(shown.map(({ users }) => users.length)).toEqual([5, 5, 5, 5]);
    expect(await people.stranger.list(listId)).toBeNull();
    expect(await people.visitor.list(listId)).toBeNull();
  });
});

describe("foreign and missing lists", async () => {
  const { people, ...ids } = await scene();

  it.each(Object.entries(operations))("answer alike: %s", async (_, [, call]) => {
    const none = { ...ids, listId: randomUUID() };
    for (const person of [people.stranger, people.visitor]) {
      const foreign = await person.change(call({ people, ...ids }));
      expect(foreign).toMatchObject({ successful: false, wishlist: null });
      expect(await person.change(call({ people, ...none }))).toEqual(foreign);
    }
  });

  it.each(["'; drop table wishlist", "0", "merkzettel2", ""])("and so does %j", async (id) => {
    const call = `removeProductFromWishlist(externalId: "${id}", entryId: "${ids.entryId}")`;
    expect(await people.creator.change(call)).toMatchObject({ errorCode: "LIST_NOT_FOUND" });
  });
});

describe("the order of rights", () => {
  it("lets a higher right do whatever a lower one may", () => {
    for (const high of rights)
      for (const low of rights.slice(rights.indexOf(high)))
        for (const action of ["comment", "changeEntries", "manage", "handOver"] as const) {
          expect(isAtLeast(high, low)).toBe(true);
          if (may(low, action)) expect(may(high, action)).toBe(true);
        }
  });
});
