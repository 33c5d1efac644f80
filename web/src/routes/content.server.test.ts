import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as route from "./content.tsx";
import { openPage } from "./testing/open-page.server.tsx";

const open = (path: string, page: object) =>
  openPage(route, `http://localhost${path}`, {
    answers: { PageDetails: { getPageDetailsByUrl: { rows: [], ...page } } },
  });

describe("an address that no other page has (ROUTE-20)", () => {
  it("ROUTE-20: is looked up with a slash at its end", async () => {
    const { asked } = await open("/impressum?a=1", { pageType: "CONTENT" });
    expect(asked).toEqual([["PageDetails", { url: "/impressum/" }]]);
  });

  it("ROUTE-20: of a category leads to the page that search engines have, query and all", async () => {
    const page = { pageType: "CATEGORY", categoryId: "1000" };
    expect(await open("/tafeln/?p=2", page)).toMatchObject({ status: 301, location: "/cat/1000/?p=2" });
    expect(await open("/tafeln/", page)).toMatchObject({ status: 301, location: "/cat/1000/" });
    expect((await open("/tafeln/", { pageType: "CATEGORY", categoryId: null })).status).toBe(200);
    expect((await open("/tafeln/", { pageType: "CONTENT", categoryId: "1000" })).status).toBe(200);
  });

  it.each([
    [{ pageType: "REDIRECT", redirectUrl: "/a/", isTemporaryRedirect: false }, 301, "/a/"],
    [{ pageType: "REDIRECT", redirectUrl: "/a/", isTemporaryRedirect: true }, 302, "/a/"],
    [{ pageType: "REDIRECT", redirectUrl: "//evil.example/" }, 404, null],
    [{ pageType: "REDIRECT", redirectUrl: "javascript:alert(1)" }, 404, null],
    [{ pageType: "GONE" }, 410, null],
    [{ pageType: "NOT_FOUND" }, 404, null],
    [{ pageType: "UNKNOWN" }, 404, null],
  ])("STATUS-01..03, STATUS-08: %j is answered %d %s", async (page, status, location) => {
    expect(await open("/old/", page)).toMatchObject({ status, location });
  });

  it("STATUS-06, STATUS-07: with a capital or a dollar sign is not found, wherever a lookup would lead", async () => {
    const page = { pageType: "REDIRECT", redirectUrl: "/a/" };
    for (const path of ["/Old/", "/old/%41/", "/o$d/"]) {
      expect(await open(path, page)).toMatchObject({ status: 404, location: null, asked: [] });
    }
  });

  it("STATUS-09: whose lookup fails is answered 503", async () => {
    const answers = { PageDetails: new Error("no connection") };
    expect((await openPage(route, "http://localhost/old/", { answers })).status).toBe(503);
  });
});

describe("a content page", () => {
  const seo = {
    title: "Impressum – Chalkbox",
    description: "Wer wir sind",
    robots: "index,follow",
    breadcrumbs: [
      { displayName: "Start", url: "/" },
      { displayName: "Hilfe", url: "/hilfe/" },
      { displayName: "Impressum", url: "/impressum/" },
    ],
  };

  it("ROUTE-20: has what its editors say for search engines, and the way back without itself", async () => {
    const { html, head } = await open("/impressum/", { pageType: "CONTENT", seo });
    expect(html).toContain("<title>Impressum – Chalkbox</title>");
    expect(html).toContain('<meta name="description" content="Wer wir sind"/>');
    expect(head).toMatchObject({ title: "Impressum – Chalkbox", description: "Wer wir sind", robots: "index,follow" });
    expect(html).toMatch(/<a href="\/hilfe\/"[^>]*>(?:<[^>]*>)*Hilfe/);
    expect(html).not.toContain('href="/impressum/"');
  });

  it("without those has the shop's name, no empty words, and no way back", async () => {
    const few = { title: "Impressum", description: "", robots: "", breadcrumbs: [seo.breadcrumbs[0]] };
    for (const [given, title] of [
      [null, "Chalkbox"],
      [few, "Impressum"],
    ] as const) {
      const { html } = await open("/impressum/", { pageType: "CONTENT", seo: given });
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).not.toContain("<meta");
      expect(html).not.toContain("<nav");
    }
  });
});

