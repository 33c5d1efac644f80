import { request } from "node:http";
import { expect, it, vi } from "vitest";
import { startTestWeb } from "./testing/start-test-web.ts";

async function setUp() {
  const page = vi.fn<(request: Request) => Promise<Response>>(async () => new Response("page"));
  const web = await startTestWeb({ page });
  /** Node's own client sends each header as it is. */
  const send = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const outgoing = request(
        web.origin + path,
        { method, headers: { host: "shop.example", ...headers } },
        (answer) => {
          answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
        },
      );
      outgoing.once("error", reject).end(method === "POST" ? "a=b" : undefined);
    });
  return { web, page, send };
}

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ["another origin", { origin: "https://evil.example" }],
  ["an opaque origin", { origin: "null" }],
  ["another site, without its origin", { "sec-fetch-site": "cross-site" }],
  ["a neighbouring host, without its origin", { "sec-fetch-site": "same-site" }],
];
const paths = [
  "/",
  "/login/",
  "/login.data",
  "/checkout/summary/",
  "/service/orderform/pdf",
  "/service/orderform/pdf/",
  "/myaccount/returns/productselection/",
  "/no/such/page",
  "/assets/a.js",
];

it.each(foreign.flatMap(([name, headers]) => paths.map((path) => [path, name, headers] as const)))(
  "POST %s of %s is 403 before a page sees it, and one line in the log",
  async (path, _name, headers) => {
    const { web, page, send } = await setUp();
    expect(await send("POST", path, headers)).toBe(403);
    expect(page).not.toHaveBeenCalled();
    expect(web.log.error).not.toHaveBeenCalled();
    expect(web.log.warn).toHaveBeenCalledTimes(1);
    const [fields = {}] = web.log.warn.mock.calls[0] ?? [];
    expect(Object.keys(fields)).toEqual(["requestId", "method", "path", "origin"]);
  },
);

it.each([
  ["of its own page", { origin: "https://shop.example", "sec-fetch-site": "same-origin" }],
  ["of no browser", {}],
])("a form %s is answered", async (_name, headers) => {
  const { page, send } = await setUp();
  expect(await send("POST", "/login/", headers)).toBe(200);
  expect(page).toHaveBeenCalledTimes(1);
});

it.each(["/logout/", "/logout.data", "/language/en/", "/feeds/products.xml", "/myaccount/orders/paper?number=1"])(
  "%s is opened by a link from anywhere, and embedded nowhere",
  async (path) => {
    const { page, send } = await setUp();
    const site = { "sec-fetch-site": "cross-site" };
    expect(await send("GET", path, { ...site, "sec-fetch-mode": "no-cors" })).toBe(403);
    expect(page).not.toHaveBeenCalled();
    expect(await send("GET", path, { ...site, "sec-fetch-mode": "navigate" })).toBe(200);
    expect(await send("GET", path, {})).toBe(200);
  },
);

it("a page that changes nothing is shown to who comes from anywhere", async () => {
  const { send } = await setUp();
  expect(await send("GET", "/prod/1/", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" })).toBe(200);
});
