import { LRUCache } from "lru-cache";
import { describe, expect, it, vi } from "vitest";
import { startTestGateway } from "./start.ts";

/** How often a cache is requested a key that fits, while something runs. */
async function lookUps(fits: (key: string) => boolean, run: () => Promise<unknown>): Promise<number> {
  const original: unknown = Reflect.get(LRUCache.prototype, "get");
  if (typeof original !== "function") throw new Error("No method");
  let count = 0;
  const spied: Record<string, (...args: unknown[]) => unknown> = Object(LRUCache.prototype);
  vi.spyOn(spied, "get").mockImplementation(function counting(this: unknown, ...args: unknown[]): unknown {
    if (typeof args[0] === "string" && fits(args[0])) count += 1;
    return Reflect.apply(original, this, args);
  });
  await run();
  vi.restoreAllMocks();
  return count;
}

const category = '{ core_category(coreCategoryId: "7") { id name path } }';

describe("the pipeline of a request", () => {
  it.each([
    ["a shared miss", category, "miss"],
    ["a passthrough", "{ shop_findCart(cartId: 1) { id } }", "uncacheable"],
    ["a splice", "{ session { cartId } }", null],
    ["an introspection", "{ __schema { queryType { name } } }", null],
    ["a text that does not parse", "{ a", null],
  ])("plans once: %s", async (_what, query, verdict) => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    // Plans are kept by their text, so each planning looks it up.
    const count = await lookUps(
      (key) => key === query,
      async () => expect((await visitor.post({ query })).headers.get("x-chalkbox-cache")).toBe(verdict),
    );
    expect(count).toBe(1);
  });

  it("looks once for a response that visitors share, be it there or not", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    const isResponse = (key: string): boolean => /^de de-DE [\da-f]{64} /.test(key);
    for (const verdict of ["miss", "hit", "hit"]) {
      const count = await lookUps(isResponse, async () => {
        expect((await visitor.post({ query: category })).headers.get("x-chalkbox-cache")).toBe(verdict);
      });
      expect(count).toBe(1);
    }
  });

  it("plans each operation of a batch once", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    const count = await lookUps(
      (key) => key === category,
      () => visitor.post([{ query: category }, { query: category }]),
    );
    expect(count).toBe(2);
  });

  it("classifies requests alike that differ in their tracing, their id and their cookies alone", async () => {
    const { browser } = await startTestGateway();
    await browser().post({ query: category });
    const answers = await Promise.all(
      ["a", "b"].map((id) =>
        browser().post(
          { query: category },
          { "x-request-id": id, traceparent: `00-${id.repeat(32)}-${id.repeat(16)}-01` },
        ),
      ),
    );
    expect(answers.map(({ headers }) => headers.get("x-request-id"))).toEqual(["a", "b"]);
    expect(answers.map(({ headers }) => headers.get("x-chalkbox-cache"))).toEqual(["hit", "hit"]);
  });
});
