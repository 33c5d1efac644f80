import { describe, expect, it } from "vitest";
import { sendRaw } from "@chalkbox/edge/testing";
import { login } from "../journey.ts";
import { startTestGateway } from "../start.ts";
import { refusalIn } from "./refusal.ts";
import { graphRequest, request } from "./request-text.ts";

const shopVersion = JSON.stringify({ query: "{ shop_version }" });
const json = { "content-type": "application/json" };

/** A line break in every spelling that a program down the line might undo. */
const breaks = ["%0d%0a", "%0a", "%E5%98%8A%E5%98%8D", "\\r\\n", "\u2028", "%250d%250a"];

describe("line breaks in what a client sends (header injection)", () => {
  it.each(breaks)("make no header of ours or the shop's: %s", async (lineBreak) => {
    const { origin, upstream } = await startTestGateway();
    const payload = `a${lineBreak}x-evil: 1${lineBreak}set-cookie: evil=1`;
    const places = [
      "x-request-id",
      "x-forwarded-host",
      "x-forwarded-for",
      "user-agent",
      "referer",
      "x-preview",
      "cookie",
    ];
    for (const name of places) {
      const value = Buffer.from(
        name === "cookie" ? `X-JWT=${payload}; cartId=${payload}; apiToken=${payload}` : payload,
      );
      const answer = await sendRaw(origin, [graphRequest(shopVersion, { [name]: value.toString("latin1") })]);
      expect([name, answer.status]).toEqual([name, 200]);
      expect(answer.headers.has("x-evil")).toBe(false);
      expect(answer.headers.get("x-request-id")).toMatch(/^[\w.-]{1,100}$/);
      expect(answer.headers.get("set-cookie") ?? "").not.toContain("evil");
    }
    expect(upstream.state.calls.length).toBeGreaterThan(0);
    for (const { headers } of upstream.state.calls) {
      expect(headers).not.toHaveProperty("x-evil");
      expect(headers["x-request-id"]).toMatch(/^[\w.-]{1,100}$/);
    }
  });

  it("in a host become no address that the shop sends visitors back to", async () => {
    const { origin, upstream } = await startTestGateway();
    for (const host of [
      "evil.example%0d%0ax: 1",
      "localhost:3000/@evil.example",
      "evil.example, localhost:3000",
      "evil.example#",
    ]) {
      await sendRaw(origin, [graphRequest(shopVersion, { "x-forwarded-host": host })]);
    }
    const received = new Set(upstream.state.calls.map(({ headers }) => headers["x-forwarded-host"]));
    expect([...received].every((host) => host === "localhost" || host === "localhost:3000")).toBe(true);
  });
});

describe("what a client sends, in the log (log injection)", () => {
  it("stays within its line and its field", async () => {
    const { origin, upstream, log } = await startTestGateway();
    const forged = '\n{"level":60,"msg":"forged"}\n\u001b[31m';
    upstream.state.issuesTokens = false;
    const query = `query Q { core_category(coreCategoryId: "boom") { id } }`;
    await sendRaw(origin, [
      graphRequest(JSON.stringify({ query, operationName: `Q${forged}`, variables: { a: forged } }), {
        "x-request-id": "%0a{forged}",
        "user-agent": "\u001b[31mforged",
      }),
    ]);
    await sendRaw(origin, [graphRequest(JSON.stringify({ query: `query Q { ${forged} }` }))]);
    await sendRaw(origin, [request(`GET /api/${encodeURIComponent(forged)}`)]);
    expect(log.length).toBeGreaterThan(0);
    for (const line of log) {
      expect(["\n", "\r", "\u001b"].filter((control) => line.trimEnd().includes(control))).toEqual([]);
      expect(JSON.parse(line)).not.toMatchObject({ msg: "forged" });
    }
  });
});

