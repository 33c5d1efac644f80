import { createRequest } from "urql";
import { expect, it } from "vitest";
import { createBatch } from "./gateway-batch.server.ts";
import { requestDocument } from "./operation.ts";
import { operationDocument } from "./testing/operation-document.ts";

const ask = (run: ReturnType<typeof createBatch>, name: string, isAlone = false) =>
  run(createRequest(requestDocument(operationDocument("query", name)), {}), { isAlone });
const nameOf = (body: string) => /"documentId":"(\w+)"/.exec(body)?.[1];
/** What the gateway answers to a call of one or several operations. */
const answering = (answers: readonly unknown[], verdicts: readonly string[] = []) => ({
  body: JSON.stringify(answers.length === 1 ? answers[0] : answers),
  verdicts,
});

it("sends the queries of one turn together and gives each its own answer", async () => {
  const calls: (string | undefined)[][] = [];
  const run = createBatch(async (bodies) => {
    calls.push(bodies.map(nameOf));
    return answering(bodies.map((body) => ({ data: { a: nameOf(body) } })));
  });
  const results = await Promise.all([ask(run, "One"), ask(run, "Two"), ask(run, "Three", true)]);
  expect(results.map(({ json }) => json)).toEqual(['{"a":"One"}', '{"a":"Two"}', '{"a":"Three"}']);
  expect(calls).toEqual([["Three"], ["One", "Two"]]);
});

it("sends ten at most in a call", async () => {
  const sizes: number[] = [];
  const run = createBatch(async (bodies) => {
    sizes.push(bodies.length);
    return answering(bodies.map(() => ({ data: { a: 1 } })));
  });
  await Promise.all(Array.from({ length: 23 }, (_, index) => ask(run, `Number${index}`)));
  expect(sizes).toEqual([10, 10, 3]);
});

it("turns a gateway that is away into network errors, and a missing answer into one of its own", async () => {
  const away = createBatch(() => Promise.reject(new Error("connect ECONNREFUSED")));
  expect((await ask(away, "One")).error?.networkError?.message).toBe("connect ECONNREFUSED");
  const short = createBatch(async () => ({ body: '[{"data":{"a":1}}]', verdicts: [] }));
  const [first, second] = await Promise.all([ask(short, "One"), ask(short, "Two")]);
  expect(first?.data).toEqual({ a: 1 });
  expect(second?.error?.networkError?.message).toBe("Malformed answer");
});

it("marks what is an older answer, because the shop gave none", async () => {
  const run = createBatch(async () => answering([{ data: { a: 1 } }, { data: { a: 2 } }], ["hit", "stale"]));
  const [fresh, old] = await Promise.all([ask(run, "One"), ask(run, "Two")]);
  expect([fresh?.extensions, old?.extensions]).toEqual([undefined, { outdated: true }]);
});
