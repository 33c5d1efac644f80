import { connect } from "node:net";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { type Handle, installProcessPolicy } from "@chalkbox/edge";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { startTestDatabase, startTestShop, testPlatform } from "../test/shop-test.ts";
import { issueAccessToken } from "./platform/auth/access-token.ts";
import type { Domain } from "./platform/domain.ts";

const bug = (): never => {
  throw new Error("bug");
};

/** Stages of a request, and a route that throws there. */
const stages: readonly (readonly [string, Handle])[] = [
  ["at once", bug],
  ["in a promise", async () => bug()],
  ["in a promise that nothing waits for", () => void Promise.resolve().then(bug)],
  // time: nothing is waited for, the timer is where it throws
  ["in a timer", () => void setTimeout(bug, 1)],
  ["in an event of the body", (request) => void request.resume().on("end", bug)],
  ["when the head is written", (_request, response) => void response.writeHead(200, { "x-broken": "a\nb" })],
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a bug of a route is what is tested
  ["when the body is sent", (_request, response) => void response.end({} as unknown as string)],
];

const lines: string[] = [];
const database = await startTestDatabase();
const platform = {
  ...testPlatform({ database }),
  log: pino({ level: "error" }, { write: (line) => lines.push(line) }),
};
const domain: Domain = {
  name: "throwing",
  routes: () => stages.map(([, handle], index) => [`* /throws/${index}`, handle]),
};
const schema = makeExecutableSchema({
  typeDefs: "type Query { fine: String bug: String }",
  resolvers: { Query: { fine: () => "fine", bug } },
});
const shop = await startTestShop(platform, [domain], schema);

/** The edge's listeners in the place of the test runner's own, which would fail the test. */
function containErrors(): void {
  const events = ["uncaughtException", "unhandledRejection"] as const;
  const before = events.map((event) => [event, process.rawListeners(event)] as const);
  for (const event of events) process.removeAllListeners(event);
  const remove = installProcessPolicy({ log: platform.log, onGiveUp: bug });
  onTestFinished(() => {
    remove();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they were listeners of this event a moment ago
    for (const [event, listeners] of before) for (const each of listeners) process.on(event, each as () => void);
  });
}

async function ask(query: string): Promise<Response> {
  const { token } = await issueAccessToken(platform, { store: "de", language: "de-DE" });
  return fetch(`${shop}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
}

/** The first line of the answer to bytes that no client would send. */
function firstLine(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(shop).port), "127.0.0.1", () => socket.write(bytes));
    socket.once("data", (chunk) => {
      socket.destroy();
      resolve(chunk.toString().split("\r\n", 1)[0] ?? "");
    });
  });
}

describe("what a request throws", () => {
  it.each(stages.map(([name], index) => [name, index] as const))(
    "is a 500 of that request, found in the log by its id: %s",
    async (_stage, index) => {
      containErrors();
      lines.length = 0;
      const throwing = fetch(`${shop}/throws/${index}`, {
        method: "POST",
        body: "body",
        headers: { "x-request-id": `id-${index}` },
      });
      const [thrown, neighbour] = await Promise.all([throwing, ask("{ fine }")]);
      expect([thrown.status, thrown.headers.get("x-request-id")]).toEqual([500, `id-${index}`]);
      expect(await thrown.json()).toMatchObject({ errors: [{ message: "Internal error" }] });
      expect(await neighbour.json()).toEqual({ data: { fine: "fine" } });
      expect(lines.map((line) => Object(JSON.parse(line)))).toMatchObject([
        {
          msg: "request failed",
          requestId: `id-${index}`,
          path: `/throws/${index}`,
          err: { message: expect.any(String) },
        },
      ]);
    },
  );

  it("is masked in a resolver", async () => {
    const answer = await ask("{ bug fine }");
    expect(await answer.json()).toMatchObject({ data: { fine: "fine" }, errors: [{ message: "Internal error" }] });
  });
});

describe("what is too much, or unknown", () => {
  it("is answered before it is read: 2 MB to the graph", async () => {
    const answer = await fetch(`${shop}/graphql`, { method: "POST", body: "x".repeat(2_000_000) });
    expect(answer.status).toBe(413);
  });

  it.each([
    ["BREW / HTTP/1.1\r\nHost: shop\r\n\r\n", 501],
    ["DELETE /graphql HTTP/1.1\r\nHost: shop\r\n\r\n", 405],
    ["GET //graphql HTTP/1.1\r\nHost: shop\r\n\r\n", 404],
    ["GET /graphql HTTP/1.1\r\nHost: [\r\n\r\n", 400],
    ["GET /graphql HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400],
  ])("has its own status: %j is %i", async (bytes, status) => {
    expect(await firstLine(bytes)).toContain(`HTTP/1.1 ${status} `);
  });
});
