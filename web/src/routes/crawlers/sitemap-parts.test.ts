import { expect, it } from "vitest";
import { robotsOf } from "~/shell/head/rules.ts";
import { appPages } from "./sitemap-parts.ts";

it.each(appPages)("SEO-02, SEO-06: a sitemap has %s, which crawlers may list", (pathname) => {
  expect(robotsOf({ pathname, search: "" })).toBe("index,follow");
});
