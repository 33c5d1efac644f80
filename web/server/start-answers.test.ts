import { connect } from "node:net";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { sendRaw } from "@chalkbox/edge/testing";
import { startTestWeb } from "./testing/start-test-web.ts";

/** The id under which a request went on to the gateway. */
async function passedId(id: string, env: NodeJS.ProcessEnv = { TRUSTED_PROXIES: "loopback" }) {
  const web = await startTestWeb({ env });
  await fetch(`${web.origin}/api/shop/`, { headers: { "x-request-id": id } });
  return web.gateway.seen[0]?.headers["x-request-id"];
}
const own = expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/);

describe("the id of a request", () => {
  it("is the proxy's, as long as it can be in a log", async () => {
    expect(await passedId("Az09._-")).toBe("Az09._-");
    expect(await passedId("a".repeat(100))).toBe("a".repeat(100));
  });

  it.each(["a".repeat(101), "a b", "a\tb", "<a>", "a;b", "%0a"])("is a new one for what is none: %j", async (id) => {
    expect(await passedId(id)).toEqual(own);
  });

  it("is a new one for whatever a visitor sends", async () => {
    expect(await passedId("forged", {})).toEqual(own);
  });
});

it("a request that names no host is one to the shop's own", async () => {
  const web = await startTestWeb();
  const { status, text } = await sendRaw(web.port, "GET /a HTTP/1.0\r\n\r\n");
  expect([status, text]).toEqual([200, expect.stringContaining("page GET http://localhost/a ")]);
});

it("the only methods are GET, HEAD and POST", async () => {
  const web = await startTestWeb();
  const statuses = await Promise.all(
    ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map(async (method) => {
      const { status, headers } = await fetch(`${web.origin}/a`, { method });
      return [method, status, headers.get("allow")];
    }),
  );
  const refused = [405, "GET, HEAD, POST"];
  expect(statuses).toEqual([
    ["GET", 200, null],
    ["HEAD", 200, null],
    ["POST", 200, null],
    ["PUT", ...refused],
    ["PATCH", ...refused],
    ["DELETE", ...refused],
    ["OPTIONS", ...refused],
  ]);
});

