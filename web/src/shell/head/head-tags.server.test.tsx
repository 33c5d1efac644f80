import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readPageConfig } from "../../lib/environment.server.ts";
import { type HeadParts, HeadTags } from "./head-tags.server.tsx";

const { publicUrls } = readPageConfig({
  CHALKBOX_ENV: "live",
  PUBLIC_URL_DE: "https://shop.test",
  PUBLIC_URL_AT: "https://shop.at.test/",
  PUBLIC_URL_CH: "https://shop.ch.test",
  PUBLIC_URL_B2B: "https://educational.test",
  PUBLIC_URL_B2B_EN: "https://en.educational.test",
});

const headOf = (path: string, more: Partial<HeadParts> = {}) =>
  renderToStaticMarkup(
    <HeadTags
      parts={{
        address: new URL(path, "http://any.test"),
        storefront: { store: "de", language: "de-DE" },
        status: 200,
        head: null,
        publicUrls,
        ...more,
      }}
    />,
  );
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" href="([^"]*)" hrefLang="([^"]*)"\/>/g)].map(([, href, language]) => [
    language,
    href,
  ]);

describe("the head of a page", () => {
  it("names robots and the canonical address once", () => {
    const html = headOf("/cat/1/?p=2&sort=price", { head: { title: "Hefte" } });
    expect(html.match(/name="robots"/g)).toHaveLength(1);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical" href="https://shop.test/cat/1/?p=2"/>');
  });

  it("SEO-06: an editor's robots and canonical address win", () => {
    const html = headOf("/aktion/", { head: { title: "A", robots: "noindex,nofollow", canonicalUrl: "/schulstart/" } });
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).toContain('<link rel="canonical" href="https://shop.test/schulstart/"/>');
  });

  it("SEO-12: alternates lead de-CH and de-LI to ch, de-DE and x-default to de, de-AT and de-IT to at", () => {
    const expected = [
      ["de-DE", "https://shop.test/prod/1/"],
      ["de-AT", "https://shop.at.test/prod/1/"],
      ["de-IT", "https://shop.at.test/prod/1/"],
      ["de-CH", "https://shop.ch.test/prod/1/"],
      ["de-LI", "https://shop.ch.test/prod/1/"],
      ["x-default", "https://shop.test/prod/1/"],
    ];
    for (const storefront of [
      { store: "de", language: "de-DE" },
      { store: "at", language: "de-AT" },
      { store: "ch", language: "de-CH" },
    ] as const)
      expect(alternatesOf(headOf("/prod/1/?varid=3", { storefront }))).toEqual(expected);
    expect(alternatesOf(headOf("/cat/1/?p=2&sort=price"))[1]).toEqual(["de-AT", "https://shop.at.test/cat/1/?p=2"]);
  });

  it("SEO-12: a store that does not have the page is no alternate", () => {
    const head = { title: "Globus", stores: ["de", "ch"] };
    expect(alternatesOf(headOf("/prod/1/", { head })).map(([language]) => language)).toEqual([
      "de-DE",
      "de-CH",
      "de-LI",
      "x-default",
    ]);
  });

  it("SEO-13: the business store has none, in neither language", () => {
    for (const language of ["de-DE", "en-DE"] as const)
      expect(alternatesOf(headOf("/prod/1/", { storefront: { store: "b2b", language } }))).toEqual([]);
  });

  it("an editor's alternates take their place", () => {
    const links = [{ rel: "alternate", href: "/zoll/", hreflang: "de-CH" }];
    expect(alternatesOf(headOf("/versand/", { head: { title: "V", links } }))).toEqual([
      ["de-CH", "https://shop.test/zoll/"],
    ]);
  });

  it("SEO-10: previews are left out for pages that are not found, of checkout, login, logout and account, the wish list aside", () => {
    for (const path of ["/checkout/basket/", "/login/", "/logout/", "/myaccount/", "/myaccount/orders/"])
      expect(headOf(path)).not.toContain("og:");
    for (const status of [404, 410]) expect(headOf("/weg/", { status })).not.toContain("og:");
    for (const path of ["/myaccount/wishlist/", "/prod/1/", "/"]) expect(headOf(path)).toContain('property="og:title"');
  });

  it("SEO-10: a preview has title, description, kind, language and address of its page", () => {
    const head = { title: "Heft", description: "A4, kariert", kind: "product" } as const;
    const html = headOf("/prod/1/?varid=2", { head, storefront: { store: "ch", language: "de-CH" } });
    const tags = [...html.matchAll(/property="og:([\w:]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]);
    expect(Object.fromEntries(tags)).toMatchObject({
      site_name: "Chalkbox",
      type: "product",
      title: "Heft",
      description: "A4, kariert",
      locale: "de_CH",
      url: "https://shop.ch.test/prod/1/",
    });
    expect(headOf("/agb/")).toContain('property="og:type" content="website"');
    expect(headOf("/agb/")).not.toContain("og:description");
  });

  it("SEO-14: links that its page names are there, the business store in English has its own origin", () => {
    const links = [{ rel: "next", href: "/cat/1/?p=2", hreflang: null }];
    const english = { store: "b2b", language: "en-DE" } as const;
    const html = headOf("/cat/1/", { head: { title: "Hefte", links }, storefront: english });
    expect(html).toContain('<link rel="next" href="https://en.educational.test/cat/1/?p=2"/>');
    expect(html).toContain('<link rel="canonical" href="https://en.educational.test/cat/1/"/>');
  });

  it("SEO-11: the default picture of a preview is 1200x630; a page with a picture shows that", () => {
    const html = headOf("/agb/");
    expect(html).toContain('<meta property="og:image" content="https://shop.test/open-graph.png"/>');
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    const png = readFileSync(new URL("../../../public/open-graph.png", import.meta.url));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const own = headOf("/prod/1/", { head: { title: "Heft", image: "/media/heft.webp" } });
    expect(own).toContain('content="https://shop.test/media/heft.webp"');
    expect(own).not.toContain("og:image:width");
  });

  it("has no word that could end its script", () => {
    const things = () => [{ "@type": "Product", name: "</script><script>alert(1)" }];
    expect(headOf("/prod/1/", { head: { title: "x", things } }).match(/<\/script>/g)).toHaveLength(1);
  });

  it("names no address where none is configured", () => {
    const html = headOf("/agb/", { publicUrls: readPageConfig({ CHALKBOX_ENV: "live" }).publicUrls });
    expect(html).not.toMatch(/canonical|alternate|localhost/);
    expect(html).toContain("robots");
  });
});
