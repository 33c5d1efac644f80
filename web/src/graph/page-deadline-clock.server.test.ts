import { expect, it } from "vitest";
import { createPageDeadline } from "./page-deadline.server.ts";

/** A deadline on a clock that the test sets. */
function setUp() {
  let now = 1_000;
  const deadline = createPageDeadline(() => now);
  return { deadline, pass: (ms: number) => void (now += ms) };
}

it("a change has eight seconds whatever the page has waited", () => {
  const { deadline, pass } = setUp();
  expect(deadline.timeFor("change")).toEqual({ ms: 8_000, forGateway: 7_700 });
  pass(2_399);
  expect(deadline.timeFor("change")).toEqual({ ms: 8_000, forGateway: 7_700 });
});

it("ids take no more than is left, and the gateway always has a moment to send what it has", () => {
  const { deadline, pass } = setUp();
  pass(1_900);
  expect(deadline.timeFor("mint")).toEqual({ ms: 500, forGateway: 200 });
  pass(200);
  expect(deadline.timeFor("read")).toEqual({ ms: 300, forGateway: 100 });
  pass(300);
  expect(deadline.timeFor("mint")).toEqual({ ms: 1, forGateway: 100 });
});

it("times are whole milliseconds", () => {
  const { deadline, pass } = setUp();
  pass(0.4);
  expect(deadline.timeFor("read").ms).toBe(2_400);
});

it("time passes without anyone setting the clock", () => {
  const deadline = createPageDeadline();
  const { ms } = deadline.timeFor("read");
  expect(ms).toBeGreaterThan(0);
  expect(ms).toBeLessThanOrEqual(2_400);
});
