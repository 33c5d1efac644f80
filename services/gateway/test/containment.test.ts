import { ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Classifier } from "../src/http/classifier.ts";
import { GraphqlPipeline } from "../src/http/graphql-pipeline.ts";
import { RequestClass } from "../src/http/request-class.ts";
import { RequestScope } from "../src/http/request-scope.ts";
import { CookieJar } from "../src/identity/cookies.ts";
import { RequestContext } from "../src/identity/request-context.ts";
import { startTestGateway } from "./start.ts";

const requestId = "the-one-that-throws";

afterEach(() => {
  vi.restoreAllMocks();
});

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

/** Throws when a value of a class is read. */
function throwOnRead(target: object, name: string): void {
  const getters: Record<string, unknown> = Object(target);
  vi.spyOn(getters, name, "get").mockImplementation(() => {
    throw new Error("bug");
  });
}

/** The shop of the test is called under the same id, at other addresses. */
const isMine = (response: unknown): boolean =>
  response instanceof ServerResponse &&
  response.req.headers["x-request-id"] === requestId &&
  response.req.url?.startsWith("/api/") === true &&
  !isRefusing;
/** The 500 itself is written by the same method. */
let isRefusing = false;

/** A place where something is thrown. */
type Stage = readonly [name: string, breakIt: () => void];

/** The stages of the pipeline, in their order, and what happens within them. */
const stage = (name: keyof GraphqlPipeline): Stage => [name, () => throwIn(GraphqlPipeline.prototype, name)];
const request: readonly Stage[] = [["request", () => throwIn(Classifier.prototype, "classify")], stage("open")];
const body: readonly Stage[] = [stage("params"), stage("parse"), stage("validate")];
const operation: readonly Stage[] = [stage("plan"), stage("execute"), stage("result")];
const upstream: readonly Stage[] = [
  ["execute, when the shop is asked", () => throwIn(RequestContext.prototype, "originFor")],
  ["execute, when the shop's answer is noted", () => throwIn(RequestContext.prototype, "noteRetryAfter")],
];
const head: readonly Stage[] = [
  ["response, with the class's headers", () => throwOnRead(RequestClass.prototype, "head")],
];
const hit: readonly Stage[] = [
  ["response, with the shared headers", () => throwOnRead(RequestClass.prototype, "sharedHead")],
];
const visitor: readonly Stage[] = [
  ["response, with the visitor's headers", () => throwIn(RequestScope.prototype, "responseHeaders")],
  ["response, with cookies", () => throwIn(CookieJar.prototype, "lines")],
];
const sending: readonly Stage[] = [
  [
    "response, when it is written",
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

/** How a request is executed, with the stages that it passes. */
interface Way {
  readonly way: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content: string;
  /** Whether the shop's answer makes no sense while it throws. */
  readonly isMalformed?: boolean;
  readonly stages: readonly Stage[];
}

const query = (text: string): string => JSON.stringify({ query: text });
const cart = query("{ shop_findCart(cartId: 1) { id } }");
const category = query('{ core_category(coreCategoryId: "7") { id } }');
const graph = [...request, ...body, ...operation];
const ways: readonly Way[] = [
  { way: "a hit", content: category, stages: [...graph, stage("response"), ...hit] },
  { way: "a passthrough", content: cart, stages: [...graph, ...upstream.slice(0, 1), ...head, ...visitor, ...sending] },
  { way: "a passthrough that fails", content: cart, isMalformed: true, stages: upstream.slice(1) },
  { way: "a splice", content: query("{ session { cartId } }"), stages: [...operation, ...visitor, ...sending] },
  {
    way: "Apollo",
    content: query("{ __schema { queryType { name } } }"),
    stages: [...operation, ...visitor, ...sending],
  },
  { way: "a long body", content: `${cart}${" ".repeat(9_000)}`, stages: [...body, ...operation, ...sending] },
  { way: "a batch", content: `[${cart},${cart}]`, stages: [...body, ...operation, ...visitor, ...sending] },
  {
    way: "an explained operation",
    headers: { "x-chalkbox-explain": "1" },
    content: cart,
    stages: [...operation, ...visitor, ...sending],
  },
  {
    way: "an action",
    path: "/api/logout-action/",
    content: "{}",
    stages: [...request, ...operation, ...visitor, ...sending],
  },
];
const cases = ways.flatMap(({ stages, ...way }) =>
  stages.map(([stageName, breakIt]) => ({ ...way, stageName, breakIt })),
);

describe("what a request throws", () => {
  it.each(cases)(
    "$way: answers 500 in JSON, is logged with its id and ends no other request: $stageName",
    async ({ path = "/api/shop/", headers, content, isMalformed = false, breakIt }) => {
      const { browser, log, upstream: shop } = await startTestGateway();
      const [thrower, neighbour] = [browser(), browser()];
      await Promise.all([thrower.send("/api/cart-id"), neighbour.send("/api/cart-id")]);
      const ask = (from: typeof thrower, id: string) =>
        from.send(path, {
          method: "POST",
          headers: { "content-type": "application/json", "x-request-id": id, ...headers },
          body: content,
        });
      await ask(thrower, "before");
      await ask(thrower, "again");
      // A neighbour's request is under way while the other one throws.
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      shop.state.beforeAnswer = async (asked) => {
        if (!asked.includes("held")) return;
        arrive();
        await released;
      };
      const held = neighbour.post({ query: '{ core_category(coreCategoryId: "held") { id } }' });
      await arrived;
      if (isMalformed) shop.state.faults.push((respond) => respond(200, "no JSON"));
      breakIt();
      const thrown = await ask(thrower, requestId);
      vi.restoreAllMocks();
      expect([thrown.status, thrown.headers.get("x-request-id")]).toEqual([500, requestId]);
      expect(thrown.headers.get("content-type")).toMatch(/^application\/json/);
      expect(JSON.parse(thrown.text)).toMatchObject({ errors: [{ extensions: { code: "INTERNAL_ERROR" } }] });
      expect(log.map((line) => Object(JSON.parse(line)))).toContainEqual(
        expect.objectContaining({ msg: expect.stringMatching(/failed|unexpected/i), requestId }),
      );
      release();
      expect((await held).status).toBe(200);
      expect((await ask(neighbour, "after")).status).toBe(200);
      expect((await thrower.send("/health/live")).status).toBe(200);
    },
  );
});
