import { expect, it } from "vitest";
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
])("to %s, the choice is remembered, and no cache keeps the redirect", async (language, origin, location) => {
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

it("where to is not said, it is the front page", async () => {
  expect((await visit("http://educational.shop.test/language/en/", "en")).location).toBe(
    "http://en.educational.shop.test/",
  );
});
