import { describe, expect, it } from "vitest";
import { createLimiter } from "./limiter.ts";

/** Pieces of work that end when they are told to. */
function manualWork() {
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => () => {
    started.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return end.promise;
  };
  return {
    started,
    work,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

describe("createLimiter", () => {
  it("runs two at a time, the others in the order in which they came", async () => {
    const { started, work, end } = manualWork();
    const limit = createLimiter(2, 10);
    const results = ["a", "b", "c", "d"].map((name) => limit(work(name)));
    expect(started).toEqual(["a", "b"]);
    end("b");
    expect(await results[1]).toBe("b");
    await expect.poll(() => started).toEqual(["a", "b", "c"]);
    end("a");
    await expect.poll(() => started).toEqual(["a", "b", "c", "d"]);
  });

  it("goes on after a failure, which its caller learns", async () => {
    const { started, work, fail, end } = manualWork();
    const limit = createLimiter(1, 10);
    const failing = limit(work("a"));
    const next = limit(work("b"));
    fail("a");
    await expect(failing).rejects.toThrow("a");
    await expect.poll(() => started).toEqual(["a", "b"]);
    end("b");
    expect(await next).toBe("b");
  });

  it("takes no more than may wait", async () => {
    const { started, work } = manualWork();
    const limit = createLimiter(1, 1);
    void limit(work("a"));
    void limit(work("b"));
    expect(limit(work("c"))).toBeNull();
    expect(started).toEqual(["a"]);
  });
});
