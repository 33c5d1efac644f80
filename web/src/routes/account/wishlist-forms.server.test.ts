import { describe, expect, it } from "vitest";
import { openPage } from "../testing/open-page.server.tsx";
import type { Answers } from "../testing/made-up-answers.ts";
import * as classListRoute from "../wishlist/list.tsx";
import * as route from "./wishlist.tsx";

const here = "http://localhost/myaccount/wishlist/";
const session = { PageSession: { session: { visitor: { state: "LOGGED_IN" }, cartId: "c-1" } } };
const entryFields = { entryId: "e-1", productId: "1", itemId: "11", quantity: "3", version: "7", name: "Kreide" };

/** Sends a form of the list `l-1`. */
const submit = (form: Record<string, string>, answers: Answers) =>
  openPage(route, here, { form: { listId: "l-1", ...entryFields, ...form }, answers: { ...session, ...answers } });
/** Sends a form of a class list. */
const submitClassList = (form: Record<string, string>, answers: Answers) =>
  openPage(classListRoute, "http://localhost/lists/klasse-1/", {
    path: "/lists/:listId/",
    form: { teaserId: "klasse-1", ...form },
    answers: { ...session, ...answers },
  });

const refused = { successful: false, generalErrorMessage: "Das geht gerade nicht.", message: null };
const done = { successful: true, generalErrorMessage: null, message: null, messageKey: null };
const none = { variantsToChoose: [], quantityChanged: [], maxInCart: [], successfullyAdded: [] };
const inCart = { addProductsToCartFromTeaserWishlist: { ...done, ...none } };

describe("another variant", () => {
  const entry = { productId: "1", itemId: "11", quantity: 3 };

  it("WISH-29: takes the entry's place on a list, and is saved", async () => {
    const { asked, toasts } = await submit(
      { intent: "replace" },
      { ReplaceWishlistItem: { replaceWishlistItem: done } },
    );
    expect(asked).toEqual([["ReplaceWishlistItem", { externalId: "l-1", entryId: "e-1", version: 7, entry }]]);
    expect(toasts).toMatchObject([{ key: "Gespeichert.", severity: "success" }]);
  });

  it.each([
    ["11", "11"],
    ["", "-"],
  ])(
    "WISH-29: %j takes the place on a class list by the operation of such lists, and is saved",
    async (sent, itemId) => {
      const { asked, toasts } = await submitClassList(
        { intent: "teaserReplace", ...entryFields, itemId: sent },
        { ReplaceTeaserWishlistItem: { replaceTeaserWishlistItem: done } },
      );
      expect(asked).toEqual([["ReplaceTeaserWishlistItem", { itemId, oldExternalId: "e-1", quantity: 3 }]]);
      expect(toasts).toMatchObject([{ key: "Gespeichert.", severity: "success" }]);
    },
  );

  it("WISH-29: goes into the basket, too, where that is wanted, once it is saved", async () => {
    const teaserWishlist = [expect.objectContaining(entry)];
    const answers = {
      ReplaceWishlistItem: { replaceWishlistItem: done },
      ReplaceTeaserWishlistItem: { replaceTeaserWishlistItem: done },
      AddListToCart: inCart,
    };
    const own = await submit({ intent: "replace", toCart: "yes" }, answers);
    expect(own.asked.at(-1)).toEqual(["AddListToCart", { cartId: "c-1", teaserWishlist }]);
    const form = { intent: "teaserReplace", ...entryFields, toCart: "yes" };
    const shops = await submitClassList(form, answers);
    expect(shops.asked.at(-1)).toEqual(["AddListToCart", { cartId: "c-1", teaserWishlist }]);
    const failed = await submit(
      { intent: "replace", toCart: "yes" },
      { ReplaceWishlistItem: { replaceWishlistItem: refused } },
    );
    expect(failed.asked.map(([name]) => name)).not.toContain("AddListToCart");
  });
});