describe("names that mean something to JavaScript", () => {
  const keys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
  const poison = (key: string) => `{"${key}":{"isAdmin":true,"prototype":{"isAdmin":true}}}`;
  const update = "mutation ($data: CartUpdateInput!) { cart_update(data: $data) { successful } }";
  const attacks: readonly (readonly [string, (key: string) => string])[] = [
    [
      "a variable",
      (key) =>
        `{"query":"query ($id: ID!) { core_category(coreCategoryId: $id) { id } }","variables":{"id":"1","${key}":${poison(key)}}}`,
    ],
    [
      "a variable's value",
      (key) =>
        `{"query":"query ($id: ID!) { core_category(coreCategoryId: $id) { id } }","variables":{"id":${poison(key)}}}`,
    ],
    [
      "an input object",
      (key) => `{"query":"${update}","variables":{"data":{"cartId":"1","ops":[],"${key}":${poison(key)}}}}`,
    ],
    ["the body", (key) => `{"query":"{ shop_version }","${key}":${poison(key)}}`],
    ["the body's prototype holding the query", (key) => `{"${key}":{"query":"{ shop_version }"}}`],
    ["extensions", (key) => `{"query":"{ shop_version }","extensions":{"${key}":${poison(key)}}}`],
    ["a batch", (key) => `[${poison(key)},{"query":"{ shop_version }"}]`],
    ["the operation's name", (key) => `{"query":"{ shop_version }","operationName":"${key}"}`],
    ["an alias", (key) => `{"query":"{ ${key}: shop_version }"}`],
    ["a field", (key) => `{"query":"{ ${key} }"}`],
    ["a fragment", (key) => `{"query":"{ ...${key} } fragment ${key} on Query { shop_version }"}`],
    ["a type", (key) => `{"query":"{ ... on ${key} { shop_version } }"}`],
    ["a directive", (key) => `{"query":"{ shop_version @${key} }"}`],
    ["an argument", (key) => `{"query":"{ core_category(${key}: 1, coreCategoryId: 1) { id } }"}`],
    ["an action's payload", (key) => `{"formData":{"email":"a","password":"b","${key}":${poison(key)}},"${key}":{}}`],
  ];

  it.each(attacks)("pollute nothing, break nothing and reach the shop as text at most: %s", async (name, attack) => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    const path = name === "an action's payload" ? "/api/login-action/" : "/api/shop/";
    for (const key of keys) {
      const { status, text } = await visitor.send(path, { method: "POST", headers: json, body: attack(key) });
      expect([key, status < 500, text.includes("Internal error")]).toEqual([key, true, false]);
      expect(JSON.parse(text)).toBeInstanceOf(Object);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    for (const { query } of upstream.state.calls) expect(query).not.toContain("isAdmin");
    expect((await visitor.post({ query: "{ shop_version }" })).status).toBe(200);
  });

  it("in cookies are not ours", async () => {
    const { browser } = await startTestGateway();
    const cookie = keys.map((key) => `${key}=%7B%22isAdmin%22%3Atrue%7D`).join("; ");
    const { status } = await browser().post({ query: "{ session { visitor { state } } }" }, { cookie });
    expect([status, Object.keys(Object.prototype)]).toEqual([200, []]);
  });
});

describe("texts that are none", () => {
  const login =
    "mutation ($credentials: SessionLoginInput!) { login(credentials: $credentials, mergeCart: false) { successfull } }";
  const payload = { email: "a@b.de", password: "a\0b" };
  const attacks: readonly (readonly [string, string, unknown, string])[] = [
    [
      "the shop's",
      "/api/shop/",
      { query: "query ($id: ID!) { core_category(coreCategoryId: $id) { id } }", variables: { id: "\0" } },
      "id",
    ],
    ["the session's", "/api/shop/", { query: login, variables: { credentials: payload } }, "credentials.password"],
    [
      "written into the document",
      "/api/shop/",
      { query: '{ core_category(coreCategoryId: "a\\u0000") { id } }' },
      "coreCategoryId",
    ],
    [
      "stitched",
      "/api/shop/",
      {
        query: `query Stitched($id: ID!) { __typename a: core_category(coreCategoryId: $id) { id } session { cartId } }`,
        variables: { id: "\udc00" },
      },
      "id",
    ],
    ["an action's", "/api/login-action/", { formData: payload }, "credentials.password"],
  ];

  it.each(attacks)(
    "are an error of their field, before the shop is called: %s",
    async (_whose, path, body, fieldName) => {
      const { browser, upstream } = await startTestGateway();
      for (const [host, words] of [
        ["localhost:3000", "Zeichen"],
        ["en.educational.localhost:3000", "character"],
      ] as const) {
        const answer = await browser(host).send(path, { method: "POST", headers: json, body: JSON.stringify(body) });
        expect(answer.status).toBe(400);
        const written = "query" in Object(body) && !("variables" in Object(body));
        const fieldErrors = [
          { fieldName, errorMessage: expect.stringContaining(written ? "character" : words), formName: null },
        ];
        const parsed: unknown = JSON.parse(answer.text);
        if (path === "/api/shop/") {
          const extensions = { code: "BAD_USER_INPUT", classification: "BAD_USER_INPUT", fieldErrors };
          expect(parsed).toMatchObject({ errors: [{ extensions }] });
        } else expect(parsed).toMatchObject({ successfull: false, fieldErrors });
      }
      expect(upstream.state.calls).toEqual([]);
    },
  );
});

