import { expect, it } from "vitest";
import { heartText, readHeart } from "./heart-value.ts";

it("cuts no character of a long name in two, and is read again", () => {
  const heart = { productId: "1", itemId: null, quantity: 1, name: `${"a".repeat(198)}👩🏽‍🏫` };
  const text = heartText(heart);
  expect(text.isWellFormed()).toBe(true);
  expect(readHeart(text)).toEqual({ ...heart, name: "a".repeat(198) });
});
