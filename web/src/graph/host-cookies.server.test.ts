import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { hostCookies } from "./host-cookies.server.ts";
import { flashNameFor, flashToasts, redirectWithToast } from "./redirect.ts";

const toast = { key: "vue.message.sessionExpired", severity: "info" } as const;

/** What a browser gets over this scheme. */
async function cookiesOver(scheme: string, answer: Response): Promise<readonly string[]> {
  const request = new Request(`${scheme}://shop.example/`);
  const args = { request, context: new RouterContextProvider(), params: {}, url: new URL(request.url), pattern: "/" };
  const sent = await hostCookies(args, async () => answer);
  return (sent ?? answer).headers.getSetCookie();
}

it("prefixes web's own cookie over HTTPS, and leaves the specified names alone", async () => {
  const answer = redirectWithToast("/", toast);
  answer.headers.append("set-cookie", "cartId=1; Path=/");
  const [flash = "", cart] = await cookiesOver("https", answer);
  expect(flash).toMatch(/^__Host-flash=[^;]+; Path=\/; Max-Age=30; SameSite=Lax; Secure$/);
  expect(cart).toBe("cartId=1; Path=/");
  const [sent = ""] = flash.split(";");
  expect(flashToasts(`a=b; ${sent}`, flashNameFor(new Request("https://shop.example/")))).toEqual([toast]);
});

it("keeps the plain name where there is no HTTPS", async () => {
  const [flash = ""] = await cookiesOver("http", redirectWithToast("/", toast));
  expect(flash).toMatch(/^flash=/);
  expect(flashToasts(flash.split(";")[0] ?? "", flashNameFor(new Request("http://localhost/")))).toEqual([toast]);
});

it("does not trust a plain cookie over HTTPS, which a neighbouring host could have planted", () => {
  const planted = redirectWithToast("/", toast).headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect(flashToasts(planted, flashNameFor(new Request("https://shop.example/")))).toEqual([]);
});

it("does not touch an answer over HTTPS that sets no cookie of web's own", async () => {
  const answer = new Response("page");
  answer.headers.append("set-cookie", "cartId=1; Path=/");
  answer.headers.append("set-cookie", "flashy=1; Path=/");
  expect(await cookiesOver("https", answer)).toEqual(["cartId=1; Path=/", "flashy=1; Path=/"]);
});
