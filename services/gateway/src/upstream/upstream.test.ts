import { createServer, type ServerResponse } from "node:http";
import { promisify } from "node:util";
import pino from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Caller } from "./call.ts";
import type { HttpAnswer } from "./http-answer.ts";
import { bodyOf, compileOperation } from "./operation.ts";
import { createUpstream } from "./upstream.ts";

const query = compileOperation("query", null, "{a}");
const mutation = compileOperation("mutation", null, "mutation{a}");
const callerOf = (visitor: string): Caller => {
  return { headers: { "content-type": "application/json" }, batchKey: visitor, visitor };
};

/** A shop that answers each call in its own way; its answers and what its observer received. */
async function start(answer: (response: ServerResponse, call: number) => void) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => answer(response, bodies.push(Buffer.concat(chunks).toString())));
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const heard: unknown[] = [];
  const upstream = createUpstream(new URL(`http://127.0.0.1:${address.port}/graphql?a=b`), pino({ level: "silent" }), {
    call: (operations, ms, outcome) => heard.push([operations, outcome, ms >= 0]),
    retry: (allowed) => heard.push(["retry", allowed]),
    breaker: (state) => heard.push(state),
  });
  onTestFinished(async () => {
    await upstream.close();
    server.closeAllConnections();
    server.close();
  });
  const ask = (operation = query, visitor = "ada") =>
    new Promise<HttpAnswer>((resolve) => {
      const outgoing = { operation, body: bodyOf(operation, {}) };
      upstream.ask(outgoing, callerOf(visitor), Infinity, resolve);
    });
  const connections = () => promisify(server.getConnections.bind(server))();
  return { upstream, bodies, heard, ask, connections };
}

it("queries of one visitor share a call, mutations never do", async () => {
  const { bodies, heard, ask } = await start((response) => void response.end("{}"));
  await Promise.all([ask(query), ask(query), ask(mutation), ask(mutation)]);
  expect(
    bodies.map((body) => JSON.parse(body)).toSorted((a, b) => Number(Array.isArray(a)) - Number(Array.isArray(b))),
  ).toEqual([
    { query: "mutation{a}", variables: {} },
    { query: "mutation{a}", variables: {} },
    [expect.anything(), expect.anything()],
  ]);
  expect(heard).toHaveLength(3);
  expect(heard).toContainEqual([1, "answered", true]);
  expect(heard).toContainEqual([2, "answered", true]);
});

it("queries that fail together are requested again, each by itself", async () => {
  // No pause.
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { bodies, heard, ask } = await start((response, call) => {
    if (call === 1) response.writeHead(503).end();
    else response.end('{"data":{"a":1}}');
  });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map((answer) => answer.ok && answer.bytes.toString())).toEqual([
    '{"data":{"a":1}}',
    '{"data":{"a":1}}',
  ]);
  expect(bodies.map((body) => body.startsWith("["))).toEqual([true, false, false]);
  expect(heard).toEqual([
    ["retry", true],
    ["retry", true],
    [2, "unavailable", true],
    [1, "answered", true],
    [1, "answered", true],
  ]);
});

it("a shop that fails many visitors is left alone, and its clients get an error at once", async () => {
  const { upstream, bodies, heard, ask } = await start((response) => void response.writeHead(500).end());
  expect(upstream.breakerState).toBe("closed");
  await Promise.all(Array.from({ length: 20 }, (_, index) => ask(mutation, `visitor ${index}`)));
  expect(upstream.breakerState).toBe("open");
  expect(heard).toContain("open");
  const refused = await ask();
  expect(refused).toMatchObject({ ok: false, failure: "refused", mayHaveArrived: false });
  expect(!refused.ok && refused.retryAfter).toBeGreaterThan(0);
  expect(bodies).toHaveLength(20);
});

it("holds no connection to the shop once it is closed", async () => {
  const { upstream, ask, connections } = await start((response) => void response.end("{}"));
  await ask();
  expect(await connections()).toBe(1);
  await upstream.close();
  await expect.poll(connections).toBe(0);
});
