import { createServer } from "node:http";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { createHandler } from "graphql-http/lib/use/http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

const subschemasDir = join(import.meta.dirname, "further");
const schema = buildSchema(
  "type Query { recycling(productId: ID!): Category } type Category { id: ID! recycledPercent: Int }",
);
const seen: { readonly headers: NodeJS.Dict<string | string[]> }[] = [];
const handler = createHandler({
  schema,
  rootValue: {
    recycling: ({ productId }: { readonly productId: string }) => {
      if (productId === "3") throw new Error("the database of the upstream at 10.0.0.7 is gone");
      return { id: productId, recycledPercent: 80 };
    },
  },
});
const server = createServer((request, response) => {
  seen.push({ headers: request.headers });
  void handler(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  process.env["RECYCLING_URL"] = `http://127.0.0.1:${address.port}/graphql`;
});
afterAll(() => void server.close());

describe("an upstream beside the shop", () => {
  it("is one file, and adds fields to the shop's types", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const data = await browser().data('{ core_category(coreCategoryId: "1") { id name recycledPercent } }');
    expect(data).toMatchObject({ core_category: { id: "1", recycledPercent: 80 } });
    expect(await browser().data('{ recycling(productId: "2") { recycledPercent } session { cartId } }')).toMatchObject({
      recycling: { recycledPercent: 80 },
    });
  });

  it("leaves the shop's description of a type as it is", async () => {
    const query = '{ __type(name: "Category") { description } }';
    const [alone, extended] = await Promise.all([startTestGateway(), startTestGateway({ subschemasDir })]);
    expect(await extended.browser().data(query)).toEqual(await alone.browser().data(query));
  });

  it("receives nothing of the visitor", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    await browser().data('{ session { cartId } recycling(productId: "1") { id } }');
    const { headers } = seen.at(-1) ?? { headers: {} };
    expect(headers["x-request-id"]).toEqual(expect.any(String));
    for (const name of ["authorization", "cookie", "x-ishop-api-userid", "x-jwt"])
      expect(headers).not.toHaveProperty(name);
  });

  it("leaves what the shop reports when it fails, and none of its own words", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const { data, errors } = await browser().graph('{ core_category(coreCategoryId: "3") { id recycledPercent } }');
    expect(data).toEqual({ core_category: { id: "3", recycledPercent: null } });
    expect(errors).toMatchObject([{ message: "Internal error", extensions: { classification: "INTERNAL_ERROR" } }]);
  });

  it("leaves operations of session and shop on their quick plans", async () => {
    const { browser } = await startTestGateway({ subschemasDir });
    const explain = { "x-chalkbox-explain": "1" };
    const plain = await browser().post({ query: '{ core_category(coreCategoryId: "1") { id } }' }, explain);
    expect(plain.headers.get("x-chalkbox-explanation")).toContain('"plan":"forward"');
    const mixed = await browser().post({ query: '{ recycling(productId: "1") { id } session { cartId } }' }, explain);
    expect(mixed.headers.get("x-chalkbox-explanation")).toContain('"plan":"stitch"');
  });
});
