import { expect, it } from "vitest";
import { createPageDeadline } from "./page-deadline.server.ts";

it("gives all that a page reads 2.4 seconds together, of which the ids take a third at most", () => {
  let now = 0;
  const deadline = createPageDeadline(() => now);
  expect(deadline.timeFor("mint")).toEqual({ ms: 800, forGateway: 500 });
  now = 800;
  expect(deadline.timeFor("read")).toEqual({ ms: 1_600, forGateway: 1_300 });
  now = 3_000;
  expect(deadline.timeFor("read")).toEqual({ ms: 1, forGateway: 100 });
});

it("waits longer for a change than the gateway does for the shop, and reads on in full time after it", () => {
  let now = 0;
  const deadline = createPageDeadline(() => now);
  now = 2_400;
  expect(deadline.timeFor("change").forGateway).toBeGreaterThan(5_000);
  now = 7_000;
  deadline.renew();
  expect(deadline.timeFor("read").ms).toBe(2_400);
});
