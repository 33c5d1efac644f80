import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { Grid } from "./grid.tsx";
import { pageName } from "./page-heading.ts";
import type { Teaser } from "./teaser-attributes.ts";
import { entry, teaser } from "./testing/teaser.ts";

const image = { name: "image", urlPath: "/media/a.webp", altTag: "Ranzen", width: 640, height: 480 };
const headline = { name: "headline", text: "Schulstart" };
const picture = teaser("image teaser", image);
const bar = teaser("Info Bar", { name: "teasercontent", text: "Wir haben Ferien." });
const draw = teaser("prize-draw tab teaser", headline);
const text = teaser("HTML Teaser", headline, { name: "teasercontent", text: "<p>Hallo</p>" });
const bareText = teaser("HTML Teaser", { name: "teasercontent", text: "<p>Hallo</p>" });
const hero = teaser("Slider Hero Teaser", {
  name: "tabs",
  valueList: [entry({ name: "headline", text: "Schulstart" }), entry({ name: "headline", text: "Ferien" })],
});
const list = teaser("Merkliste", { name: "wishlistId", text: "klasse-1" }, headline);

/** The headings of first rank of a page of these teasers, whose name is "Aktionen". */
function titles(teasers: readonly Teaser[]): readonly string[] {
  const rows = teasers.map((each, index) => ({
    flags: [],
    cells: [{ columns: 12, flags: [], teaser: { ...each, id: `t${index}` } }],
  }));
  const html = renderToStaticMarkup(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <Grid rows={rows} product={() => null} page="Aktionen" />
    </StorefrontContext>,
  );
  return [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, words = ""]) => words);
}

it.each([
  ["a text", [text, text], "Schulstart"],
  ["a slider", [hero, text], "Schulstart"],
  ["a list", [list, text], "Schulstart"],
  ["a picture", [picture, text, text], "Schulstart"],
  ["an info bar", [bar, hero], "Schulstart"],
  ["a text without headline", [bareText, text], "Schulstart"],
  ["a draw, whose card has headings of its own", [draw, text], "Aktionen"],
  ["a picture and has no other teaser", [picture], "Aktionen"],
  ["an info bar and has no other teaser", [bar], "Aktionen"],
  ["a list that is not there", [teaser("Merkliste", headline), picture], "Aktionen"],
  ["a slider of pictures", [teaser("Slider Hero Teaser", { name: "tabs", valueList: [entry(image)] })], "Aktionen"],
])("a page that begins with %s has exactly one heading of first rank", (_, teasers, title) => {
  expect(titles(teasers)).toEqual([title]);
});

it("teasers within another page leave its heading to it", () => {
  const rows = [{ flags: [], cells: [{ columns: 12, flags: [], teaser: text }] }];
  const html = renderToStaticMarkup(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <Grid rows={rows} product={() => null} />
    </StorefrontContext>,
  );
  expect(html).toMatch(/<h2[^>]*>Schulstart/);
  expect(html).not.toContain("<h1");
});

it("a page is named by the last step of the way to it, else by its title", () => {
  const title = "Schulstart 2026 – Chalkbox";
  expect(pageName({ title, breadcrumbs: [{ displayName: "Start" }, { displayName: "Schulstart" }] })).toBe(
    "Schulstart",
  );
  expect(pageName({ title, breadcrumbs: [] })).toBe("Schulstart 2026");
});
