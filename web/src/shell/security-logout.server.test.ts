import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { securityLogout } from "./security-logout.server.ts";

const flagged = "SecurityLogout=true; Path=/; SameSite=Lax";

/** Requests a page of this status; `setCookies` are what the gateway sets meanwhile. */
async function visit(path: string, cookie: string, setCookies: readonly string[] = [], method = "GET", status = 200) {
  let pages = 0;
  const request = new Request(new URL(path, "http://localhost"), { method, headers: { cookie } });
  const args = { request, url: new URL(request.url), params: {}, pattern: "", context: new RouterContextProvider() };
  const response = await securityLogout(args, async () => {
    pages += 1;
    const page = new Response("page", { status });
    for (const line of setCookies) page.headers.append("set-cookie", line);
    return page;
  });
  if (!(response instanceof Response)) throw new Error("The middleware gave no response");
  return { pages, location: response.headers.get("location"), cookies: response.headers.getSetCookie() };
}

it("leaves everyone else alone", async () => {
  expect(await visit("/cat/1/", "cartId=1", ["cartId=2; Path=/"])).toEqual({
    pages: 1,
    location: null,
    cookies: ["cartId=2; Path=/"],
  });
});

it("ACCESS-34: sends a visitor with the flag to /logout before the page is made", async () => {
  expect(await visit("/cat/1/", "SecurityLogout=true")).toMatchObject({ pages: 0, location: "/logout/" });
});

it("ACCESS-34: sends a visitor there with the page that noticed, and keeps the cookies that it set", async () => {
  const signedOut = "X-JWT=; Max-Age=0; Path=/";
  expect(await visit("/myaccount/", "X-JWT=a", [signedOut, flagged])).toEqual({
    pages: 1,
    location: "/logout/",
    cookies: [signedOut, flagged],
  });
});

it.each([404, 410, 500, 503])("STATUS-14: in place of the error page %i, the logout", async (status) => {
  const location = "/logout/";
  expect(await visit("/nowhere/", "X-JWT=a", [flagged], "GET", status)).toMatchObject({ location });
  expect(await visit("/nowhere/", "SecurityLogout=true", [], "GET", status)).toMatchObject({ pages: 0, location });
  expect(await visit("/nowhere/", "X-JWT=a", [], "GET", status)).toMatchObject({ pages: 1, location: null });
});

it("GQL-14: lets a form that was just sent show its own error first", async () => {
  expect(await visit("/myaccount/", "X-JWT=a", [flagged], "POST")).toMatchObject({ pages: 1, location: null });
  expect(await visit("/myaccount/", "SecurityLogout=true", [], "POST")).toMatchObject({ location: "/logout/" });
});

it.each(["/logout", "/logout/"])(
  "C-15: one visit to %s takes the flag away, whatever the gateway reports",
  async (path) => {
    const { pages, location, cookies } = await visit(path, "SecurityLogout=true", [flagged]);
    expect([pages, location]).toEqual([1, null]);
    expect(cookies.at(-1)).toBe("SecurityLogout=; Path=/; Max-Age=0; SameSite=Lax");
  },
);

it.each(["http://educational.shop.test", "http://en.educational.shop.test:3000"])(
  "STORE-13: takes the flag that both hosts of the business store share away on either: %s",
  async (origin) => {
    const { cookies } = await visit(`${origin}/logout/`, "SecurityLogout=true");
    const end = "SecurityLogout=; Path=/; Max-Age=0; SameSite=Lax";
    expect(cookies).toEqual([end, `${end}; Domain=educational.shop.test`]);
  },
);

it("no cache keeps the redirect to the logout, before the page or with it", async () => {
  const args = (path: string, cookie: string) => {
    const request = new Request(new URL(path, "http://localhost"), { headers: { cookie } });
    return { request, url: new URL(request.url), params: {}, pattern: "", context: new RouterContextProvider() };
  };
  const page = async () => new Response("page", { headers: { "set-cookie": flagged } });
  for (const cookie of ["SecurityLogout=true", "X-JWT=a"]) {
    const response = await securityLogout(args("/cat/1/", cookie), page);
    expect(response instanceof Response && [response.status, response.headers.get("cache-control")]).toEqual([
      303,
      "private, no-store",
    ]);
  }
});

it.each(["SecurityLogout=; Max-Age=0; Path=/", "SecurityLogout=false; Path=/", "Other=SecurityLogout=true"])(
  "stays on the page where the gateway sets no flag: %s",
  async (line) => {
    expect(await visit("/cat/1/", "X-JWT=a", [line])).toEqual({ pages: 1, location: null, cookies: [line] });
  },
);

it.each(["/logout/more", "/my/logout", "/logouts", "/logout//"])("%s is no logout", async (path) => {
  expect(await visit(path, "SecurityLogout=true")).toMatchObject({ pages: 0, location: "/logout/" });
});

it.each(["http://shop.test", "http://educational"])(
  "takes the flag of a host away that shares it with no other: %s",
  async (origin) => {
    const { cookies } = await visit(`${origin}/logout/`, "SecurityLogout=true");
    expect(cookies).toEqual(["SecurityLogout=; Path=/; Max-Age=0; SameSite=Lax"]);
  },
);
