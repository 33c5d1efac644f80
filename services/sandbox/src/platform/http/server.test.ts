import { installProcessPolicy } from "@chalkbox/edge";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { Reply } from "./reply.ts";
import { plainText } from "./reply.ts";
import type { Route } from "./router.ts";
import { createHttpServer } from "./server.ts";

const bug = (): never => {
  throw new Error("bug");
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a bug of a page is what is tested
const noText = { status: 200, headers: {}, body: null } as unknown as Reply;

/** Stages of a request, and a route that throws there. */
const stages: readonly (readonly [string, Route["handle"]])[] = [
  ["in the route, at once", bug],
  ["in the route, later", async () => bug()],
  // time: nothing is waited for, the timer is where it throws
  ["in a timer of the route", () => new Promise(() => void setTimeout(bug, 1))],
  ["in a promise that nothing waits for", () => new Promise(() => void Promise.resolve().then(bug))],
  ["when the reply is measured", () => noText],
  ["when the head is written", () => ({ ...plainText(200, "fine"), headers: { "x-broken": "a\nb" } })],
];

/** The edge's listeners in the place of the test runner's own, which would fail the test. */
function containErrors(): void {
  const events = ["uncaughtException", "unhandledRejection"] as const;
  const before = events.map((event) => [event, process.rawListeners(event)] as const);
  for (const event of events) process.removeAllListeners(event);
  const remove = installProcessPolicy({ log: pino({ level: "silent" }), onGiveUp: bug });
  onTestFinished(() => {
    remove();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they were listeners of this event a moment ago
    for (const [event, listeners] of before) for (const each of listeners) process.on(event, each as () => void);
  });
}

test.each(stages)(
  "what a request throws is a 500 of that request, found in the log by its id: %s",
  async (_stage, handle) => {
    containErrors();
    const lines: string[] = [];
    const server = createHttpServer({
      routes: [
        { method: "GET", path: "/throws/:id", handle },
        { method: "GET", path: "/", handle: () => plainText(200, "fine") },
      ],
      log: pino({ level: "error" }, { write: (line: string) => lines.push(line) }),
      rateLimit: { take: () => true },
    });
    const origin = `http://127.0.0.1:${await server.listen(0, "127.0.0.1")}`;
    onTestFinished(() => server.stop({ drain: 0, patience: 0 }));
    const [thrown, neighbour] = await Promise.all([fetch(`${origin}/throws/secret-id`), fetch(`${origin}/`)]);
    expect([thrown.status, neighbour.status, (await fetch(origin)).status]).toEqual([500, 200, 200]);
    expect(await thrown.text()).toBe("Internal error\n");
    expect(lines.map((line) => Object(JSON.parse(line)))).toMatchObject([
      { msg: "request failed", route: "/throws/:id", requestId: thrown.headers.get("x-request-id") },
    ]);
    expect(lines.join("")).not.toContain("secret-id");
  },
);
