import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { hostFor, languageCookie, rememberedLanguage } from "./language-choice.server.ts";

const page = new Response("page");

async function visit(url: string, cookie: string, method = "GET") {
  const request = new Request(url, { method, headers: { cookie } });
  const args = { request, url: new URL(url), params: {}, pattern: "", context: new RouterContextProvider() };
  const response = await rememberedLanguage(args, async () => page);
  if (!(response instanceof Response)) throw new Error("The middleware gave no response");
  return response === page ? "page" : response.headers.get("location");
}

const german = "http://educational.shop.test:3000";
const english = "http://en.educational.shop.test:3000";

it("SESS-19, SESS-20: remembers the language for 365 days on both hosts, path /, URL-encoded", () => {
  const line = "LanguageRedirect=en; Domain=educational.shop.test; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
  expect(languageCookie("en", new URL(german))).toBe(line);
  expect(languageCookie("en", new URL(english))).toBe(line);
  expect(languageCookie("en", new URL("https://educational.shop.test"))).toBe(`${line}; Secure`);
});

it("SESS-20: leads to the host of the language, on the same path and query", async () => {
  expect(await visit(`${german}/cat/1/?p=2`, "a=b; LanguageRedirect=en")).toBe(`${english}/cat/1/?p=2`);
  expect(await visit(`${english}/`, "LanguageRedirect=de")).toBe(`${german}/`);
});

it.each([
  ["on that host", `${english}/`, "LanguageRedirect=en"],
  ["without a choice", `${german}/`, "cartId=1"],
  ["with a choice that is none", `${german}/`, "LanguageRedirect=fr"],
  ["in a consumer store", "http://shop.test/", "LanguageRedirect=en"],
  ["in the checkout", `${german}/checkout/shipping/`, "LanguageRedirect=en"],
  ["on the way back from a payment page", `${german}/computop/success?a=b`, "LanguageRedirect=en"],
  ["while switching back", `${german}/language/de/`, "LanguageRedirect=en"],
  ["on a host that is English by its ending", "http://educational.com/", "LanguageRedirect=de"],
])("stays %s", async (_, url, cookie) => {
  expect(await visit(url, cookie)).toBe("page");
});

it("lets forms through", async () => {
  expect(await visit(`${german}/login/`, "LanguageRedirect=en", "POST")).toBe("page");
});

it("knows both hosts of a store", () => {
  expect([hostFor("en", "educational.x:1"), hostFor("de", "en.educational.x:1")]).toEqual([
    "en.educational.x:1",
    "educational.x:1",
  ]);
});
