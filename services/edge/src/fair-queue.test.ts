import { EventEmitter } from "node:events";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createFairQueue, type FairQueueLimits } from "./fair-queue.ts";

const limits: FairQueueLimits = { running: 3, runningEach: 2, waiting: 240, waitingEach: 80 };

/** A queue with pieces of work that the test ends. */
function setUp(changes: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...changes });
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (client: string, name: string) =>
    queue.run(client, () => {
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

const flood = (ask: (client: string, name: string) => Promise<unknown>, count: number, client = "flood") =>
  Array.from({ length: count }, (_, index) => ask(client, `${client} ${index}`));

describe("createFairQueue", () => {
  it("starts another client's piece at once, however many one client has waiting", () => {
    const { ask, started } = setUp();
    void flood(ask, 260);
    expect(started).toEqual(["flood 0", "flood 1"]);
    void ask("visitor", "picture");
    expect(started).toEqual(["flood 0", "flood 1", "picture"]);
  });

  it("takes clients in turn when all places are taken", async () => {
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

  it("lets so many of a client's pieces wait, and refuses the others", async () => {
    const { ask } = setUp();
    const refused = flood(ask, 260).slice(82);
    expect(await Promise.all(refused)).toEqual(Array(178).fill(null));
  });

  it("is never full for a client with fewer waiting pieces than others", async () => {
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

  it("goes on after a failure, and rejects the failed piece", async () => {
    const { ask, started, fail, end } = setUp({ running: 1, runningEach: 1 });
    const failing = ask("a", "one");
    const next = ask("a", "two");
    fail("one");
    await expect(failing).rejects.toThrow("one");
    await expect.poll(() => started).toEqual(["one", "two"]);
    end("two");
    expect(await next).toBe("two");
  });

  it("gives up a piece that has waited too long, and counts it no more", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { ask, started, end } = setUp({ running: 1, runningEach: 1, waitingEach: 1, patience: 1_000 });
    const first = ask("a", "one");
    const second = ask("a", "two");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await second).toBeNull();
    const third = ask("a", "three");
    await vi.advanceTimersByTimeAsync(999);
    end("one");
    await vi.advanceTimersByTimeAsync(5_000);
    end("three");
    expect([await first, await third, started]).toEqual(["one", "three", ["one", "three"]]);
  });
});

describe("enter", () => {
  /** Connection that the test closes when its visitor leaves. */
  const visitor = () => Object.assign(new EventEmitter(), { destroyed: false });

  it("gives turns that end once, and the next client's begins with it", async () => {
    const queue = createFairQueue({ ...limits, running: 1, runningEach: 1 });
    const end = await queue.enter("a");
    const [second, third] = [queue.enter("b"), queue.enter("c")];
    end?.();
    end?.();
    expect(await second).toBeTypeOf("function");
    expect(await Promise.race([third, Promise.resolve("waits")])).toBe("waits");
  });

  it("gives no turn to who has left, and the next client goes on", async () => {
    const queue = createFairQueue({ ...limits, running: 1, runningEach: 1, waiting: 2 });
    const end = await queue.enter("a");
    const leaver = visitor();
    const [left, stayed] = [queue.enter("b", leaver), queue.enter("c", visitor())];
    leaver.emit("close");
    expect(await left).toBeNull();
    // Their place in the line is free, too.
    const last = queue.enter("d");
    end?.();
    (await stayed)?.();
    expect(await last).toBeTypeOf("function");
    expect(await queue.enter("e", Object.assign(visitor(), { destroyed: true }))).toBeNull();
  });

  it("a turn that has begun is its client's, also after they have left", async () => {
    const queue = createFairQueue({ ...limits, running: 1, runningEach: 1 });
    const leaver = visitor();
    const end = await queue.enter("a", leaver);
    const next = queue.enter("b");
    leaver.emit("close");
    expect(await Promise.race([next, Promise.resolve("waits")])).toBe("waits");
    end?.();
    expect(await next).toBeTypeOf("function");
    expect(leaver.listenerCount("close")).toBe(0);
  });

  it("has a bound for all addresses together, however many there are", async () => {
    const queue = createFairQueue({ running: 2, runningEach: 1, waiting: 5, waitingEach: 5 });
    const entering = Array.from({ length: 1_000 }, (_, index) => queue.enter(`address ${index}`));
    const refused = await Promise.race([entering[7], Promise.resolve("waits")]);
    expect([refused, await Promise.race([entering[6], Promise.resolve("waits")])]).toEqual([null, "waits"]);
    expect((await Promise.all(entering.slice(7))).every((turn) => turn === null)).toBe(true);
  });
});
