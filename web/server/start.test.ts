import { Agent, request as send } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { type RawAnswer, sendRaw } from "@chalkbox/edge/testing";
import { createNonce } from "./security.ts";
import { startTestWeb } from "./testing/start-test-web.ts";

const host = "Host: localhost:3000\r\n";
const get = (target: string, headers = host): string => `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;

/** What once ended the process, and its answer now. */
const killers: readonly (readonly [string, string, number])[] = [
  ["GET //", get("//"), 404],
  ["GET //[", get("//["), 404],
  ["TRACE /", `TRACE / HTTP/1.1\r\n${host}\r\n`, 405],
  ["an unknown method", `BREW / HTTP/1.1\r\n${host}\r\n`, 501],
  ["Host: [", get("/", "Host: [\r\n"), 400],
  ["Host: a:b@localhost", get("/", "Host: a:b@localhost\r\n"), 400],
  ["port 99999", get("/", "Host: localhost:99999\r\n"), 400],
  ["an empty host", get("/", "Host: \r\n"), 400],
  ["an absolute address with credentials", get("http://a:b@localhost:3000/"), 400],
  ["an absolute address that is malformed", get("http://["), 400],
  ["a path that is merely odd", get("/%E0%A4%A"), 200],
];

describe("one request ends nothing", () => {
  it.each(killers)("%s", async (_name, attack, status) => {
    const web = await startTestWeb();
    const answers: RawAnswer[] = [];
    for (let round = 0; round < 20; round += 1) answers.push(await sendRaw(web.port, attack));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    expect((await fetch(`${web.origin}/after`)).status).toBe(200);
  });
});

describe("a body does not become a second request", () => {
  const smuggled = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx=login()`;
  const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
  const methods = ["GET", "HEAD", "DELETE", "OPTIONS"];
  const paths = ["/api/shop/", "/media/scenes/a.svg", "/"];
  const framings: readonly (readonly [string, (method: string, path: string) => string])[] = [
    ["in chunks", (method, path) => `${method} ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${chunk}`],
    ["with a length", (method, path) => `${method} ${path} HTTP/1.1\r\n${host}Content-Length: 60\r\n\r\n${smuggled}`],
    [
      "with both (CL.TE)",
      (method, path) =>
        `${method} ${path} HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
    ],
    [
      "with two codings (TE.TE)",
      (method, path) =>
        `${method} ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n${chunk}`,
    ],
  ];

  it.each(framings)("of a method that has none: %s", async (_name, attack) => {
    const web = await startTestWeb();
    for (const path of paths) {
      for (const method of methods) {
        const { status, text: answer } = await sendRaw(web.port, attack(method, path));
        expect([method, path, [400, 501].includes(status)]).toEqual([method, path, true]);
        expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
      }
    }
    expect([...web.gateway.seen, ...web.media.seen]).toEqual([]);
  });

  it("visitors among such requests get their own answers, and the upstream sees nothing else", async () => {
    const web = await startTestWeb();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const ask = (visitor: string) =>
      new Promise<string>((resolve, reject) => {
        const options = { agent, method: "POST", headers: { "x-visitor": visitor } };
        send(`${web.origin}/api/shop/`, options, (answer) => void text(answer).then(resolve, reject))
          .on("error", reject)
          .end(`body of ${visitor}`);
      });
    const attack = `GET /api/shop/ HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${chunk}`;
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        if (index % 5 === 0) await sendRaw(web.port, attack);
        return ask(`visitor-${index}`);
      }),
    );
    agent.destroy();
    expect(answers).toEqual(answers.map((_, index) => `/api/shop/ visitor-${index} body of visitor-${index}`));
    expect(web.gateway.seen.every(({ url, headers }) => url === "/api/shop/" && headers["x-visitor"])).toBe(true);
    expect(web.gateway.seen).toHaveLength(200);
  });

  it.each(["/media/../graphql", "/media/%2e%2e/graphql", "/media//graphql", "/media/..%2fgraphql", "/graphql"])(
    "no address leads past the pictures: %s",
    async (path) => {
      const web = await startTestWeb();
      for (const method of ["GET", "POST"]) {
        await sendRaw(web.port, `${method} ${path} HTTP/1.1\r\n${host}Connection: close\r\nContent-Length: 0\r\n\r\n`);
      }
      expect(web.media.seen).toEqual([]);
    },
  );
});

describe("what is passed on", () => {
  it("has the length of what was read, no hop-by-hop header, and no header of an untrusted client on its origin", async () => {
    const web = await startTestWeb();
    const body = `5\r\nhello\r\n0\r\nx-trailer: 1\r\n\r\n`;
    const forged = [
      "X-Forwarded-For: 6.6.6.6",
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: https",
      "X-Forwarded-Port: 1",
      "Forwarded: for=6.6.6.6",
      "X-Real-IP: 6.6.6.6",
      "X-Request-Id: forged",
      "TE: trailers",
      "Keep-Alive: timeout=9",
      "Proxy-Authorization: Basic eDp4",
      "Connection: close, X-Hop, Content-Length, X-Forwarded-For",
      "X-Hop: 1",
      "X-End: 2",
      "Transfer-Encoding: chunked",
    ].join("\r\n");
    const { status, text: answer } = await sendRaw(
      web.port,
      `POST /api/shop/?a=1 HTTP/1.1\r\n${host}${forged}\r\n\r\n${body}`,
    );
    expect(status).toBe(200);
    const [seen] = web.gateway.seen;
    expect(seen).toMatchObject({ method: "POST", url: "/api/shop/?a=1", body: "hello" });
    expect(seen?.headers).toMatchObject({
      "content-length": "5",
      "x-end": "2",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "localhost:3000",
      "x-forwarded-proto": "http",
      host: new URL(web.gateway.origin).host,
    });
    const dropped = ["transfer-encoding", "te", "keep-alive", "proxy-authorization", "x-hop", "forwarded", "x-real-ip"];
    for (const name of [...dropped, "x-forwarded-port"]) expect(seen?.headers).not.toHaveProperty(name);
    expect(seen?.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(answer.toLowerCase()).toContain("x-kept: 1");
    expect(answer.toLowerCase()).not.toMatch(/x-secret|keep-alive/);
  });

  it("a proxy of ours is trusted", async () => {
    const web = await startTestWeb({ env: { TRUSTED_PROXIES: "loopback" } });
    const headers = {
      "x-forwarded-for": "6.6.6.6, 9.9.9.9",
      "x-forwarded-host": "at.shop.example",
      "x-forwarded-proto": "https",
      "x-request-id": "of-the-proxy",
    };
    expect(await (await fetch(`${web.origin}/a`, { headers })).text()).toBe("page GET https://at.shop.example/a ");
    await fetch(`${web.origin}/api/shop/`, { headers });
    expect(web.gateway.seen[0]?.headers).toMatchObject({ ...headers, "x-forwarded-for": "9.9.9.9" });
  });

  it("of a picture's request is nothing that is the visitor's own", async () => {
    const web = await startTestWeb();
    const headers = { cookie: "X-JWT=a", authorization: "Bearer a", "if-none-match": '"1"', accept: "image/avif" };
    const answer = await fetch(`${web.origin}/media/scenes/a.svg`, { headers });
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const [seen] = web.media.seen;
    expect(seen?.headers).toMatchObject({ "if-none-match": '"1"', accept: "image/avif" });
    expect(seen?.headers).not.toHaveProperty("cookie");
    expect(seen?.headers).not.toHaveProperty("authorization");
  });

  it("a target that is down answers 503 in the graph's form", async () => {
    const web = await startTestWeb({ env: { GATEWAY_URL: "http://127.0.0.1:9" } });
    const answer = await fetch(`${web.origin}/api/shop/`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { errors: [{ message: "Network error", extensions: { code: "UPSTREAM_UNAVAILABLE" } }] },
    ]);
  });
});

describe("bodies", () => {
  const post = (path: string, size: number) =>
    fetch(`${startedOrigin}${path}`, { method: "POST", body: "x".repeat(size) });
  let startedOrigin = "";

  it("have a limit by their address; beyond it, 413", async () => {
    startedOrigin = (await startTestWeb()).origin;
    const statuses = async (path: string, limit: number) => [
      (await post(path, limit)).status,
      (await post(path, limit + 1)).status,
    ];
    expect(await statuses("/login", 64_000)).toEqual([200, 413]);
    expect(await statuses("/login.data", 64_000)).toEqual([200, 413]);
    expect(await statuses("/rating/", 256_000)).toEqual([200, 413]);
    expect(await statuses("/api/shop/", 500_000)).toEqual([200, 413]);
  });

  it("of 2 MB to the graph are 413 in the graph's form, and never reach it", async () => {
    const web = await startTestWeb();
    startedOrigin = web.origin;
    const answer = await post("/api/shop/", 2_000_000);
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { errors: [{ extensions: { code: "LIMIT_EXCEEDED" } }] },
    ]);
    expect(web.gateway.seen).toEqual([]);
  });
});

describe("pages", () => {
  it("beyond what can be rendered side by side wait for a moment, then get 503 with Retry-After", async () => {
    const rendered = Promise.withResolvers<Response>();
    const web = await startTestWeb({
      page: () => rendered.promise.then((answer) => answer.clone()),
      renders: { running: 2, runningEach: 2, waiting: 2, waitingEach: 2, patience: 10_000 },
    });
    const pages = Array.from({ length: 5 }, () => fetch(web.origin, { headers: { host: "en.localhost" } }));
    const refused = await Promise.race(pages);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await refused.text()).toContain("Gerade ist viel los");
    rendered.resolve(new Response("page"));
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 503]);
  });

  it("have the headers of every answer, and a policy with a nonce that no visitor chooses", async () => {
    const nonce = createNonce();
    const web = await startTestWeb({
      env: { CHALKBOX_ENV: "live" },
      page: async (request) => new Response(request.headers.get("x-csp-nonce")),
    });
    const page = await fetch(web.origin, { headers: { "x-csp-nonce": nonce } });
    const sent = await page.text();
    expect(sent).not.toBe(nonce);
    expect(page.headers.get("content-security-policy")).toContain(`'nonce-${sent}'`);
    for (const path of ["/", "/api/shop/", "/media/a.svg", "//"]) {
      const { headers } = await fetch(`${web.origin}${path}`);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-resource-policy")).toMatch(/^(same|cross)-origin$/);
    }
  });
});

describe("security.txt", () => {
  it("names contact, an end in the future, and the store's own address", async () => {
    const contact = "https://shop.example/security";
    const web = await startTestWeb({ env: { SECURITY_CONTACT: contact, TRUSTED_PROXIES: "loopback" } });
    const headers = { "x-forwarded-host": "ch.shop.example", "x-forwarded-proto": "https" };
    const answer = await fetch(`${web.origin}/.well-known/security.txt`, { headers });
    const file = await answer.text();
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(file).toContain(`Contact: ${contact}\n`);
    expect(file).toContain("Canonical: https://ch.shop.example/.well-known/security.txt\n");
    const [, expires = ""] = /^Expires: (\S+)$/m.exec(file) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(366);
  });

  it("is not there where no contact is named outside local: a made-up one would be worse", async () => {
    const web = await startTestWeb({ env: { CHALKBOX_ENV: "live" } });
    expect(await (await fetch(`${web.origin}/.well-known/security.txt`)).text()).toContain("page GET");
  });
});
