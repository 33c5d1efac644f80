import { buildSchema, getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { cacheKey } from "./cache-key.ts";
import { EncodedBytes } from "./encoded-bytes.ts";
import type { Fetched, PublicCache } from "./public-cache.ts";
import { createResponseCache, type SharablePlan, type SharedRequest } from "./response-cache.ts";

const schema = buildSchema('type Query { item(id: ID = "1", page: Int): String }');
const policy = { maxAge: 60, tags: ["catalogue"] };
const body = new EncodedBytes(Buffer.from('{"data":{}}'));
const clean: Fetched = { isClean: true, bytes: body.identity };

/** A cache that holds what its keys say, and notes what else is loaded. */
function setUp(held: readonly string[] = [], hasCache = true) {
  const loaded: unknown[] = [];
  const looked: string[] = [];
  const cache: PublicCache = {
    fresh: (key, asked) => {
      looked.push(key);
      expect(asked).toBe(policy);
      return held.includes(key) ? body : undefined;
    },
    load: async (key, asked, fetch) => {
      loaded.push([key, asked, await fetch()]);
      return { body, verdict: "miss" };
    },
  };
  const keys: string[] = [];
  const shared = createResponseCache({
    schema,
    cache: hasCache ? cache : null,
    keyOf: (parts) => {
      const key = cacheKey(parts);
      keys.push(key);
      return key;
    },
  });
  return { shared, loaded, looked, keys };
}

function plan(text: string, documentHash: string | null = "h"): SharablePlan {
  const definition = getOperationAST(parse(text));
  if (definition == null) throw new Error("no operation");
  const sharing = documentHash === null ? null : { policy, documentHash };
  return { definition, operationName: definition.name?.value ?? null, sharing };
}

const one = plan("query One($id: ID, $page: Int) { item(id: $id, page: $page) }");
const german = { store: "de", language: "de-DE" } as const;
const request = (change: Partial<SharedRequest> = {}): SharedRequest => {
  return { plan: one, variables: { id: "1" }, storefront: german, bypassesCache: false, ...change };
};

describe("a request for an operation", () => {
  it("that visitors do not share gets an answer of its own", () => {
    const { shared, looked } = setUp();
    const own = plan("{ item }", null);
    for (const bypassesCache of [true, false]) {
      expect(shared.lookUp(request({ plan: own, bypassesCache }))).toEqual({ kind: "private", verdict: "uncacheable" });
    }
    expect(looked).toEqual([]);
  });

  it("by a visitor who is to see what others do not gets an answer of its own", () => {
    const { shared, looked } = setUp(['de de-DE h One {"id":"1"}']);
    expect(shared.lookUp(request({ bypassesCache: true }))).toEqual({ kind: "private", verdict: "bypass" });
    expect(looked).toEqual([]);
  });

  it("is still requested in no visitor's name where nothing is kept", () => {
    expect(setUp([], false).shared.lookUp(request())).toEqual({ kind: "anonymous", verdict: "bypass" });
  });

  it("whose variables do not fit shares nothing", () => {
    const { shared, looked } = setUp();
    expect(shared.lookUp(request({ variables: { page: "x" } }))).toEqual({ kind: "private", verdict: "uncacheable" });
    expect(looked).toEqual([]);
  });

  it("is answered from memory where the answer is there", () => {
    const { shared } = setUp(['de de-DE h One {"id":"1"}']);
    expect(shared.lookUp(request())).toEqual({ kind: "hit", body });
    expect(shared.lookUp(request({ variables: { id: 1 } }))).toEqual({ kind: "hit", body });
  });

  it("is else requested from the shop, and what comes is kept under its key", async () => {
    const { shared, loaded } = setUp();
    const lookup = shared.lookUp(request());
    expect.assert(lookup.kind === "miss");
    expect(await lookup.load(async () => clean)).toEqual({ body, verdict: "miss" });
    expect(loaded).toEqual([['de de-DE h One {"id":"1"}', policy, clean]]);
  });
});

describe("variables that come again as the same object", () => {
  const variables = { id: "1" };

  it("have one key for each storefront, worked out once", () => {
    const { shared, looked, keys } = setUp();
    const stores = [german, { store: "at", language: "de-AT" }, { store: "b2b", language: "de-DE" }] as const;
    const all = [...stores, ...stores, { store: "b2b", language: "en-DE" } as const];
    for (const storefront of all) shared.lookUp(request({ variables, storefront }));
    const own = ["de de-DE", "at de-AT", "b2b de-DE"].map((place) => `${place} h One {"id":"1"}`);
    expect(looked).toEqual([...own, ...own, 'b2b en-DE h One {"id":"1"}']);
    expect(keys).toHaveLength(4);
  });

  it("have another key for another operation", () => {
    const { shared, looked } = setUp();
    const two = plan("query Two($id: ID) { item(id: $id) }", "i");
    for (const each of [one, two, one]) shared.lookUp(request({ variables, plan: each }));
    expect(looked).toEqual(["de de-DE h One", "de de-DE i Two", "de de-DE h One"].map((key) => `${key} {"id":"1"}`));
  });
});
