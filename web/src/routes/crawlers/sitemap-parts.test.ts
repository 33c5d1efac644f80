import { expect, it } from "vitest";
import { robotsOf } from "~/shell/head/rules.ts";
import { appPages, entryOf } from "./sitemap-parts.ts";

it.each(appPages)("SEO-02, SEO-06: a sitemap has %s, which crawlers may list", (pathname) => {
  expect(robotsOf({ pathname, search: "" })).toBe("index,follow");
});

it("SEO-12: an address has the stores for alternates that have its page", () => {
  const urls = { de: "https://shop.test", at: "https://shop.at.test", ch: null, b2b: null, b2bEn: null };
  const place = { store: "de", origin: "https://shop.test", urls } as const;
  const languages = (text: string) => Array.from(text.matchAll(/hreflang="([^"]+)"/g), ([, language]) => language);
  expect(languages(entryOf("/agb/", place))).toEqual(["de-DE", "de-AT", "de-IT", "x-default"]);
  expect(languages(entryOf("/prod/1/", place, { stores: ["de", "ch"] }))).toEqual(["de-DE", "x-default"]);
});
