import { createServer } from "node:http";
import { join } from "node:path";
import { createHandler } from "graphql-http/lib/use/http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composeSupergraph } from "../../src/subschemas/supergraph.ts";
import { loadPublicShopSchema } from "../../src/subschemas/shop-schema.ts";
import { startTestGateway } from "../start.ts";
import { recyclingTypeDefs } from "./recycling.ts";
import { link, makeSubgraph } from "./subgraph.ts";

const subschemasDir = join(import.meta.dirname, "further");
interface Answered {
  readonly data: unknown;
  readonly errors: unknown;
}

const explains = { "x-chalkbox-explain": "1" };
const seen: { readonly headers: NodeJS.Dict<string | string[]> }[] = [];
const handler = createHandler({
  schema: makeSubgraph(
    recyclingTypeDefs,
    {
      Query: { materials: () => [{ code: "PAP", name: "Paper" }] },
      Category: {
        recycledPercent: ({ id }: { readonly id: string }) => {
          if (id === "3") throw new Error("the database of the upstream at 10.0.0.7 is gone");
          return 80;
        },
      },
    },
    (representation) => representation,
  ),
});
const server = createServer((request, response) => {
  seen.push({ headers: request.headers });
  void handler(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  process.env["RECYCLING_SUBGRAPH_URL"] = `http://127.0.0.1:${address.port}/graphql`;
});
afterAll(() => void server.close());

describe("a subgraph beside the shop", () => {
  it("is one file; what touches it and the shop has a query plan", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const query = '{ core_category(coreCategoryId: "1") { id name recycledPercent } materials { code name } }';
    const answer = await browser().post({ query }, explains);
    expect(JSON.parse(answer.text)).toMatchObject({
      data: { core_category: { id: "1", recycledPercent: 80 }, materials: [{ code: "PAP", name: "Paper" }] },
    });
    const explanation: unknown = JSON.parse(answer.headers.get("x-chalkbox-explanation") ?? "");
    expect(explanation).toMatchObject({ plan: "federate" });
    expect(explanation).toHaveProperty(
      "calls",
      expect.arrayContaining([
        expect.objectContaining({ upstream: "recycling", entities: 1, outcome: "clean" }),
        expect.objectContaining({ upstream: "recycling", entities: 0, outcome: "clean" }),
      ]),
    );
  });

  it("receives nothing of the visitor", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const visitor = browser();
    await visitor.data("{ session { cartId } }");
    await visitor.data("{ materials { code } }");
    const { headers } = seen.at(-1) ?? { headers: {} };
    expect(headers["x-request-id"]).toEqual(expect.any(String));
    for (const name of ["authorization", "cookie", "x-ishop-api-userid", "x-jwt"])
      expect(headers).not.toHaveProperty(name);
  });

  it("leaves what the shop reports when it fails, and its error has path, upstream and code", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const query = '{ core_category(coreCategoryId: "3") { id recycledPercent } }';
    const { data, errors }: Answered = JSON.parse((await browser().post({ query })).text);
    expect(data).toEqual({ core_category: { id: "3", recycledPercent: null } });
    expect(errors).toMatchObject([
      {
        message: "Internal error",
        path: ["core_category", "recycledPercent"],
        extensions: { code: "INTERNAL_ERROR", upstream: "recycling" },
      },
    ]);
    expect(JSON.stringify(errors)).not.toContain("10.0.0.7");
  });

  it("is left out of the answer while it is away", async () => {
    const { browser } = await startTestGateway({ subschemasDir: join(import.meta.dirname, "away") });
    const query = '{ core_category(coreCategoryId: "1") { id warehouse } }';
    const { data, errors }: Answered = JSON.parse((await browser().post({ query })).text);
    expect(data).toEqual({ core_category: { id: "1", warehouse: null } });
    expect(errors).toMatchObject([
      { path: ["core_category"], extensions: { code: "UPSTREAM_UNAVAILABLE", upstream: "warehouse" } },
    ]);
  });

  it("is answered beside the session, in the order of the operation", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const visitor = browser();
    const { text, headers } = await visitor.post(
      {
        query: `query ($all: Boolean!) {
          constructor: session @skip(if: $all) { cart { id } } materials { name } ...Mine core_category(coreCategoryId: "1") { recycledPercent } constructor: session { cart { id } }
        } fragment Mine on Query { session @include(if: $all) { cartId } __typename }`,
        variables: { all: true },
      },
      explains,
    );
    expect(Object.keys(JSON.parse(text).data)).toEqual([
      "materials",
      "session",
      "__typename",
      "core_category",
      "constructor",
    ]);
    const cartId: unknown = JSON.parse(text).data.session.cartId;
    expect(JSON.parse(text)).toEqual({
      data: {
        materials: [{ name: "Paper" }],
        session: { cartId: expect.any(String) },
        __typename: "Query",
        core_category: { recycledPercent: 80 },
        constructor: { cart: { id: cartId } },
      },
    });
    const explanation: unknown = JSON.parse(headers.get("x-chalkbox-explanation") ?? "");
    expect(explanation).toMatchObject({ plan: "federate" });
  });

  it("is stitched where it answers within what the session answers, and the explanation says why", async () => {
    const { browser } = await startTestGateway({
      subschemasDir: join(import.meta.dirname, "../../../../further/upstreams"),
    });
    const query = "{ session { cart { catalogs { item { product { branchStock { pieces } } } } } } shop_version }";
    const answer = await browser().post({ query }, explains);
    const explanation: unknown = JSON.parse(answer.headers.get("x-chalkbox-explanation") ?? "");
    expect(explanation).toMatchObject({ plan: "stitch", reason: expect.stringContaining("session") });
  });

  it("leaves operations of the shop on their quick plan, and hides what is inaccessible", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const plain = await browser().post({ query: '{ core_category(coreCategoryId: "1") { id } }' }, explains);
    expect(plain.headers.get("x-chalkbox-explanation")).toContain('"plan":"forward"');
    const asked = await browser().post({ query: '{ __type(name: "Category") { name } }' }, explains);
    expect(asked.headers.get("x-chalkbox-explanation")).toContain('"reason":"It introspects the graph"');
    const fields = await browser().data('{ __type(name: "Category") { fields { name } } }');
    expect(JSON.stringify(fields)).toContain("recycledPercent");
    expect(JSON.stringify(fields)).not.toContain("stockRoom");
    expect(JSON.stringify(await browser().data("{ __schema { types { name } } }"))).not.toMatch(/"_(Any|Entity)"/);
  });
});

describe("composition", () => {
  const subgraph = (name: string, typeDefs: string) => ({
    name,
    typeDefs: link + typeDefs,
    url: new URL("http://127.0.0.1:9/"),
    headers: {},
    sharesCalls: false,
  });

  it("names type, field and upstream of what does not fit", () => {
    const clash = subgraph("depot", 'type Category @key(fields: "id") { id: ID! name: String }');
    expect(() => composeSupergraph(loadPublicShopSchema(), [clash])).toThrow(
      /Category\.name.*(depot.*shop|shop.*depot)/,
    );
    const missing = subgraph("depot", 'type Query { d: Depot } type Depot @key(fields: "code") { id: ID! }');
    expect(() => composeSupergraph(null, [missing])).toThrow(/depot.*Depot.*code/);
    expect(() => composeSupergraph(null, [subgraph("depot", "type {")])).toThrow(/depot/);
  });
});
