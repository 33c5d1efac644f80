import { expect, it } from "vitest";
import { categoryTitle } from "./category-title.ts";

it("SEO-01: the title is category and parent, unless both together are longer than 50 characters", () => {
  const parent = { name: "p".repeat(23) };
  expect(categoryTitle({ name: "Hefte", parent: { name: "Papier" } })).toBe("Hefte / Papier");
  const fits = "c".repeat(24);
  expect(categoryTitle({ name: fits, parent })).toBe(`${fits} / ${parent.name}`);
  expect(categoryTitle({ name: fits, parent })).toHaveLength(50);
  expect(categoryTitle({ name: `${fits}c`, parent })).toBe(`${fits}c`);
  expect(categoryTitle({ name: "Schule", parent: null })).toBe("Schule");
});
