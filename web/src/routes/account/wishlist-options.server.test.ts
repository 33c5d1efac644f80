import { describe, expect, it } from "vitest";
import { openPage } from "../testing/open-page.server.tsx";
import * as classListRoute from "../wishlist/list.tsx";
import * as route from "./wishlist.tsx";

const entry = {
  externalId: "e-1",
  itemId: "11",
  quantity: 3,
  isSaleable: true,
  product: { id: "1", name: "Kreide", path: "/prod/1/", hasMultipleItems: true },
  item: { id: "11", name: "Kreide, weiß", path: "/prod/1/?varid=11", variantInfoList: [] },
  soldItem: { minimumOrderQuantity: 1, maxQuantity: 40, product: { extraBadges: [] } },
  image: null,
  replacement: null,
  singlePrice: { stringValue: "9,99 €" },
  comments: [],
};
const creator = { isCreator: true, isAdmin: true, isEditor: true, isCommentator: true };
const admin = { ...creator, isCreator: false };
const editor = { ...admin, isAdmin: false };
const commentator = { ...editor, isEditor: false };

interface Seen {
  readonly rights?: typeof creator;
  readonly state?: string;
  readonly change?: object;
}

/** The page of a list of one entry with a dialog of it open. */
async function pageWith(dialog: string, { rights = creator, state = "LOGGED_IN", change = {} }: Seen = {}) {
  const list = {
    externalId: "l-1",
    name: "Klasse 3b",
    isDefault: false,
    entryCount: 1,
    users: [],
    invites: [],
    entryPage: {
      currentPage: 1,
      totalPages: 1,
      firstRow: 0,
      entries: [{ ...entry, ...change }],
      removedEntries: [],
    },
    ...rights,
  };
  const own = { externalId: "l-2", name: "Meine eigene", entryCount: 0, isEditor: true };
  const lists = [list, own];
  const { html } = await openPage(route, `http://localhost/myaccount/wishlist/?list=l-1&show=${dialog}`, {
    answers: {
      PageSession: { session: { visitor: { state }, cartId: "c-1" } },
      Wishlists: { session: { visitor: { state } }, getAllWishlists: lists, opened: [list] },
      WishlistsFull: { session: { visitor: { state } }, getAllWishlistsFull: lists, opened: [list] },
      WishlistMarks: { wishlistMarks: [] },
    },
  });
  return html;
}

/** The names of what is open over the list. */
const opened = async (dialog: string) =>
  [...(await pageWith(dialog)).matchAll(/<section[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name);

/** What the address of an entry's options shows. */
async function options(seen: Seen) {
  const html = await pageWith("entry&entry=e-1", seen);
  const dialog = html.slice(html.indexOf(">Optionen</h"), html.indexOf('aria-labelledby="list-name"'));
  const isOpen = html.includes(">Optionen</h");
  const has = (part: string) => isOpen && dialog.includes(part);
  return {
    isOpen,
    lists: [...dialog.matchAll(/name="list"[^>]* value="([^"]+)"/g)].map(([, id]) => id),
    variants: has("show=variants"),
    comments: has("show=comments"),
  };
}

it.each([
  ["create", "Neue Liste"],
  ["options", "Liste bearbeiten"],
  ["remove", "Liste löschen?"],
  ["share", "Liste teilen"],
  ["comments&entry=e-1", "Kommentare zu „Kreide, weiß“"],
  ["entry&entry=e-1", "Optionen"],
  ["variants&entry=e-1", "Ausführung wählen"],
])("WISH-10: a dialog of the list opens by its address: %s", async (dialog, title) => {
  expect(await opened(dialog)).toContain(title);
  expect(await opened("nothing")).toEqual([]);
});

describe("the options of an entry", () => {
  it("WISH-33: offer other lists and another variant to who may change the list; comments to who may comment", async () => {
    const all = { isOpen: true, lists: ["l-1", "l-2"], variants: true, comments: true };
    for (const rights of [creator, admin, editor]) expect(await options({ rights })).toEqual(all);
    expect(await options({ rights: commentator })).toEqual({ ...all, lists: [], variants: false });
  });

  it("offer another variant only of what has several", async () => {
    const single = { product: { ...entry.product, hasMultipleItems: false } };
    expect(await options({ change: single })).toMatchObject({ isOpen: true, variants: false });
  });

  it("WISH-32: do not open for who is not signed in, nor for what is not saleable, by their address either", async () => {
    expect((await options({})).isOpen).toBe(true);
    expect((await options({ state: "LOGGED_OUT" })).isOpen).toBe(false);
    expect((await options({ change: { isSaleable: false } })).isOpen).toBe(false);
  });
});

describe("the page of a class list", () => {
  const fields = { version: 0, indexInCurrentList: 0, totals: { stringValue: "9,99 €", startsFrom: false } };
  const kept = { ...entry, ...fields, quantity: 1 };
  const other = { ...kept, externalId: "e-2", product: { ...entry.product, id: "2", name: "Pinsel" }, item: null };
  const open = async (search = "") => {
    const { html } = await openPage(classListRoute, `http://localhost/lists/klasse-1/${search}`, {
      path: "/lists/:listId/",
      answers: {
        PageSession: { session: { visitor: { state: "LOGGED_IN" }, cartId: "c-1" } },
        TeaserWishlist: ({ externalId }) => ({
          getWishlistFromTeaserId: externalId === "klasse-1" ? { externalId, entries: [kept, other] } : null,
        }),
      },
    });
    return html;
  };

  it("WISH-13: has nothing that deletes an entry; the minus is off at the minimum", async () => {
    const html = await open();
    expect(html).toContain('aria-label="Menge von Kreide, weiß"');
    expect(html).not.toContain('value="remove"');
    expect(html).not.toMatch(/aria-label="[^"]*[Ee]ntfernen"/);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]* aria-label="Menge verringern"/);
  });

  it("WISH-15: its address names the list, and the entry whose variant is chosen", async () => {
    expect(await open()).not.toContain("Von „");
    expect(await open("?entry=e-1")).toContain("Von „Kreide“ gibt es mehrere Ausführungen.");
    expect(await open("?entry=e-2")).toContain("Von „Pinsel“ gibt es mehrere Ausführungen.");
    expect(await open("?entry=unknown")).not.toContain("Von „");
  });
});

describe("the options of a class list", () => {
  const open = async (state: string) => {
    const { html } = await openPage(classListRoute, "http://localhost/lists/klasse-1/?show=options", {
      path: "/lists/:listId/",
      answers: {
        PageSession: { session: { visitor: { state }, cartId: "c-1" } },
        TeaserWishlist: {
          getWishlistFromTeaserId: {
            externalId: "klasse-1",
            name: "Klasse 1",
            description: "",
            image: null,
            entries: [],
          },
        },
      },
    });
    const dialog = html.slice(html.indexOf('id="options-list-klasse-1"'));
    return ["teaserToCart", "teaserToList", "teaserConvert"].map((intent) => dialog.includes(`value="${intent}"`));
  };

  it("WISH-17: are the basket and the visitor's list; a list of one's own to who is signed in alone", async () => {
    expect(await open("LOGGED_IN")).toEqual([true, true, true]);
    expect(await open("LOGGED_OUT")).toEqual([true, true, false]);
  });
});