it("CMS-01: a content page shows the rows of the lookup, their cells and the teasers of these, in order", async () => {
  const cell = (id: string, columns: number) => {
    const attributes = [{ name: "teasercontent", text: `<p>Text ${id}</p>`, url: null, urlPath: null, valueList: [] }];
    const teaser = { id, name: id, template: "HTML Teaser", attributes, productsRecommendations: [] };
    return { columns, flags: [], teaser };
  };
  const rows = [
    { flags: [], cells: [cell("a", 8), { columns: 4, flags: [], teaser: null }] },
    { flags: [], cells: [cell("b", 5), cell("c", 7)] },
  ];
  const { html, asked } = await open("/rat/", { pageType: "CONTENT", rows });
  expect(asked).toEqual([["PageDetails", { url: "/rat/" }]]);
  const shown = html.split(/<div class="row"/).slice(1);
  expect(shown).toHaveLength(2);
  const cellsOf = (row: string) =>
    [...row.matchAll(/data-columns="(\d+)" data-teaser-id="(\w+)".*?<p>Text (\w)/g)].map((found) => found.slice(1));
  expect(shown.map(cellsOf)).toEqual([
    [["8", "a", "a"]],
    [
      ["5", "b", "b"],
      ["7", "c", "c"],
    ],
  ]);
});

describe("layout flags (CMS-14)", () => {
  const crumbs = [
    { displayName: "Start", url: "/" },
    { displayName: "AGB", url: "/agb/" },
  ];
  const text = "<h2>Preise</h2><p>a</p><h2>Zahlung &amp; Frist</h2><p>b</p><h2>Lieferung</h2><p>c</p><h2>Größe</h2>";
  const openWith = async (row: readonly string[], cell: readonly string[] = []) => {
    const attributes = [{ name: "teasercontent", text, url: null, urlPath: null, valueList: [] }];
    const teaser = { id: "t", name: "AGB", template: "HTML Teaser", attributes, productsRecommendations: [] };
    const rows = [{ flags: row, cells: [{ columns: 7, flags: cell, teaser }] }];
    const seo = { title: "AGB", description: "", robots: "", breadcrumbs: crumbs };
    return (await open("/agb/", { pageType: "CONTENT", seo, rows })).html;
  };

  it("CMS-14: a page has its breadcrumb and its contents in the left column, unless a flag hides them", async () => {
    const plain = await openWith([]);
    expect(plain).toMatch(/<a href="\/"[^>]*>(?:<[^>]*>)*Start/);
    expect(plain).toMatch(/<nav[^>]*aria-label="Auf dieser Seite".*<a href="#zahlung-frist">Zahlung &amp; Frist<\/a>/);
    expect(plain).toContain('<h2 id="zahlung-frist">Zahlung &amp; Frist</h2>');
    expect(plain).toContain('<h2 id="größe">');
    for (const [row, cell] of [
      [["HIDE_BREADCRUMB"], []],
      [[], ["HIDE_BREADCRUMB"]],
    ]) {
      expect(await openWith(row ?? [], cell)).not.toMatch(/<a href="\/"[^>]*>(?:<[^>]*>)*Start/);
    }
    expect(await openWith(["HIDE_LEFT_COLUMN"])).not.toContain("Auf dieser Seite");
    expect(await openWith([], ["HIDE_LEFT_COLUMN"])).not.toContain("Auf dieser Seite");
  });

  const sheet = readFileSync(join(import.meta.dirname, "../content/grid.module.css"), "utf8");

  it.each([
    ["BACKGROUND_GREY_DOTS", /background-image: radial-gradient\(var\(--color-line\) 1px, transparent 1px\)/],
    ["NO_SPACES", /^\s*gap: 0;\s*$/],
    ["PAPER_BORDER_TOP_AND_BOTTOM", / 0 0 \/ 16px 8px repeat-x,[^;]* 0 100% \/ 16px 8px repeat-x,/],
    ["WHITE_BACKGROUND", /background: var\(--color-surface\)/],
    [
      "WHITE_BACKGROUND_FULL_WIDTH",
      /border-image: conic-gradient\(var\(--color-surface\) 0 0\) fill 0 \/ 0 \/ 0 100vw/,
    ],
    ["NO_MARGIN_TOP", /margin-block-start: calc\(-1 \* var\(--space-section\)\)/],
  ])("CMS-14: %s gives a row or cell a look of its own", async (flag, declared) => {
    const plain = await openWith([]);
    const [row, cell] = [await openWith([flag]), await openWith([], [flag])];
    const looksOf = (html: string) =>
      [...html.matchAll(/<div class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
    for (const flagged of [row, cell]) {
      const added = looksOf(flagged).filter((name) => !looksOf(plain).includes(name));
      expect(added).toHaveLength(1);
      expect(new RegExp(`\\n  \\.${added[0]} \\{([^}]*)\\}`).exec(sheet)?.[1]).toMatch(declared);
    }
  });
});
