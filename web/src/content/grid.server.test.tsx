import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { Grid } from "./grid.tsx";
import { teaser } from "./testing/teaser.ts";

const text = teaser("HTML Teaser", { name: "teasercontent", text: "<p>Hallo</p>" });
const picture = (name: string) =>
  teaser("image teaser", { name: "image", urlPath: `/media/${name}.webp`, altTag: name, width: 640, height: 480 });

/** How the pictures of two rows are loaded, by name: a text beside a picture, then a picture. */
function loadingOf(page: string | undefined): ReadonlyMap<string | undefined, string | undefined> {
  const cell = (id: string, shown: typeof text) => ({ columns: 6, flags: [], teaser: { ...shown, id } });
  const rows = [
    { flags: [], cells: [cell("1", text), cell("2", picture("beside"))] },
    { flags: [], cells: [cell("3", picture("below"))] },
  ];
  const html = renderToStaticMarkup(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <Grid rows={rows} product={() => null} {...(page !== undefined && { page })} />
    </StorefrontContext>,
  );
  return new Map([...html.matchAll(/<img[^>]*alt="(\w+)"[^>]*loading="(\w+)"/g)].map(([, name, how]) => [name, how]));
}

it("pictures of a page's first row load at once, beside a text as well, and all others when they come near", () => {
  expect(loadingOf("Beratung")).toEqual(
    new Map([
      ["beside", "eager"],
      ["below", "lazy"],
    ]),
  );
});

it("no picture of teasers within another page is loaded before that page's own", () => {
  expect([...loadingOf(undefined).values()]).toEqual(["lazy", "lazy"]);
});

it("TRACK-08, TRACK-11: each teaser has its id, by which clicks, views and page views know it", () => {
  const rows = [{ flags: [], cells: ["t-1", "t-2"].map((id) => ({ columns: 6, flags: [], teaser: { ...text, id } })) }];
  const html = renderToStaticMarkup(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <Grid rows={rows} product={() => null} />
    </StorefrontContext>,
  );
  expect([...html.matchAll(/data-teaser-id="([^"]+)"[^]*?Hallo/g)].map(([, id]) => id)).toEqual(["t-1", "t-2"]);
});
