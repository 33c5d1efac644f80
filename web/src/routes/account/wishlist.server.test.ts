import { describe, expect, it } from "vitest";
import { openPage, type Visit } from "../testing/open-page.server.tsx";
import * as route from "./wishlist.tsx";

const here = "http://localhost/myaccount/wishlist/";
const soldItem = {
  orderNumber: "4711",
  minimumOrderQuantity: 1,
  maxQuantity: 40,
  deliveryStatusText: "Auf Lager\nLieferzeit 2 Tage",
  deliveryStatusColor: "green",
  product: { badges: { sale: false, new: true, popular: false }, discountPercent: 0, extraBadges: [] },
};
const item = {
  id: "11",
  name: "Kreide, weiß",
  path: "/prod/1/?varid=11",
  variantInfoList: [{ label: "Farbe", value: "weiß" }],
};
const options = { variantsToChoose: false, quantityChanged: false, maxInCart: false, countAddedToCart: 0 };
const entry = {
  externalId: "e-1",
  itemId: "11",
  quantity: 3,
  version: 7,
  isSaleable: true,
  indexInCurrentList: 0,
  product: { id: "1", name: "Kreide", path: "/prod/1/", hasMultipleItems: false },
  item,
  soldItem,
  image: { src: "/media/kreide.webp", alt: "", width: 343, height: 281, sources: [] },
  replacement: null,
  singlePrice: { stringValue: "9,99 €" },
  totals: { stringValue: "29,97 €", startsFrom: false },
  options,
  comments: [],
};
const rights = { isCreator: true, isAdmin: true, isEditor: true, isCommentator: true };
const list = {
  externalId: "l-1",
  name: "Klasse 3b",
  description: "",
  active: true,
  isDefault: false,
  isStandardList: false,
  entryCount: 1,
  users: [],
  invites: [],
  entryPage: { currentPage: 1, totalPages: 1, firstRow: 0, entries: [entry], removedEntries: [] },
  unavailableCount: 0,
  totals: { raw: 2_997, stringValue: "29,97 €", startsFrom: false },
  ...rights,
};
const answersFor = (lists: readonly object[], state = "LOGGED_IN") => ({
  PageSession: { session: { visitor: { state }, cartId: "c-1" } },
  Wishlists: { session: { visitor: { state } }, getAllWishlists: lists, opened: lists.slice(0, 1) },
  WishlistsFull: { session: { visitor: { state } }, getAllWishlistsFull: lists, opened: lists.slice(0, 1) },
});
const open = (lists: readonly object[], visit: Visit & { search?: string; state?: string } = {}) =>
  openPage(route, here + (visit.search ?? ""), { answers: answersFor(lists, visit.state), ...visit });
const withPage = (change: object) => ({ ...list, entryPage: { ...list.entryPage, ...change } });
const withEntry = (change: object) => withPage({ entries: [{ ...entry, ...change }] });
const submit = (form: Record<string, string>, change: object, search = "") =>
  open([list], {
    search,
    form: { listId: "l-1", entryId: "e-1", productId: "1", itemId: "11", quantity: "3", version: "7", ...form },
    answers: { ...answersFor([list]), ...change },
  });
const ok = (more: object = {}) => ({
  successful: true,
  generalErrorMessage: null,
  message: null,
  messageKey: null,
  wishlist: { externalId: "l-1", name: "Klasse 3b", entryCount: 1, version: 8 },
  ...more,
});
const refused = { successful: false, generalErrorMessage: "Das geht gerade nicht.", message: null };

