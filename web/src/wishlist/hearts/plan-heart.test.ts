import { describe, expect, it } from "vitest";
import { heartText, isAbout, readHeart } from "./heart-value.ts";
import { inOrderOfChoice, planHeart } from "./plan-heart.ts";

const heart = { productId: "1", itemId: "11", quantity: 2, name: "Kreide, weiß" };
const mark = (wishlistId: string, itemId: string | null = "11") => ({ wishlistId, productId: "1", itemId });
const list = (externalId: string, active = false) => ({ externalId, name: externalId, active });

describe("what a heart is about", () => {
  it("WISH-38: carries product, quantity and the item when one is chosen, there and back", () => {
    expect(readHeart(heartText(heart))).toEqual(heart);
    expect(readHeart(heartText({ ...heart, itemId: null }))).toEqual({ ...heart, itemId: null });
    for (const broken of ["", "1", "1.11.0.x", "1.11.x.y", "<b>.1.1.x", null, 1]) expect(readHeart(broken)).toBeNull();
  });

  it.each([
    ["its item", "11", "11", true],
    ["another item", "11", "12", false],
    ["the product without an item", "11", null, true],
    ["any item, for a product", null, "12", true],
  ])("%s", (_, itemId, listed, isIt) => {
    expect(isAbout({ ...heart, itemId }, mark("a", listed))).toBe(isIt);
  });
});

describe("a press", () => {
  it("WISH-18: takes off what is on a list, whichever it is, and puts on what is on none", () => {
    expect(planHeart(heart, [mark("a")], [])).toEqual({ kind: "remove", listIds: ["a"] });
    expect(planHeart(heart, [mark("b")], [list("a"), list("b")])).toEqual({ kind: "remove", listIds: ["b"] });
    expect(planHeart(heart, [], [])).toEqual({ kind: "add", listId: "merkzettel" });
  });

  it("WISH-19: with several lists is for a choice", () => {
    expect(planHeart(heart, [], [list("a"), list("b")])).toEqual({ kind: "choose", holding: [] });
    expect(planHeart(heart, [mark("a"), mark("b")], [list("a"), list("b")])).toEqual({
      kind: "choose",
      holding: ["a", "b"],
    });
  });

  it("WISH-20: of who has not signed in, or has one list, acts on that list", () => {
    expect(planHeart(heart, [], [])).toEqual({ kind: "add", listId: "merkzettel" });
    expect(planHeart(heart, [], [list("only")])).toEqual({ kind: "add", listId: "only" });
  });

  it("offers the last choice first", () => {
    expect(inOrderOfChoice([list("a"), list("b", true)]).map(({ externalId }) => externalId)).toEqual(["b", "a"]);
  });
});
