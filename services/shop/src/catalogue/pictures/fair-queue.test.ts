import { describe, expect, it } from "vitest";
import { createFairQueue, type FairQueueLimits } from "./fair-queue.ts";

const limits: FairQueueLimits = { running: 3, runningEach: 2, waiting: 240, waitingEach: 80 };

/** A queue with pieces of work that end when they are told to. */
function setUp(changes: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...changes });
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (asker: string, name: string) =>
    queue(asker, () => {
      started.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  return {
    started,
    ask,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

const flood = (ask: (asker: string, name: string) => Promise<unknown>, count: number, asker = "flood") =>
  Array.from({ length: count }, (_, index) => ask(asker, `${asker} ${index}`));

describe("createFairQueue", () => {
  it("starts somebody else's piece at once, whatever one asker has waiting", () => {
    const { ask, started } = setUp();
    void flood(ask, 260);
    expect(started).toEqual(["flood 0", "flood 1"]);
    void ask("visitor", "picture");
    expect(started).toEqual(["flood 0", "flood 1", "picture"]);
  });

  it("takes askers in turn when all places are taken", async () => {
    const { ask, started, end } = setUp();
    void flood(ask, 100);
    void flood(ask, 100, "second");
    void ask("visitor", "picture");
    expect(started).toEqual(["flood 0", "flood 1", "second 0"]);
    end("flood 0");
    await expect.poll(() => started.length).toBe(4);
    expect(started.at(-1)).toBe("picture");
    end("picture");
    await expect.poll(() => started.length).toBe(5);
    end("flood 1");
    await expect.poll(() => started.length).toBe(6);
    expect(
      started
        .slice(4)
        .map((name) => name.replace(/ .*/, ""))
        .toSorted(),
    ).toEqual(["flood", "second"]);
  });

  it("lets so many of an asker's pieces wait, and refuses the others", async () => {
    const { ask } = setUp();
    const refused = flood(ask, 260).slice(82);
    expect(await Promise.all(refused)).toEqual(Array(178).fill(null));
  });

  it("is never full for somebody who waits for less than others", async () => {
    const { ask, started, end } = setUp({ waiting: 10, waitingEach: 8 });
    const first = flood(ask, 10);
    const second = flood(ask, 3, "second");
    const picture = ask("visitor", "picture");
    // The longest line has given up its last piece.
    expect(await first[9]).toBeNull();
    for (const name of ["flood 0", "flood 1", "second 0"]) end(name);
    await expect.poll(() => started).toContain("picture");
    end("picture");
    expect([await picture, await second[0]]).toEqual(["picture", "second 0"]);
  });

  it("goes on after a failure, which its asker learns", async () => {
    const { ask, started, fail, end } = setUp({ running: 1, runningEach: 1 });
    const failing = ask("a", "one");
    const next = ask("a", "two");
    fail("one");
    await expect(failing).rejects.toThrow("one");
    await expect.poll(() => started).toEqual(["one", "two"]);
    end("two");
    expect(await next).toBe("two");
  });
});