describe("a list and the basket", () => {
  it("WISH-30: all that a class list holds is sent, as the visitor chose it", async () => {
    const entries = [
      { externalId: "t-1", itemId: "11", quantity: 2, product: { id: "1" } },
      { externalId: "t-2", itemId: null, quantity: 1, product: { id: "2" } },
      { externalId: "t-3", itemId: "31", quantity: 30, product: { id: "3" } },
    ];
    const { asked } = await submitClassList(
      { intent: "teaserToCart" },
      { TeaserWishlist: { getWishlistFromTeaserId: { entries } }, AddListToCart: inCart },
    );
    const teaserWishlist = [
      { productId: "1", itemId: "11", quantity: 2, entryId: null },
      { productId: "2", itemId: null, quantity: 1, entryId: null },
      { productId: "3", itemId: "31", quantity: 30, entryId: null },
    ];
    expect(asked).toContainEqual(["TeaserWishlist", { externalId: "klasse-1" }]);
    expect(asked.at(-1)).toEqual(["AddListToCart", { cartId: "c-1", teaserWishlist }]);
  });

  it("WISH-31: of the basket's content on a list the page reports what to choose, what was changed and what is too much", async () => {
    const met = (name: string, message: string) => [{ product: { name }, message }];
    const result = {
      variantsToChoose: met("Pinsel", "Bitte wählen."),
      quantityChanged: met("Kreide", "Nur 5 Stück."),
      maxInCart: met("Heft", "Kein Platz."),
    };
    const answer = (parts: object) => ({ AddCartToWishlist: { addCartToWishlist: { ...done, ...parts } } });
    const { asked, toasts } = await submit({ intent: "cartToList" }, answer(result));
    expect(asked.at(-1)).toEqual(["AddCartToWishlist", { cartId: "c-1", externalId: "l-1" }]);
    expect(toasts).toMatchObject([
      { key: "Pinsel: Bitte wählen. Kreide: Nur 5 Stück. Heft: Kein Platz.", severity: "warning" },
    ]);
    expect((await submit({ intent: "cartToList" }, answer(none))).toasts).toMatchObject([
      { key: "Gespeichert.", severity: "success" },
    ]);
  });
});

describe("what the shop refuses", () => {
  it.each([
    ["restore", { RestoreWishlistEntry: { restoreWishlistEntry: refused } }],
    ["toCart", { AddListToCart: { addProductsToCartFromTeaserWishlist: refused } }],
    ["cartToList", { AddCartToWishlist: { addCartToWishlist: refused } }],
  ])("WISH-37: a refused %s is reported in its words", async (intent, answer) => {
    expect((await submit({ intent }, answer)).toasts).toMatchObject([
      { key: "Das geht gerade nicht.", severity: "error" },
    ]);
  });

  it.each([
    ["teaserToCart", { AddListToCart: { addProductsToCartFromTeaserWishlist: refused } }],
    ["teaserToList", { AddTeaserWishlistToWishlist: { addTeaserWishlistToWishlist: refused } }],
    ["teaserConvert", { ConvertTeaserWishlist: { convertTeaserWishlist: refused } }],
  ])("WISH-37: a refused %s of a class list is reported in its words", async (intent, answer) => {
    expect((await submitClassList({ intent }, answer)).toasts).toMatchObject([
      { key: "Das geht gerade nicht.", severity: "error" },
    ]);
  });

  it("WISH-37: a heart that cannot be emptied is reported in its words", async () => {
    const { toasts } = await openPage(route, here, {
      form: { heart: "1..1.Kreide" },
      answers: {
        WishlistMarks: { wishlistMarks: [{ wishlistId: "merkzettel", productId: "1", itemId: null }] },
        RemoveFromMerkzettel: { removeProductFromMerkzettel: refused },
      },
    });
    expect(toasts).toMatchObject([{ key: "Das geht gerade nicht.", severity: "error" }]);
  });
});

it("WISH-22: a quantity of 0 is taken: it takes the entry off", async () => {
  const { asked } = await submit(
    { intent: "quantity", quantity: "0" },
    { RemoveFromWishlist: { removeProductFromWishlist: done } },
  );
  expect(asked).toEqual([["RemoveFromWishlist", { externalId: "l-1", entryId: "e-1", version: 7 }]]);
});

