import { describe, expect, it } from "vitest";
import { stepsOf } from "./plan-steps.ts";

const call = (name: string, at: number, ms: number) => ({ name, at, ms });
const names = (calls: Parameters<typeof stepsOf<ReturnType<typeof call>>>[0]) =>
  stepsOf(calls).map((step) => step.map(({ name }) => name));

describe("the steps of a plan", () => {
  it("hold what ran side by side, however it was noted", () => {
    expect(names([call("late", 12, 3), call("b", 1, 9), call("a", 0, 4), call("last", 15, 1)])).toEqual([
      ["a", "b"],
      ["late"],
      ["last"],
    ]);
  });

  it("are none without calls", () => expect(stepsOf([])).toEqual([]));
});
