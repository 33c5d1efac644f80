import { describe, expect, it } from "vitest";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./wishlist-choice.tsx";

const list = (externalId: string, holds: boolean, more: object = {}) => ({
  externalId,
  name: `Liste ${externalId}`,
  active: false,
  isEditor: true,
  entryCount: 1,
  entries: holds ? [{ wishlistId: externalId, productId: "1", itemId: null }] : [],
  ...more,
});

/** The choice for a product. @returns the lists in their order, and those that are chosen */
async function choice(lists: readonly object[], state = "LOGGED_IN") {
  const search = new URLSearchParams({ heart: "1..1.Kreide", to: "/prod/1/" });
  const { html, location } = await openPage(route, `http://localhost/myaccount/wishlist/choose/?${search}`, {
    answers: {
      PageSession: { session: { visitor: { state } } },
      WishlistsEssentials: { getAllWishlistsEssentials: lists },
    },
  });
  const boxes = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
  const idOf = (box: string) => /value="([^"]+)"/.exec(box)?.[1];
  return { lists: boxes.map(idOf), chosen: boxes.filter((box) => box.includes('checked=""')).map(idOf), location };
}

describe("the choice among several lists", () => {
  it("WISH-19, C-18: those that hold the product are chosen already", async () => {
    const { lists, chosen } = await choice([list("a", true), list("b", false, { active: true }), list("c", true)]);
    expect(lists).toEqual(["b", "a", "c"]);
    expect(chosen).toEqual(["a", "c"]);
  });

  it("WISH-19: while none holds it, the one that new things go on is; what may not be changed is left out", async () => {
    const foreign = list("d", false, { isEditor: false });
    const { lists, chosen } = await choice([list("a", false), list("b", false, { active: true }), foreign]);
    expect(lists).toEqual(["b", "a"]);
    expect(chosen).toEqual(["b"]);
  });

  it("WISH-20: is for who has signed in", async () => {
    expect(await choice([], "LOGGED_OUT")).toMatchObject({ location: "/myaccount/wishlist/", lists: [] });
  });
});
