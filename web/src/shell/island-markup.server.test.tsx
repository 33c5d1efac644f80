import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { useStorefront } from "../lib/copy.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { useUiTexts } from "../ui/texts/texts-provider.tsx";
import { StaticIsland } from "../ui/static-island/static-island.tsx";
import { IslandMarkupContext } from "../ui/static-island/island-markup.ts";
import { islandMarkupFor } from "./island-markup.server.tsx";
import { StorefrontProvider } from "./storefront-provider.tsx";

const de: Storefront = { store: "de", language: "de-DE" };
const ch: Storefront = { store: "ch", language: "de-CH" };
const english: Storefront = { store: "b2b", language: "en-DE" };
const rendered = vi.fn<() => void>();

function Content() {
  rendered();
  const { store, language } = useStorefront();
  return (
    <b title={useUiTexts().scrollBack}>
      {store} {language}
    </b>
  );
}

const pageOf = (storefront: Storefront, shows: unknown, mark = "tiles") =>
  renderToStaticMarkup(
    <StorefrontProvider storefront={storefront}>
      <IslandMarkupContext value={islandMarkupFor(storefront)}>
        <StaticIsland shows={shows} className={mark}>
          <Content />
        </StaticIsland>
      </IslandMarkupContext>
    </StorefrontProvider>,
  );

it("renders what many pages show twice at most, and shows the same each time", () => {
  const answer = {};
  const pages = [1, 2, 3, 4].map(() => pageOf(de, answer));
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain("de de-DE</b></div>");
  expect(rendered).toHaveBeenCalledTimes(2);
});

it("keeps storefronts, their languages, and different contents of one answer apart", () => {
  const answer = {};
  const pages = [de, ch, english].flatMap((storefront) => [1, 2, 3].map(() => pageOf(storefront, answer)));
  expect(new Set(pages).size).toBe(3);
  expect(pages[8]).toContain("en-DE</b>");
  expect(pages[8]).not.toContain("Zurück");
  const other = pageOf(de, answer, "table");
  expect(other).toContain('class="table"');
});

it("renders in its place what belongs to one page alone", () => {
  rendered.mockClear();
  for (const shows of [{}, {}, "text", null]) pageOf(de, shows);
  expect(rendered).toHaveBeenCalledTimes(4);
});