describe("who has signed in, and who has not", () => {
  const lists = [{ externalId: "l-1", name: "Klasse 3b", active: true }];
  const names = (asked: readonly (readonly [string, unknown])[]) => asked.map(([name]) => name);
  const as = (state: string) => ({ PageSession: { session: { visitor: { state } } } });

  it("OP-Q-51, OP-Q-53: the page requests the lists of customers, and the whole ones of visitors without an account", async () => {
    const customers = await openPage(route, here, { answers: { ...as("LOGGED_IN"), Wishlists: { opened: lists } } });
    expect(names(customers.asked)).toContain("Wishlists");
    expect(names(customers.asked)).not.toContain("WishlistsFull");
    const visitors = await openPage(route, here, {
      answers: { ...as("LOGGED_OUT"), WishlistsFull: { opened: lists } },
    });
    expect(names(visitors.asked)).toContain("WishlistsFull");
    expect(names(visitors.asked)).not.toContain("Wishlists");
  });

  it("OP-Q-52, WISH-20: a heart of who has signed in requests their lists and fills the only one; else it fills merkzettel", async () => {
    const press = async (state: string) => {
      const essentials = lists.map((list) => ({ ...list, isEditor: true }));
      const { asked } = await openPage(route, here, {
        form: { heart: "1..2.Kreide" },
        answers: {
          ...as(state),
          WishlistMarks: { wishlistMarks: [] },
          WishlistsEssentials: { getAllWishlistsEssentials: essentials },
          AddToWishlist: { addProductToWishlist: done },
        },
      });
      const added = asked.find(([name]) => name === "AddToWishlist")?.[1];
      return [names(asked).includes("WishlistsEssentials"), added?.["externalId"], added?.["entry"]];
    };
    const entry = { productId: "1", itemId: null, quantity: 2 };
    expect(await press("LOGGED_IN")).toEqual([true, "l-1", entry]);
    expect(await press("LOGGED_OUT")).toEqual([false, "merkzettel", entry]);
  });

  it("WISH-39: a list that its address opens is put into the cookie activeWishlistId, once", async () => {
    const look = async (search: string, cookie = "") =>
      (await openPage(route, here + search, { cookie, answers: { ...as("LOGGED_IN"), Wishlists: { opened: lists } } }))
        .cookies;
    expect(await look("?list=l-1", "activeWishlistId=merkzettel")).toEqual([
      expect.stringMatching(/^activeWishlistId=l-1; Path=\/; Max-Age=31536000; SameSite=Lax$/),
    ]);
    expect(await look("?list=l-1", "activeWishlistId=l-1")).toEqual([]);
    expect(await look("?list=unknown")).toEqual([]);
  });
});

it("WISH-35: a comment has a button that deletes it only when the shop allows it", async () => {
  const comment = (name: string, allowedToDeleteByUser: boolean) => ({ externalId: name, name, allowedToDeleteByUser });
  const entries = [{ externalId: "e-1", comments: [comment("Ada", true), comment("Emil", false)] }];
  const list = { externalId: "l-1", isCommentator: true, entryPage: { entries, removedEntries: [] } };
  const { html } = await openPage(route, `${here}?list=l-1&show=comments&entry=e-1`, {
    answers: { ...session, Wishlists: { getAllWishlists: [list], opened: [list] } },
  });
  expect(html).toContain("<strong>Emil</strong>");
  expect(html).toContain("Kommentar von Ada löschen");
  expect(html).not.toContain("Kommentar von Emil löschen");
  expect(html.match(/value="deleteComment"/g)).toHaveLength(1);
});

it("WISH-24, WISH-25: what the shop says of a quantity beyond its limits is a warning in its words, without scripts, too", async () => {
  for (const messageKey of ["vue.buybox.text.quantity.error", "vue.pdp.minQuantity"]) {
    const message = "Zu viel! (höchstens 4 Stück)";
    const { toasts } = await submit(
      { intent: "quantity", quantity: "9" },
      { ChangeWishlistQuantity: { changeWishlistQuantity: { ...done, message, messageKey, wishlist: null } } },
    );
    expect(toasts).toMatchObject([{ key: message, severity: "warning" }]);
  }
});
