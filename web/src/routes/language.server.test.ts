import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { storefrontOf } from "~/lib/copy.ts";
import { rememberedLanguage } from "~/shell/language-choice.server.ts";
import * as route from "./language.tsx";
import { openPage } from "./testing/open-page.server.tsx";

const visit = (url: string, language: string) => {
  const loader = (args: object) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the loader reads of its arguments
    route.loader({ ...args, params: { language } } as Parameters<typeof route.loader>[0]);
  return openPage({ loader }, url);
};

it.each([
  ["de", "http://en.educational.shop.test:3000", "http://educational.shop.test:3000/a/"],
  ["en", "http://educational.shop.test:3000", "http://en.educational.shop.test:3000/a/"],
  ["en", "https://educational.shop.test", "https://en.educational.shop.test/a/"],
])("STORE-13: to %s, the choice is kept, and no cache keeps the redirect", async (language, origin, location) => {
  const answer = await visit(`${origin}/language/${language}/?to=/a/`, language);
  expect([answer.status, answer.location]).toEqual([302, location]);
  expect(answer.cookies).toEqual([
    expect.stringMatching(`^LanguageRedirect=${language}; Domain=educational.shop.test;`),
  ]);
});

it.each([
  ["another language", "http://educational.shop.test/language/fr/", "fr"],
  ["no language", "http://educational.shop.test/language/", ""],
  ["a consumer store", "http://shop.test/language/en/", "en"],
])("%s is no page", async (_what, url, language) => {
  expect(await visit(url, language)).toMatchObject({ status: 404, location: null });
});

it.each([
  ["http://educational.shop.test:3000/cat/1000/?p=2", "/cat/1000/?p=2"],
  ["http://elsewhere.test/cat/1000/", "/"],
])("STORE-13, C-77: without a target, the page %s that has the link is kept as %s", (referer, path) => {
  const request = new Request("http://educational.shop.test:3000/language/en/", { headers: { referer } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this loader needs of its arguments
  const answer = route.loader({ params: { language: "en" }, request } as never);
  expect(answer.headers.get("location")).toBe(`http://en.educational.shop.test:3000${path}`);
});

it("without a target it leads to the front page", async () => {
  expect((await visit("http://educational.shop.test/language/en/", "en")).location).toBe(
    "http://en.educational.shop.test/",
  );
});

it("I18N-01, C-94: host, cookie and switch decide the language; the browser's wish and a prefix of the path change nothing", async () => {
  const german = "http://educational.shop.test:3000";
  const english = "http://en.educational.shop.test:3000";
  for (const [url, language] of [
    ["http://shop.test/", "de-DE"],
    ["http://ch.shop.test/en/", "de-CH"],
    [`${german}/`, "de-DE"],
    [`${english}/de/`, "en-DE"],
  ] as const) {
    for (const wanted of ["en", "de", "fr-CH"]) {
      const asked = new Request(url, { headers: { "accept-language": wanted } });
      expect([url, storefrontOf(asked).language]).toEqual([url, language]);
    }
  }
  const request = new Request(`${german}/cat/1/`, { headers: { cookie: "LanguageRedirect=en" } });
  const args = { request, url: new URL(request.url), params: {}, pattern: "", context: new RouterContextProvider() };
  const led = await rememberedLanguage(args, async () => new Response("page"));
  expect(led instanceof Response && led.headers.get("location")).toBe(`${english}/cat/1/`);
  const switched = { params: { language: "en" }, request: new Request(`${german}/language/en/?to=/cat/1/`) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this loader needs of its arguments
  expect(route.loader(switched as never).headers.get("location")).toBe(`${english}/cat/1/`);
});
