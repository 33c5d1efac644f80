import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readDocuments } from "../../../operations/documents.ts";

/** What components have from what their page has loaded, and never request. */
const fields =
  /[{}](?:\w+:)?(?:getNavigationModel|getGridByPageId|getPageDetailsByUrl|getItemById|getProductById|core_category|core_category_type|core_search)\b/;
const names = readDocuments().flatMap(({ name, text }) => (fields.test(text) ? [name] : []));

const folder = fileURLToPath(new URL("../", import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated\/|testing\//.test(file))
  .map((file) => [file, readFileSync(folder + file, "utf8")] as const);
/** The operations that some file has this call of. */
const calledBy = (call: (name: string) => RegExp) =>
  names.filter((name) => sources.some(([, text]) => call(name).test(text)));

it("GQL-12: menu, footer, pages, items, products, categories and search are requested by loads, for all components that read them", () => {
  expect(names.length).toBeGreaterThan(10);
  const read = calledBy((name) => new RegExp(String.raw`\buse${name}Query\(`));
  const loaded = new Set(
    calledBy((name) => new RegExp(String.raw`\b(?:query|whole|shared|defer|refresh)\(\s*${name}Document\b`)),
  );
  expect(read).toEqual(
    expect.arrayContaining(["FooterGrid", "PageDetails", "ProductPage", "CategoryPage", "SearchPage"]),
  );
  // The large pictures of an item are requested when one is to be looked at closely (PDP-20).
  expect(read.filter((name) => !loaded.has(name))).toEqual(["ZoomPictures"]);
});

it("GQL-12: no component requests them by itself, but the menu for small screens, which comes when it is opened (NAV-06); the work beside the page does when they have become too old (GQL-13)", () => {
  const requested = sources.flatMap(([file, text]) =>
    names.flatMap((name) =>
      new RegExp(
        String.raw`\bquery\(\s*(?:requestDocument\()?${name}Document\b[^;]*"(?:cache-first|network-only|no-cache)"`,
      ).test(text)
        ? [[file, name]]
        : [],
    ),
  );
  expect(requested.map(([file, name]) => `${file} ${name}`).toSorted()).toEqual([
    ...["FooterGrid", "HeaderGrid", "NavigationModel"].map((name) => `shell/background/renew-frame.ts ${name}`),
    "shell/header/use-branch.ts NavigationModel",
  ]);
});
