import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "@chalkbox/session";
import fc from "fast-check";
import { buildSchema, getOperationAST, parse, separateOperations } from "graphql";
import { describe, expect, it } from "vitest";
import { bypassesCache } from "./bypass.ts";
import { cacheKey } from "./cache-key.ts";
import { policyOf } from "./policy.ts";
import { createPublicCache, type Fetched } from "./public-cache.ts";
import { createResponseCache, type SharablePlan, type ResponseCache, type SharingParts } from "./response-cache.ts";
import { createTagVersions } from "./tag-versions.ts";

const schema = buildSchema(`
  enum CacheControlScope { PUBLIC PRIVATE }
  directive @cacheControl(maxAge: Int, scope: CacheControlScope, tags: [String!]) on FIELD_DEFINITION
  type Query {
    item(id: ID = "1", page: Int): String @cacheControl(maxAge: 60, scope: PUBLIC)
    me: String
  }
`);

/** What a visitor requests, and all that an answer may depend on. */
interface Visit {
  readonly store: Storefront["store"];
  readonly language: Storefront["language"];
  readonly preview: "header" | "cookie" | null;
  readonly test: string | null;
  readonly login: string | null;
  readonly text: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, string | number | null>>;
}

const items =
  "query One($id: ID, $page: Int) { item(id: $id, page: $page) } query Two($id: ID) { again: item(id: $id) }";
const operations = [
  { text: items, operationName: "One", variables: ["id", "page"] },
  { text: items, operationName: "Two", variables: ["id"] },
  { text: "query One { item }", operationName: "One", variables: [] },
  { text: "query One { me }", operationName: "One", variables: [] },
];
const visits: fc.Arbitrary<Visit> = fc
  .record({
    store: fc.constantFrom<Visit["store"]>("de", "b2b"),
    language: fc.constantFrom<Visit["language"]>("de-DE", "en-DE"),
    preview: fc.constantFrom(null, null, "header" as const, "cookie" as const),
    test: fc.constantFrom(null, null, "a", "b"),
    login: fc.constantFrom(null, "ada", "bob"),
    operation: fc.constantFrom(...operations),
    variables: fc.constantFrom<Visit["variables"][]>(
      {},
      { id: "1" },
      { id: 1, page: 1 },
      { page: 1, id: "1" },
      { page: 2 },
      { id: null },
      { page: null },
    ),
  })
  .map(({ operation: { text, operationName }, ...rest }) => ({ ...rest, text, operationName }));

/** What the shop answers with all of this in the request. Only `me` looks at the login, as only `item` is called public. */
function shopAnswers({ store, language, preview, test, login, text, operationName, variables }: Visit): string {
  const declared = operations.find((each) => each.text === text && each.operationName === operationName)?.variables;
  const given = declared?.map((name) => [name, variables[name] == null ? variables[name] : String(variables[name])]);
  const who = text.includes("me }") ? login : "anyone";
  return JSON.stringify([store, language, preview !== null, test, text, operationName, given, who]);
}

function headersOf({ preview, test, login }: Visit): IncomingHttpHeaders {
  const cookies = [
    ...(login === null ? [] : [`X-JWT=${login}`]),
    ...(preview === "cookie" ? ["preview=ticket"] : []),
    ...(test === null ? [] : [`BZ_AB_1=${test}`]),
  ];
  return {
    ...(preview === "header" && { "x-preview": "ticket" }),
    ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
  };
}

/** Parts of sharing that a test leaves something out of. */
interface Omission extends Partial<Pick<SharingParts, "keyOf">> {
  readonly bypasses?: typeof bypassesCache;
  readonly sharesAll?: boolean;
}

function planOf({ text, operationName }: Visit, sharesAll: boolean): SharablePlan {
  const document = separateOperations(parse(text))[operationName];
  const definition = document && getOperationAST(document);
  if (document === undefined || definition == null) throw new Error("no such operation");
  const policy = policyOf(schema, document, definition) ?? (sharesAll ? { maxAge: 60, tags: [] } : null);
  return {
    definition,
    operationName,
    // Of the whole text, so that it is the name alone that keeps its operations apart.
    sharing: policy === null ? null : { policy, documentHash: hash("sha256", text) },
  };
}

async function serve(
  shared: ResponseCache,
  visit: Visit,
  { bypasses = bypassesCache, sharesAll = false }: Omission,
): Promise<string> {
  const { store, language, variables } = visit;
  const request = {
    plan: planOf(visit, sharesAll),
    variables,
    storefront: { store, language },
    bypassesCache: bypasses(headersOf(visit)),
  };
  const lookup = shared.lookUp(request);
  if (lookup.kind === "private") return shopAnswers(visit);
  if (lookup.kind === "hit") return lookup.body.identity.toString();
  const inNobodysName = { ...visit, preview: null, test: null, login: null };
  expect.assert(lookup.kind === "miss");
  const { body } = await lookup.load(async (): Promise<Fetched> => {
    return { isClean: true, bytes: Buffer.from(shopAnswers(inNobodysName)) };
  });
  return body.identity.toString();
}

/** Whether everyone gets exactly what the shop would have answered them, in whatever order they come. */
async function everybodyGetsTheirOwn(omission: Omission) {
  const { keyOf = cacheKey } = omission;
  const everyone = fc.asyncProperty(fc.array(visits, { minLength: 2, maxLength: 60, size: "max" }), async (all) => {
    const versions = createTagVersions();
    const cache = createPublicCache({ maxBytes: 10_000_000, versions, now: () => 0 });
    const shared = createResponseCache({ schema, cache, keyOf });
    for (const visit of all) if ((await serve(shared, visit, omission)) !== shopAnswers(visit)) return false;
    return true;
  });
  const { failed } = await fc.check(everyone, { numRuns: 200, seed: 7 });
  return !failed;
}

const omissions: Readonly<Record<string, Omission>> = {
  store: { keyOf: (parts) => cacheKey({ ...parts, storefront: { ...parts.storefront, store: "de" } }) },
  language: { keyOf: (parts) => cacheKey({ ...parts, storefront: { ...parts.storefront, language: "de-DE" } }) },
  document: { keyOf: (parts) => cacheKey({ ...parts, documentHash: "" }) },
  "operation name": { keyOf: (parts) => cacheKey({ ...parts, operationName: null }) },
  variables: { keyOf: (parts) => cacheKey({ ...parts, variables: {} }) },
  "one variable": { keyOf: (parts) => cacheKey({ ...parts, variables: { ...parts.variables, page: 0 } }) },
  "the preview's header": { bypasses: ({ cookie }) => bypassesCache(cookie === undefined ? {} : { cookie }) },
  "the preview's cookie": {
    bypasses: ({ cookie = "", ...rest }) => bypassesCache({ ...rest, cookie: cookie.replace("preview=", "") }),
  },
  "the A/B cookie": {
    bypasses: ({ cookie = "", ...rest }) => bypassesCache({ ...rest, cookie: cookie.replace("BZ_AB_1", "") }),
  },
  "the login state": { sharesAll: true },
};

describe("a shared answer", () => {
  it("is what the shop would have answered to the visitor who gets it", async () => {
    expect(await everybodyGetsTheirOwn({})).toBe(true);
  });

  it.each(Object.entries(omissions))("is seen to be another visitor's when %s is left out", async (_what, omission) => {
    expect(await everybodyGetsTheirOwn(omission)).toBe(false);
  });
});