describe("the table", () => {
  it("WISH-01: has the columns article, quantity and grand total", async () => {
    const { html } = await open([list]);
    expect([...html.matchAll(/<th [^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
      "Artikel",
      "Menge",
      "Gesamtpreis",
    ]);
  });

  it("WISH-02: a row has photo and badges, name with variant, order number, delivery, quantity, price, actions", async () => {
    const { html } = await open([list]);
    for (const part of [
      'src="/media/kreide.webp"',
      ">Neu<",
      "Kreide, weiß",
      "Farbe: weiß",
      "4711",
      "Auf Lager",
      'aria-label="Menge von Kreide, weiß"',
      "29,97 €",
      "je 9,99 €",
      'aria-label="Kreide, weiß in den Warenkorb"',
      'aria-label="Kreide, weiß entfernen"',
    ]) {
      expect(html).toContain(part);
    }
  });

  it.each([
    [3, false],
    [4, true],
  ])("WISH-03: of %d comments three are shown, and whether a link leads to all of them: %s", async (count, hasLink) => {
    const comments = Array.from({ length: count }, (_, index) => ({
      externalId: `k-${index}`,
      positionId: "e-1",
      comment: `Wort ${index}.`,
      name: "Ada",
      displayedDate: "heute",
    }));
    const { html } = await open([withEntry({ comments })]);
    expect(html.match(/Wort \d\./g)).toHaveLength(3);
    expect(html.includes(`Alle ${count} Kommentare zeigen`)).toBe(hasLink);
  });

  const replacement = {
    id: "2",
    name: "Kreide, bunt",
    path: "/prod/2/",
    image: null,
    tilePrice: { currentPrice: "1,99 €" },
  };
  it("WISH-04, WISH-05: what is sold out is greyed, leads to its replacement, and has neither options nor the basket", async () => {
    const { html } = await open([withEntry({ isSaleable: false, replacement })]);
    expect(html).toMatch(/class="[^"]*gone[^"]*"/);
    expect(html).toContain("Ausverkauft – stattdessen:");
    expect(html).toContain('href="/prod/2/"');
    expect(html).not.toContain('value="toCart"');
    expect(html).not.toContain("Optionen für");
    const saleable = (await open([list])).html;
    expect([saleable.includes('value="toCart"'), saleable.includes("Optionen für")]).toEqual([true, true]);
  });

  it("WISH-06: what is sold out and has no delivery message states that it is out of stock", async () => {
    const silent = { ...soldItem, deliveryStatusText: "" };
    expect((await open([withEntry({ isSaleable: false, soldItem: silent })])).html).toContain(
      "Zurzeit nicht lieferbar<",
    );
    expect((await open([withEntry({ soldItem: silent })])).html).not.toContain("Zurzeit nicht lieferbar<");
  });

  it("WISH-07: what was removed leaves a row to restore it at its old place", async () => {
    const other = { ...entry, externalId: "e-2", item: { ...item, name: "Schwamm" }, indexInCurrentList: 1 };
    const gone = { ...entry, externalId: "e-3", item: { ...item, name: "Lineal" }, indexInCurrentList: 1 };
    const { html } = await open([withPage({ entries: [entry, other], removedEntries: [gone] })]);
    const places = ["Kreide, weiß in den Warenkorb", "Lineal wiederherstellen", "Schwamm in den Warenkorb"];
    const found = places.map((name) => html.indexOf(name));
    expect(Math.min(...found)).toBeGreaterThan(0);
    expect(found).toEqual(found.toSorted((one, two) => one - two));
  });

  it("WISH-32: options are for who is signed in only", async () => {
    expect((await open([list])).html).toContain("Optionen für Kreide, weiß");
    expect((await open([list], { state: "LOGGED_OUT" })).html).not.toContain("Optionen für");
  });

  it("WISH-33: each right has what it may do, and no more", async () => {
    const may = async (own: object) => {
      const { html } = await open([{ ...list, ...own }]);
      return ["Teilen", 'value="remove"', "Menge von", "Kommentieren"].map((part) => html.includes(part));
    };
    expect(await may({})).toEqual([true, true, true, true]);
    expect(await may({ isCreator: false })).toEqual([true, true, true, true]);
    expect(await may({ isCreator: false, isAdmin: false })).toEqual([false, true, true, true]);
    expect(await may({ isCreator: false, isAdmin: false, isEditor: false })).toEqual([false, false, false, true]);
  });
});

describe("the forms, without scripts", () => {
  it("WISH-08: restoring sends item and quantity, and reports that it is back", async () => {
    const { asked, toasts } = await submit(
      { intent: "restore", name: "Kreide" },
      { RestoreWishlistEntry: { restoreWishlistEntry: ok() } },
    );
    const wanted = { externalId: "l-1", entryId: "e-1", entry: { productId: "1", itemId: "11", quantity: 3 } };
    expect(asked).toContainEqual(["RestoreWishlistEntry", wanted]);
    expect(toasts).toMatchObject([{ key: "„Kreide“ steht wieder auf der Liste.", severity: "success" }]);
  });

  it("WISH-12: with the last entry of a list of one's own the question comes whether it may go", async () => {
    const empty = {
      RemoveFromWishlist: { removeProductFromWishlist: ok({ wishlist: { ...ok().wishlist, entryCount: 0 } }) },
    };
    expect((await submit({ intent: "remove" }, empty)).location).toBe("/myaccount/wishlist/?list=l-1&show=remove");
    expect((await submit({ intent: "remove", listId: "merkzettel" }, empty)).location).toBe("/myaccount/wishlist/");
    expect(
      (await open([{ ...withPage({ entries: [] }), entryCount: 0 }], { search: "?list=l-1&show=remove" })).html,
    ).toContain("Liste löschen?");
  });

  it("WISH-36: removed, with the names of product and list; saved", async () => {
    const removed = await submit(
      { intent: "remove", name: "Kreide" },
      { RemoveFromWishlist: { removeProductFromWishlist: ok() } },
    );
    expect(removed.toasts).toMatchObject([{ key: "„Kreide“ steht nicht mehr auf „Klasse 3b“." }]);
    const saved = await submit({ intent: "replace" }, { ReplaceWishlistItem: { replaceWishlistItem: ok() } });
    expect(saved.toasts).toMatchObject([{ key: "Gespeichert.", severity: "success" }]);
    const heart = await open([list], {
      form: { heart: "1.11.2.Kreide" },
      answers: {
        ...answersFor([], "LOGGED_OUT"),
        WishlistMarks: { wishlistMarks: [] },
        AddToWishlist: { addProductToWishlist: ok() },
      },
    });
    expect(heart.toasts).toMatchObject([{ key: "„Kreide“ steht jetzt auf „Klasse 3b“.", severity: "success" }]);
  });

  it.each([
    ["remove", { RemoveFromWishlist: { removeProductFromWishlist: refused } }],
    ["replace", { ReplaceWishlistItem: { replaceWishlistItem: refused } }],
    ["quantity", { ChangeWishlistQuantity: { changeWishlistQuantity: refused } }],
    ["teaserReplace", { ReplaceTeaserWishlistItem: { replaceTeaserWishlistItem: refused } }],
  ])("WISH-37: a refused %s is reported in the server's words", async (intent, answer) => {
    expect((await submit({ intent }, answer)).toasts).toMatchObject([
      { key: "Das geht gerade nicht.", severity: "error" },
    ]);
  });

  it("WISH-37: a refused heart is reported in the server's words", async () => {
    const { toasts } = await open([list], {
      form: { heart: "1..1.Kreide" },
      answers: {
        ...answersFor([], "LOGGED_OUT"),
        WishlistMarks: { wishlistMarks: [] },
        AddToWishlist: { addProductToWishlist: refused },
      },
    });
    expect(toasts).toMatchObject([{ key: "Das geht gerade nicht.", severity: "error" }]);
  });

  it("WISH-22: a quantity of 9999 or more, or none at all, changes nothing; 0 to 9998 do", async () => {
    for (const quantity of ["9999", "-1", "1.5", ""]) {
      const { asked, status } = await submit({ intent: "quantity", quantity }, {});
      expect([status, asked.some(([name]) => name === "ChangeWishlistQuantity")]).toEqual([400, false]);
    }
    const { asked } = await submit(
      { intent: "quantity", quantity: "9998" },
      { ChangeWishlistQuantity: { changeWishlistQuantity: ok() } },
    );
    expect(asked.map(([name]) => name)).toContain("ChangeWishlistQuantity");
  });
});

it("WISH-39: the list that is looked at is remembered in the cookie activeWishlistId", async () => {
  const { asked } = await open([list], { cookie: "activeWishlistId=l-9" });
  expect(asked).toContainEqual(["Wishlists", expect.objectContaining({ activeWishlistId: "l-9", sort: "ADDED" })]);
});

it("a heart on several lists leads to the choice among them", async () => {
  const choices = ["a", "b"].map((externalId) => ({ externalId, name: externalId, isEditor: true, entries: [] }));
  const { location } = await open([list], {
    form: { heart: "1..1.Kreide" },
    answers: {
      ...answersFor([]),
      WishlistMarks: { wishlistMarks: [] },
      WishlistsEssentials: { getAllWishlistsEssentials: choices },
    },
  });
  expect(location).toContain("/myaccount/wishlist/choose/?heart=1..1.Kreide");
});

describe("a list of several pages", () => {
  const second = { ...withPage({ currentPage: 2, totalPages: 3, firstRow: 25 }), entryCount: 60 };
  second.entryPage = { ...second.entryPage, entries: [{ ...entry, indexInCurrentList: 25 }] };

  it("requests one page, shows which; links lead to the others in the same order, and dialogs back to it", async () => {
    const { html, asked } = await open([second], { search: "?list=l-1&sort=name&page=2" });
    expect(asked).toContainEqual(["Wishlists", expect.objectContaining({ listId: "l-1", sort: "NAME", page: 2 })]);
    expect(html).toContain("Artikel 26 bis 26 von 60");
    expect(html).toContain('href="/myaccount/wishlist/?list=l-1&amp;sort=name&amp;page=3"');
    expect(html).toContain('href="/myaccount/wishlist/?list=l-1&amp;sort=price"');
    expect(html).toContain("sort=name&amp;page=2&amp;show=comments&amp;entry=e-1");
  });

  it("what was removed from it stands at its place on the page", async () => {
    const gone = { ...entry, externalId: "e-3", item: { ...item, name: "Lineal" }, indexInCurrentList: 25 };
    const { html } = await open([{ ...second, entryPage: { ...second.entryPage, removedEntries: [gone] } }]);
    expect(html.indexOf("Lineal wiederherstellen")).toBeGreaterThan(0);
    expect(html.indexOf("Lineal wiederherstellen")).toBeLessThan(html.indexOf("Kreide, weiß in den Warenkorb"));
  });

  it("is printed whole: the print view requests all of it, has nothing that changes it, and leads back to the page", async () => {
    expect((await open([second])).html).toContain('href="/myaccount/wishlist/?list=l-1&amp;page=2&amp;print=1"');
    const { html, asked } = await open([list], { search: "?list=l-1&page=2&print=1" });
    expect(asked).toContainEqual(["Wishlists", expect.objectContaining({ listId: "l-1", page: null })]);
    expect(html).toContain('href="/myaccount/wishlist/?list=l-1&amp;page=2"');
    expect(html).toContain("29,97 €");
    expect(html).not.toContain("Kreide, weiß entfernen");
  });
});