it("refuses programs in the graph's form and people in words, with the headers of every answer", async () => {
  const web = await startTestWeb();
  const [graph, page] = await Promise.all([fetch(`${web.origin}/api/%2e/`), fetch(`${web.origin}/media/%2e/`)]);
  expect([graph.status, await graph.json()]).toEqual([
    404,
    { errors: [{ message: "Not found", extensions: { code: "NOT_FOUND" } }] },
  ]);
  expect([page.status, await page.text()]).toEqual([404, "Not found\n"]);
  for (const { headers } of [graph, page]) {
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

it("every answer forbids frames and other types: pages, graph and pictures", async () => {
  const web = await startTestWeb();
  for (const path of ["/", "/api/shop/", "/media/a.svg", "/.well-known/security.txt"]) {
    const { headers } = await fetch(`${web.origin}${path}`);
    expect([path, headers.get("x-frame-options"), headers.get("x-content-type-options")]).toEqual([
      path,
      "DENY",
      "nosniff",
    ]);
  }
});

it("only pages have a policy for scripts, whatever their query; health answers have none of a page's headers", async () => {
  const web = await startTestWeb();
  const policyOf = async (path: string) => (await fetch(`${web.origin}${path}`)).headers.get("content-security-policy");
  expect(await policyOf("/cart/?i=1")).toMatch(/'nonce-[^']{24}'/);
  expect(await policyOf("/api/shop/")).toBeNull();
  const health = await fetch(`${web.origin}/health/live?by=balancer`);
  expect([health.status, health.headers.has("content-security-policy"), await health.json()]).toEqual([
    200,
    false,
    { status: "ok" },
  ]);
});

it("an address with a query belongs where its path belongs", async () => {
  const web = await startTestWeb();
  await fetch(`${web.origin}/api/shop/?a=/media/b.svg`);
  await fetch(`${web.origin}/media/b.svg?v=/api/shop/`);
  expect(web.gateway.seen.map(({ url }) => url)).toEqual(["/api/shop/?a=/media/b.svg"]);
  expect(web.media.seen.map(({ url }) => url)).toEqual(["/media/b.svg?v=/api/shop/"]);
  expect(await (await fetch(`${web.origin}/cart/?to=/api/shop/`)).text()).toContain("page GET");
});

it("a page whose query is escaped in another encoding is moved to its address, for who reads it", async () => {
  const web = await startTestWeb();
  const answers = await Promise.all(
    ["GET", "HEAD", "POST"].map(async (method) => {
      const { status, headers } = await fetch(`${web.origin}/a?q=F%FCller`, { method, redirect: "manual" });
      return [status, headers.get("location")];
    }),
  );
  expect(answers).toEqual([
    [301, "/a?q=F%C3%BCller"],
    [301, "/a?q=F%C3%BCller"],
    [200, null],
  ]);
});

it("a picture's server learns what it needs to answer well, and nothing of the visitor but their address", async () => {
  const web = await startTestWeb({ env: { TRUSTED_PROXIES: "loopback" } });
  const needed = {
    accept: "image/avif",
    "accept-encoding": "br",
    "if-modified-since": "Thu, 01 Jan 2026 00:00:00 GMT",
    "if-none-match": '"1"',
    range: "bytes=0-9",
    "user-agent": "browser",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "at.shop.test",
    "x-forwarded-proto": "https",
    "x-request-id": "of-the-proxy",
  };
  const personal = { cookie: "X-JWT=a", authorization: "Bearer a", referer: "https://shop.test/cart/", "x-own": "1" };
  await fetch(`${web.origin}/media/a.svg`, { headers: { ...needed, ...personal } });
  const { host, connection, ...seen } = web.media.seen[0]?.headers ?? {};
  // What requests a range adds "identity" to it.
  expect(seen).toEqual({ ...needed, "accept-encoding": expect.stringMatching(/^br\b/) });
  expect([host, connection]).toEqual([new URL(web.media.origin).host, "keep-alive"]);
});

it("no picture is sent a body", async () => {
  const web = await startTestWeb();
  expect((await fetch(`${web.origin}/media/a.svg`, { method: "POST", body: "a" })).status).toBe(413);
  expect(web.media.seen).toEqual([]);
});

it("a form that is too large is refused in words on a page, in the language of the host; programs get a line", async () => {
  const web = await startTestWeb({ env: { TRUSTED_PROXIES: "loopback" } });
  const send = async (host: string, accept: string, path = "/service/orderform/") => {
    const headers = { "x-forwarded-host": host, accept };
    const answer = await fetch(`${web.origin}${path}`, { method: "POST", headers, body: "a".repeat(1_200_001) });
    return [answer.status, answer.headers.get("content-type"), await answer.text()];
  };
  const html = "text/html; charset=utf-8";
  const browser = "text/html,application/xhtml+xml,*/*;q=0.8";
  expect(await send("educational.shop.test", browser)).toEqual([
    413,
    html,
    expect.stringContaining("zu viel auf einmal"),
  ]);
  expect(await send("en.educational.shop.test", browser)).toEqual([
    413,
    html,
    expect.stringContaining("split the list"),
  ]);
  expect(await send("shop.test", "*/*")).toEqual([
    413,
    "text/plain; charset=utf-8",
    expect.stringMatching(/too large\n$/),
  ]);
  expect((await send("shop.test", browser, "/api/shop/"))[1]).toBe("application/json; charset=utf-8");
});

it("who finds no room reads so in the language of the host that the proxy names", async () => {
  const web = await startTestWeb({
    env: { TRUSTED_PROXIES: "loopback" },
    renders: { running: 0, runningEach: 0, waiting: 0, waitingEach: 0, patience: 1 },
  });
  const say = async (host: string) => (await fetch(web.origin, { headers: { "x-forwarded-host": host } })).text();
  expect(await say("en.educational.shop.test")).toContain("We are very busy");
  expect(await say("educational.shop.test")).toContain("Gerade ist viel los");
});

it("renders pages of several addresses side by side", async () => {
  const rendered = Promise.withResolvers<void>();
  let running = 0;
  const web = await startTestWeb({
    env: { TRUSTED_PROXIES: "loopback" },
    page: async () => {
      running += 1;
      await rendered.promise;
      return new Response("page");
    },
  });
  const pages = Array.from({ length: 20 }, (_, visitor) =>
    fetch(web.origin, { headers: { "x-forwarded-for": `203.0.113.${visitor % 2}` } }),
  );
  await expect.poll(() => running).toBe(20);
  rendered.resolve();
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
});

it("one address holds no more connections than are configured; proxies of ours hold more", async () => {
  const env = { CONNECTIONS_PER_ADDRESS: "2" };
  const [strict, behind] = await Promise.all([
    startTestWeb({ env }),
    startTestWeb({ env: { ...env, TRUSTED_PROXIES: "loopback" } }),
  ]);
  /** Whether a third connection beside two is taken. */
  const takesThird = async (port: number): Promise<boolean> => {
    const open = () => connect(port, "127.0.0.1").on("error", () => undefined);
    const others = [open(), open()];
    await Promise.all(others.map((socket) => once(socket, "connect")));
    const third = open();
    const isTaken = await new Promise<boolean>((resolve) => {
      third.once("data", () => resolve(true)).once("close", () => resolve(false));
      third.write("GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
    });
    for (const socket of [...others, third]) socket.destroy();
    return isTaken;
  };
  expect([await takesThird(strict.port), await takesThird(behind.port)]).toEqual([false, true]);
});

it("security.txt is a text that may be kept for a day", async () => {
  const web = await startTestWeb({ env: { CHALKBOX_ENV: "local" } });
  const { status, headers } = await fetch(`${web.origin}/.well-known/security.txt`);
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "text/plain; charset=utf-8",
    "public, max-age=86400",
  ]);
});

it("an asset that is answered is no page, and one that breaks off ends its own request only", async () => {
  let pages = 0;
  const web = await startTestWeb({
    asset: (request, response, next) => (request.url === "/a.js" ? void response.end("asset") : next()),
    page: async () => {
      pages += 1;
      return new Response("page");
    },
  });
  expect([await (await fetch(`${web.origin}/a.js`)).text(), pages]).toEqual(["asset", 0]);
  expect([await (await fetch(`${web.origin}/a`)).text(), pages]).toEqual(["page", 1]);
});
