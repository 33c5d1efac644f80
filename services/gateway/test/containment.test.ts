import { ServerResponse } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { CookieJar } from "../src/http/cookies.ts";
import { RepeatedQuestions } from "../src/http/repeated-questions.ts";
import { RequestScope } from "../src/http/request-scope.ts";
import { RequestContext } from "../src/identity/request-context.ts";
import { startTestGateway } from "./start.ts";

const requestId = "the-one-that-throws";

/** Throws in the place of a method; `mine` decides in whose calls. */
function throwIn(target: object, method: string, mine: (self: unknown) => boolean = () => true): void {
  const original: unknown = Reflect.get(target, method);
  if (typeof original !== "function") throw new Error(`${method} is no method`);
  const spied: Record<string, (...args: unknown[]) => unknown> = Object(target);
  vi.spyOn(spied, method).mockImplementation(function throwing(this: unknown, ...args: unknown[]): unknown {
    if (mine(this)) throw new Error("bug");
    return Reflect.apply(original, this, args);
  });
}

/** The shop of the test is asked under the same id, at other addresses. */
const isMine = (response: unknown): boolean =>
  response instanceof ServerResponse &&
  response.req.headers["x-request-id"] === requestId &&
  response.req.url?.startsWith("/api/") === true &&
  !isRefusing;
/** The 500 itself is written by the same method. */
let isRefusing = false;

/** Stages of a request, and how to make them throw. */
const stages: readonly (readonly [string, () => void])[] = [
  ["when the answer's headers are put together", () => throwIn(RequestScope.prototype, "responseHeaders")],
  ["when cookies are written", () => throwIn(CookieJar.prototype, "lines")],
  [
    "when the answer is sent",
    () => {
      isRefusing = false;
      throwIn(ServerResponse.prototype, "writeHead", (response) => {
        const mine = isMine(response);
        isRefusing ||= mine;
        return mine;
      });
    },
  ],
];

/** Stages that the fast path has of its own. */
const fastStages: typeof stages = [
  ["when a question is looked up, in the callback of the body", () => throwIn(RepeatedQuestions.prototype, "recall")],
  ["when the shop is asked", () => throwIn(RequestContext.prototype, "originFor")],
];

/** Ways that a request takes through the gateway. */
const ways: readonly (readonly [string, string, Readonly<Record<string, string>>, unknown])[] = [
  ["the fast path", "/api/shop/", {}, { query: "{ shop_findCart(cartId: 1) { id } }" }],
  ["the usual way", "/api/shop/", { "x-chalkbox-explain": "1" }, { query: "{ session { cartId } }" }],
  ["an action", "/api/logout-action/", {}, {}],
];
const cases = ways.flatMap(([way, path, headers, body]) =>
  [...(way === "the fast path" ? fastStages : []), ...stages].map(([stage, breakIt]) => ({
    way,
    stage,
    path,
    headers,
    body,
    breakIt,
  })),
);

describe("what a request throws", () => {
  it.each(cases)("$way: ends that request alone: $stage", async ({ path, headers, body, breakIt }) => {
    const { browser, log } = await startTestGateway();
    const [visitor, neighbour] = [browser(), browser()];
    await Promise.all([visitor.send("/api/cart-id"), neighbour.send("/api/cart-id")]);
    const ask = (from: typeof visitor, id: string) =>
      from.send(path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-request-id": id, ...headers },
        body: JSON.stringify(body),
      });
    await ask(visitor, "before");
    breakIt();
    const thrown = await ask(visitor, requestId);
    vi.restoreAllMocks();
    expect([thrown.status, thrown.headers.get("x-request-id")]).toEqual([500, requestId]);
    expect(thrown.text).toContain("INTERNAL_ERROR");
    expect(log.map((line) => Object(JSON.parse(line)))).toContainEqual(
      expect.objectContaining({ msg: expect.stringMatching(/failed|unexpected/i), requestId }),
    );
    expect((await ask(neighbour, "after")).status).toBe(200);
    expect((await visitor.send("/health/live")).status).toBe(200);
  });
});
