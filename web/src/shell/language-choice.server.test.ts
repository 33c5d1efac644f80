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

it("SESS-19, SESS-20: keeps the language for 365 days on both hosts, path /, URL-encoded", () => {
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

it("covers both hosts of a store", () => {
  expect([hostFor("en", "educational.x:1"), hostFor("de", "en.educational.x:1")]).toEqual([
    "en.educational.x:1",
    "educational.x:1",
  ]);
});

it("no cache keeps the way to the other language, and only what reads a page is led there", async () => {
  const url = new URL(`${german}/cat/1/`);
  const visitWith = (method: string) => {
    const request = new Request(url, { method, headers: { cookie: "LanguageRedirect=en" } });
    const args = { request, url, params: {}, pattern: "", context: new RouterContextProvider() };
    return rememberedLanguage(args, async () => page);
  };
  const response = await visitWith("GET");
  expect(response instanceof Response && [response.status, response.headers.get("cache-control")]).toEqual([
    302,
    "private, no-store",
  ]);
  expect(await visitWith("HEAD")).toBe(page);
});

it("the host of a language is found from either host, and nothing but a leading en. is taken away", () => {
  expect(hostFor("en", "educational.shop.test")).toBe("en.educational.shop.test");
  expect(hostFor("de", "educational.en.test")).toBe("educational.en.test");
  expect(hostFor("de", "xen.educational.test")).toBe("xen.educational.test");
  expect(hostFor("de", "eneducational.test")).toBe("eneducational.test");
});

it("leads on over the scheme that the visitor came by", async () => {
  expect(await visit("https://educational.shop.test/a/", "LanguageRedirect=en")).toBe(
    "https://en.educational.shop.test/a/",
  );
});