describe("JSON that is read in two ways", () => {
  it.each([
    [
      "half of a surrogate pair",
      String.raw`{"query":"query ($id: ID!) { core_category(coreCategoryId: $id) { id } }","variables":{"id":"\ud800"}}`,
      400,
    ],
    [
      "half of a surrogate pair within an object",
      String.raw`{"query":"{ shop_version }","variables":{"a":[{"b":"x\udfffy"}]}}`,
      400,
    ],
    ["NaN", '{"query":"{ shop_version }","variables":{"a":NaN}}', 400],
    ["Infinity", '{"query":"{ shop_version }","variables":{"a":Infinity}}', 400],
    ["a comment", '{"query":"{ shop_version }"/* */}', 400],
    ["a trailing comma", '{"query":"{ shop_version }",}', 400],
    ["single quotes", "{'query':'{ shop_version }'}", 400],
    ["two values", '{"query":"{ shop_version }"}{"query":"{ shop_version }"}', 400],
    ["a number too large for any", '{"query":"query ($id: Int!) { a: shop_version }","variables":{"id":1e999}}', 200],
  ])("is refused, or means one thing: %s", async (_name, sent, expected) => {
    const { browser, upstream } = await startTestGateway();
    const headers = { ...json, accept: "application/graphql-response+json" };
    const { status, text } = await browser().send("/api/shop/", { method: "POST", headers, body: sent });
    expect(expected === 200 ? status < 500 : status === 400).toBe(true);
    expect(JSON.parse(text)).toHaveProperty("errors");
    expect(upstream.state.calls).toEqual([]);
  });

  it("means one thing: a key that comes twice is what the gateway read, for the shop as well", async () => {
    const { browser, upstream } = await startTestGateway();
    const sent = `{"query":"mutation { logout { successful } }","query":"query ($id: ID!) { core_category(coreCategoryId: $id) { id } }","variables":{"id":"one","id":"two"},"variables":{"id":"first","id":"last"}}`;
    const { text } = await browser().send("/api/shop/", { method: "POST", headers: json, body: sent });
    expect(JSON.parse(text)).toMatchObject({ data: { core_category: { id: "last" } } });
    expect(upstream.state.calls.some(({ query }) => query.includes("logout"))).toBe(false);
  });

  it("in bytes that are no UTF-8 reaches no upstream as anything else", async () => {
    const { origin, upstream } = await startTestGateway();
    const bytes = Buffer.concat([
      Buffer.from('{"query":"{ shop_version(a: \\"'),
      Buffer.from([0xc0, 0xaf, 0xff]),
      Buffer.from('\\") }"}'),
    ]);
    const head = request("POST /api/shop/", { ...json, "content-length": String(bytes.length) });
    const { body } = await sendRaw(origin, [head, bytes]);
    expect(JSON.parse(body)).toHaveProperty("errors");
    expect(upstream.state.calls).toEqual([]);
  });
});

describe("an address that leads elsewhere (open redirect)", () => {
  const targets = [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "http:evil.example",
    "/%09/evil.example",
  ];

  it("is not followed or repeated anywhere: the gateway never redirects", async () => {
    const { origin } = await startTestGateway();
    for (const target of targets) {
      const query = encodeURIComponent(target);
      for (const path of [
        "/api/shop/",
        "/api/token",
        "/api/cart-id",
        "/api/login-action/",
        "/api/logout-action/",
        "/",
      ]) {
        const url = `${path}?redirect=${query}&returnUrl=${query}&next=${query}&url=${query}`;
        for (const sent of [request(`GET ${url}`), request(`POST ${url}`, { ...json, "content-length": "2" }, "{}")]) {
          const { status, headers, body } = await sendRaw(origin, [sent]);
          expect([path, status >= 300 && status < 400, headers.has("location")]).toEqual([path, false, false]);
          expect(body).not.toContain("evil.example");
        }
      }
    }
  });

  it("is not what the session sends visitors to, however they name the host", async () => {
    const { browser } = await startTestGateway();
    const { session } = await browser().data(
      "{ session { checkout { access(step: SUMMARY) { allowed redirectTo } steps { path } } } }",
    );
    expect(JSON.stringify(session).match(/"(?:redirectTo|path)":"[^"]*"/g)?.length).toBeGreaterThan(1);
    for (const [, path] of JSON.stringify(session).matchAll(/"(?:redirectTo|path)":"([^"]*)"/g)) {
      expect(path).toMatch(/^\/(?![/\\])/);
    }
    const answer = await browser("localhost:3000").data(login, { password: "wrong" });
    expect(JSON.stringify(answer)).not.toContain("://");
  });
});

describe("a refusal", () => {
  it("repeats nothing of what was sent", async () => {
    const { browser } = await startTestGateway();
    const { text } = await browser().send("/api/shop/", {
      method: "POST",
      headers: { "content-type": "text/html" },
      body: "<script>canary</script>",
    });
    expect(refusalIn(text)["code"]).toBe("CSRF");
    expect(text).not.toContain("canary");
  });
});
