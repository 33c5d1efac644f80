import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";
import { createEndedLogins, createLoginCheck, fencePage } from "./ended-logins.ts";

const signedIn = { headers: { cookie: "X-JWT=token-1" } };
const end = ["X-JWT=; Max-Age=0; Path=/"];

/** A check that calls such a gateway, until the test ends. */
async function checkAt(gateway: RequestListener) {
  const server = createServer(gateway);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const check = createLoginCheck(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api/`);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await check.close();
  });
  return check;
}

it("a gateway reports how long ago a login ended; it identifies the login by cookies, host and scheme, and receives no more", async () => {
  const seen: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
  const check = await checkAt(({ method, url, headers }, response) => {
    seen.push({ method, url, headers });
    response.writeHead(410, { "x-ended-ms": "1500" }).end();
  });
  const known = { ...signedIn.headers, "x-forwarded-host": "at.shop.test", "x-forwarded-proto": "https" };
  expect(await check.endedAgo({ headers: { ...known, "x-forwarded-for": "203.0.113.9", accept: "*/*" } })).toBe(1_500);
  expect(seen).toMatchObject([{ method: "GET", url: "/internal/login", headers: known }]);
  for (const name of ["x-forwarded-for", "accept"]) expect(seen[0]?.headers).not.toHaveProperty(name);
});

it.each([
  ["says that it holds", 204, {}],
  ["says that it holds, and a time", 204, { "x-ended-ms": "10" }],
  ["says of an end without a time", 410, {}],
  ["says of an end at no time", 410, { "x-ended-ms": "soon" }],
  ["fails", 500, { "x-ended-ms": "10" }],
])("a login holds as long as the gateway %s", async (_what, status, headers) => {
  const check = await checkAt((_request, response) => void response.writeHead(status, headers).end());
  expect(await check.endedAgo(signedIn)).toBeNull();
});

it("a gateway that is away keeps no page waiting, and one that is silent for a moment only", async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  const silent = await checkAt(() => late.abort());
  expect(await silent.endedAgo(signedIn)).toBeNull();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(300);
  timeout.mockRestore();
  const away = createLoginCheck("http://127.0.0.1:9");
  expect(await away.endedAgo(signedIn)).toBeNull();
  await away.close();
});

it("an end is kept for as long as a page can be under way, and then dropped", () => {
  let time = 1_000;
  const logins = createEndedLogins(() => time);
  const asked = (jwt: string) => {
    const request = { headers: { cookie: `X-JWT=${jwt}` } };
    logins.enter(request);
    return request;
  };
  const slow = asked("a");
  logins.mayLeave(asked("a"), end);
  time += 119_999;
  logins.mayLeave(asked("b"), end);
  expect(logins.mayLeave(slow, [])).toBe(false);
  time += 1;
  logins.mayLeave(asked("c"), end);
  // What is dropped takes no memory; a page that is that late is the shop's to refuse.
  expect(logins.mayLeave(slow, [])).toBe(true);
});

it("a second end of a login holds from then on", () => {
  let time = 1_000;
  const logins = createEndedLogins(() => time);
  const enter = () => {
    const request = { headers: { cookie: "X-JWT=a" } };
    logins.enter(request);
    return request;
  };
  logins.mayLeave(enter(), end);
  const between = enter();
  time += 100_000;
  logins.mayLeave(enter(), end);
  time += 100_000;
  logins.mayLeave({ headers: { cookie: "X-JWT=b" } }, end);
  expect(logins.mayLeave(between, [])).toBe(false);
  expect(logins.mayLeave(enter(), [])).toBe(true);
});

it.each([
  ["gives a token", ["X-JWT=token-2; Max-Age=600; Path=/"]],
  ["gives a token for the browser session", ["X-JWT=token-2; Path=/"]],
  ["takes another cookie away", ["SecurityLogout=; Max-Age=0; Path=/"]],
])("an answer that %s ends no login", (_what, setCookies) => {
  const logins = createEndedLogins();
  const page = { headers: { cookie: "X-JWT=a" } };
  logins.enter(page);
  logins.mayLeave({ headers: { cookie: "X-JWT=a" } }, setCookies);
  expect(logins.mayLeave(page, [])).toBe(true);
});

it("who has an empty token has none", () => {
  const logins = createEndedLogins();
  const page = { headers: { cookie: "X-JWT=; cartId=c-1" } };
  logins.enter(page);
  logins.mayLeave(page, end);
  expect(logins.mayLeave(page, [])).toBe(true);
});

it("a request is as old as it is here", () => {
  let time = 1_000;
  const logins = createEndedLogins(() => time);
  const request = { headers: {} };
  logins.enter(request);
  time += 250;
  expect(logins.age(request)).toBe(250);
  expect(logins.age({ headers: {} })).toBe(0);
});

it("a page that does not leave is given up, and the redirect in its place is kept by no cache", async () => {
  const logins = createEndedLogins();
  const request = { headers: { cookie: "X-JWT=a" }, url: "/cart/" };
  logins.enter(request);
  let isGivenUp = false;
  const body = new ReadableStream({ cancel: () => void (isGivenUp = true) });
  const answer = await fencePage(logins, { endedAgo: async () => 0 }, request, new Response(body));
  expect([answer.status, answer.headers.get("location"), answer.body]).toEqual([303, "/cart/", null]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(isGivenUp).toBe(true);
});

it("a page that leaves keeps status and headers, with or without a body", async () => {
  const logins = createEndedLogins();
  const request = { headers: { cookie: "X-JWT=a" }, url: "/" };
  logins.enter(request);
  const leave = (page: Response) => fencePage(logins, { endedAgo: async () => null }, request, page);
  const init = { status: 404, headers: { "x-page": "1" } };
  const [full, empty] = [await leave(new Response("gone", init)), await leave(new Response(null, init))];
  expect([full.status, full.headers.get("x-page"), await full.text()]).toEqual([404, "1", "gone"]);
  expect([empty.status, empty.headers.get("x-page"), empty.body]).toEqual([404, "1", null]);
});

it("no gateway is called for a visitor who has not signed in, or whom this very page signs out", async () => {
  const logins = createEndedLogins();
  const endedAgo = () => Promise.reject(new Error("asked"));
  const leave = (cookie: string, setCookie = "a=1") =>
    fencePage(
      logins,
      { endedAgo },
      { headers: { cookie }, url: "/" },
      new Response("page", { headers: { "set-cookie": setCookie } }),
    );
  expect((await leave("cartId=1")).status).toBe(200);
  expect((await leave("X-JWT=a", end[0])).status).toBe(200);
});
