import { describe, expect, it } from "vitest";
import * as route from "./content.tsx";
import { openPage } from "./testing/open-page.server.tsx";

const open = (path: string, page: object) =>
  openPage(route, `http://localhost${path}`, {
    answers: { PageDetails: { getPageDetailsByUrl: { rows: [], ...page } } },
  });

describe("an address that no other page has", () => {
  it("is looked up with a slash at its end", async () => {
    const { asked } = await open("/impressum?a=1", { pageType: "CONTENT" });
    expect(asked).toEqual([["PageDetails", { url: "/impressum/" }]]);
  });

  it("of a category leads to the page that search engines know, query and all", async () => {
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
  ])("%j is answered %d %s", async (page, status, location) => {
    expect(await open("/old/", page)).toMatchObject({ status, location });
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

  it("has what its editors say for search engines, and the way back without itself", async () => {
    const { html } = await open("/impressum/", { pageType: "CONTENT", seo });
    expect(html).toContain("<title>Impressum – Chalkbox</title>");
    expect(html).toContain('<meta name="description" content="Wer wir sind"/>');
    expect(html).toContain('<meta name="robots" content="index,follow"/>');
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
