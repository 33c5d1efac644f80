import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { createPriceChanges } from "./price-changes.ts";

/** The changes by a clock that stands still until it is moved, and what they answer. */
function setUp() {
  let time = 1_000;
  const changes = createPriceChanges(() => time);
  const answer = (method = "GET") => {
    const response = { writeHead: vi.fn(), end: vi.fn() };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of them is used
    changes.answer({ method } as IncomingMessage, response as unknown as ServerResponse);
    const body: unknown = response.end.mock.calls[0]?.[0];
    return typeof body === "string" ? JSON.parse(body) : body;
  };
  const pass = (ms: number) => (time += ms);
  return { changes, answer, pass };
}

it("states the server's time and when an operator changed deals last", () => {
  const { changes, answer, pass } = setUp();
  changes.hear(true);
  pass(500);
  expect(answer()).toEqual({ now: 1_500, changedAt: 1_000 });
  changes.drop(["catalogue", "deals"]);
  expect(answer()).toEqual({ now: 1_500, changedAt: 1_000 });
  changes.drop(["deals", "prices"]);
  pass(1);
  expect(answer()).toEqual({ now: 1_501, changedAt: 1_500 });
  expect(answer("HEAD")).toBeUndefined();
});

it("counts as changed what cannot be known: all tags, and the time without a connection", () => {
  const { changes, answer, pass } = setUp();
  changes.hear(true);
  pass(10);
  changes.drop(null);
  expect(answer()).toMatchObject({ changedAt: 1_010 });
  pass(10);
  changes.hear(true);
  expect(answer()).toMatchObject({ changedAt: 1_010 });
  changes.hear(false);
  pass(10);
  changes.hear(true);
  expect(answer()).toMatchObject({ changedAt: 1_030 });
});
