import { createServer } from "node:http";
import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { createEndedLogins, type EndedLogins, fencePage } from "./ended-logins.ts";
import { startTestWeb } from "./testing/start-test-web.ts";

const cookie = "cartId=c-1; X-JWT=token-1; X-JWT-exist=true";
const ends = ["X-JWT=; Max-Age=0; Path=/; SameSite=Lax"];

/** No gateway has more than this web. */
const holds = { endedAgo: async () => null };

/** A request that is here. */
function asked(logins: EndedLogins, cookies?: string, url = "/") {
  const request = { headers: cookies === undefined ? {} : { cookie: cookies }, url };
  logins.enter(request);
  return request;
}

describe("a login that has ended", () => {
  it("lets out the answer that ended it, and no other that was under way", () => {
    const logins = createEndedLogins();
    const [page, logout, basket, again] = [cookie, cookie, cookie, cookie].map((each) => asked(logins, each));
    const others = ["X-JWT=token-2", "cartId=c-1", undefined].map((each) => asked(logins, each));
    expect([page, logout].map((each) => each !== undefined && logins.mayLeave(each, []))).toEqual([true, true]);
    expect(logout !== undefined && logins.mayLeave(logout, ends)).toBe(true);
    expect([page, basket].map((each) => each !== undefined && logins.mayLeave(each, ["cartId=c-2"]))).toEqual([
      false,
      false,
    ]);
    expect(others.map((each) => logins.mayLeave(each, []))).toEqual([true, true, true]);
    // Two logouts at once; and a browser that missed the answer comes again, and must not go in circles.
    expect(again !== undefined && logins.mayLeave(again, ends)).toBe(true);
    expect(logins.mayLeave(asked(logins, cookie), [])).toBe(true);
  });

  it("is forgotten in time, also while another one ends again and again", () => {
    let time = 0;
    const logins = createEndedLogins(() => time);
    const page = asked(logins, cookie);
    const endAt = (at: number, ofWhom: string) => {
      time = at;
      logins.mayLeave(asked(logins, ofWhom), ends);
    };
    endAt(1_000, "X-JWT=token-2");
    endAt(2_000, cookie);
    endAt(100_000, "X-JWT=token-2");
    expect(logins.mayLeave(page, [])).toBe(false);
    endAt(121_999, "X-JWT=token-3");
    expect(logins.mayLeave(page, [])).toBe(false);
    endAt(122_000, "X-JWT=token-3");
    expect(logins.mayLeave(page, [])).toBe(true);
  });

  it("leads nowhere but to the page itself", async () => {
    const logins = createEndedLogins();
    const pages = ["/cart?i=1", "//evil.example", "/\\evil.example"].map((url) => asked(logins, cookie, url));
    logins.mayLeave(asked(logins, cookie), ends);
    const answers = await Promise.all(pages.map((page) => fencePage(logins, holds, page, new Response("Ada"))));
    const locations = answers.map(({ headers }) => headers.get("location"));
    expect(locations).toEqual(["/cart?i=1", "/", "/"]);
  });

  it("lets no page out that began before a gateway was notified of the end; one that began later is the shop's to refuse", async () => {
    let time = 1_000;
    const logins = createEndedLogins(() => time);
    const [page, logout] = [asked(logins, cookie), asked(logins, cookie)];
    time += 50;
    const statusAfter = async (ago: number | null, request = page, headers = {}) =>
      (await fencePage(logins, { endedAgo: async () => ago }, request, new Response("Ada", { headers }))).status;
    expect([await statusAfter(null), await statusAfter(20), await statusAfter(51)]).toEqual([200, 303, 200]);
    expect(await statusAfter(20, asked(logins, "cartId=c-1"))).toBe(200);
    expect(await statusAfter(20, logout, { "set-cookie": ends[0] ?? "" })).toBe(200);
  });

  it("breaks off what is sent in parts", async () => {
    const logins = createEndedLogins();
    let send: ((part: string) => void) | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (part) => controller.enqueue(Buffer.from(part));
      },
    });
    const reader = (await fencePage(logins, holds, asked(logins, cookie), new Response(body))).body?.getReader();
    send?.("Guten Tag");
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("Guten Tag");
    logins.mayLeave(asked(logins, cookie), ends);
    send?.("Ada");
    await expect(reader?.read()).rejects.toThrow("has ended");
  });
});

it("a page of one web does not leave once a logout at another one is answered", async () => {
  let endedAt: number | null = null;
  const gateway = createServer((request, response) => {
    if (request.url !== "/internal/login") {
      endedAt = performance.now();
      return response.writeHead(200, { "set-cookie": ends }).end("{}");
    }
    const isAsked = request.headers.cookie === cookie && endedAt !== null;
    const ago = String(Math.round(performance.now() - (endedAt ?? 0)));
    return response.writeHead(isAsked ? 410 : 204, isAsked ? { "x-ended-ms": ago } : {}).end();
  }).listen(0, "127.0.0.1");
  await once(gateway, "listening");
  onTestFinished(() => void gateway.close());
  const address = gateway.address();
  const env = { GATEWAY_URL: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
  const opened = Promise.withResolvers<void>();
  let held = 0;
  const page = async () => {
    held += 1;
    await opened.promise;
    return new Response("Ada");
  };
  const [one, other] = await Promise.all([startTestWeb({ env, page }), startTestWeb({ env, page })]);
  const ask = (web: typeof one, path: string, jwt = cookie) =>
    fetch(`${web.origin}${path}`, { headers: { cookie: jwt }, redirect: "manual" });
  const underWay = ask(other, "/cart?i=1");
  const guest = ask(other, "/cart", "cartId=c-1");
  await expect.poll(() => held).toBe(2);
  expect((await ask(one, "/api/logout-action/")).status).toBe(200);
  opened.resolve();
  const { status, headers } = await underWay;
  expect([status, headers.get("location")]).toEqual([303, "/cart?i=1"]);
  expect(await (await guest).text()).toBe("Ada");
});

it("pages and graph answers that are under way do not leave once a logout is answered", async () => {
  const open: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => open.push(resolve));
  let held = 0;
  const gateway = createServer((request, response) => {
    if (request.url === "/api/logout-action/") {
      response.writeHead(200, { "set-cookie": ends }).end("{}");
      return;
    }
    held += 1;
    void opened.then(() => response.end("Ada"));
  }).listen(0, "127.0.0.1");
  await once(gateway, "listening");
  onTestFinished(() => void gateway.close());
  const address = gateway.address();
  const gatewayUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const web = await startTestWeb({
    env: { GATEWAY_URL: gatewayUrl },
    page: async () => {
      held += 1;
      await opened;
      return new Response("Ada", { headers: { "set-cookie": "cartId=c-1" } });
    },
  });
  const ask = (path: string, jwt = cookie) =>
    fetch(`${web.origin}${path}`, { headers: { cookie: jwt }, redirect: "manual" });
  const underWay = Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? `/cart?i=${index}` : "/api/shop/"));
  const other = ask("/cart", "X-JWT=token-2");
  await expect.poll(() => held).toBe(21);
  expect((await ask("/api/logout-action/")).status).toBe(200);
  for (const release of open) release();
  const answers = await Promise.all(underWay);
  for (const [index, answer] of answers.entries()) {
    expect([answer.status, answer.headers.get("location"), answer.headers.getSetCookie(), await answer.text()]).toEqual(
      index % 2 === 0 ? [303, `/cart?i=${index}`, [], ""] : [401, null, [], expect.not.stringContaining("Ada")],
    );
  }
  expect(await (await other).text()).toBe("Ada");
});
