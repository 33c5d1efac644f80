// @vitest-environment node
import { Client } from "urql";
import { expect, it } from "vitest";
import { createGatewayExchange, type SendOperations } from "./gateway-exchange.server.ts";
import { operationDocument } from "./operation.ts";

const clientOf = (send: SendOperations) =>
  new Client({ url: "http://gateway.test/", preferGetMethod: false, exchanges: [createGatewayExchange(send)] });
const ask = (client: Client, name: string, context = {}) =>
  client.query(operationDocument<{ a: unknown }, object>("query", name), {}, context).toPromise();
const nameOf = (body: string) => /"documentId":"(\w+)"/.exec(body)?.[1];

it("sends the queries of one turn together and gives each its own answer", async () => {
  const calls: (string | undefined)[][] = [];
  const client = clientOf(async (bodies) => {
    calls.push(bodies.map(nameOf));
    return bodies.map((body) => ({ data: { a: nameOf(body) } }));
  });
  const results = await Promise.all([
    ask(client, "One"),
    ask(client, "Two"),
    ask(client, "Three", { isDeferred: true }),
  ]);
  expect(results.map(({ data }) => data?.a)).toEqual(["One", "Two", "Three"]);
  expect(calls).toEqual([["Three"], ["One", "Two"]]);
});

it("sends ten at most in a call", async () => {
  const sizes: number[] = [];
  const client = clientOf(async (bodies) => {
    sizes.push(bodies.length);
    return bodies.map(() => ({ data: { a: 1 } }));
  });
  await Promise.all(Array.from({ length: 23 }, (_, index) => ask(client, `Number${index}`)));
  expect(sizes).toEqual([10, 10, 3]);
});

it("turns a gateway that is away into network errors, and a missing answer into one of its own", async () => {
  const away = clientOf(() => Promise.reject(new Error("connect ECONNREFUSED")));
  expect((await ask(away, "One")).error?.networkError?.message).toBe("connect ECONNREFUSED");
  const short = clientOf(async () => [{ data: { a: 1 } }]);
  const [first, second] = await Promise.all([ask(short, "One"), ask(short, "Two")]);
  expect(first?.data).toEqual({ a: 1 });
  expect(second?.error?.networkError?.message).toBe("Malformed answer");
});
