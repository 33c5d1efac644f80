import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Handed } from "./handover.ts";
import { failure, success, type Outcome } from "./outcome.ts";
import { createServiceGroup, type ServiceGroupOptions } from "./service-group.ts";
import type { ServiceEnd, Service, ServicePlan, Succession } from "./service.ts";

/** A service without a process. */
class FakeService implements Service {
  readonly name: string;
  readonly #ready = Promise.withResolvers<Outcome<void>>();
  readonly #ended = Promise.withResolvers<ServiceEnd>();
  readonly ready = this.#ready.promise;
  readonly ended = this.#ended.promise;
  readonly #leaving = Promise.withResolvers<readonly Handed[]>();
  readonly leaving = this.#leaving.promise;
  readonly released: (number | undefined)[] = [];
  isAskedToStop = false;
  isKilled = false;

  readonly #succession: Succession | undefined;

  constructor(name: string, succession?: Succession) {
    this.name = name;
    this.#succession = succession;
  }
  /** Is about to listen. */
  prepare(): void {
    this.#succession?.onPrepared();
  }
  listen(): void {
    this.#ready.resolve(success(undefined));
  }
  getStuck(): void {
    this.#ready.resolve(failure(`${this.name} has not answered for three minutes.`));
  }
  die(how = "ended with code 7", lastLines: readonly string[] = ["the chalk broke"]): void {
    this.#ready.resolve(failure(`${this.name} ${how}`));
    this.#ended.resolve({ service: this.name, how, signal: null, lastLines, logFile: "" });
  }
  /** Someone else asks it to end. */
  askToLeave(): void {
    this.#leaving.resolve([{ name: "4103", handle: {}, close: () => undefined }]);
  }
  release(linger?: number): void {
    this.released.push(linger);
  }
  stop(): void {
    this.isAskedToStop = true;
  }
  kill(): void {
    this.isKilled = true;
    this.die("was ended by SIGKILL");
  }
}

const plan = (name: string, isEssential = true): ServicePlan => ({
  name,
  isEssential,
  canOverlap: true,
  entry: "",
  nodeOptions: [],
  cwd: "",
  env: {},
  logFile: "",
  onWarning: () => undefined,
  onProgress: () => undefined,
});

function group(onEnd: ServiceGroupOptions["onEnd"] = "restart") {
  const started: FakeService[] = [];
  const said: string[] = [];
  const lost: ServiceEnd[] = [];
  const services = createServiceGroup({
    onEnd,
    say: (line) => said.push(line),
    startService: ({ name }, succession) => {
      const service = new FakeService(name, succession);
      started.push(service);
      return service;
    },
  });
  void services.lost.then((end) => lost.push(end));
  const latest = (): FakeService => {
    const service = started.at(-1);
    if (service === undefined) throw new Error("Nothing was started");
    return service;
  };
  /** Starts one and lets it listen. */
  const open = async (which: ServicePlan): Promise<void> => {
    const ready = services.start(which);
    latest().listen();
    await ready;
  };
  /** Lets the latest die, waits out the back-off, and lets its successor listen. */
  const dieOnce = async (patience: number): Promise<void> => {
    latest().die();
    await vi.advanceTimersByTimeAsync(patience);
    latest().listen();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { services, started, said, lost, latest, open, dieOnce };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

describe("a service that someone asks to end", () => {
  test("goes on until the next one is about to listen, and then keeps connections open for a while", async () => {
    const { started, said, latest, open } = group();
    await open(plan("gateway"));
    const [first] = started;
    first?.askToLeave();
    await vi.advanceTimersByTimeAsync(0);
    expect([started.length, first?.released]).toEqual([2, []]);
    latest().prepare();
    expect(first?.released).toEqual([10_000]);
    latest().listen();
    await vi.advanceTimersByTimeAsync(0);
    first?.die("ended with code 0", []);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toHaveLength(2);
    expect(said).toEqual(["[gateway] was asked to end: starting the next one …", "[gateway] runs again."]);
  });

  test("has gone before the next one starts, where two cannot run", async () => {
    const { started, latest, open } = group();
    await open({ ...plan("shop"), canOverlap: false });
    const [first] = started;
    first?.askToLeave();
    await vi.advanceTimersByTimeAsync(0);
    expect([started.length, first?.released]).toEqual([1, [500]]);
    first?.die("ended with code 0", []);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toHaveLength(2);
    latest().listen();
  });

  test("has no successor while everything is stopped", async () => {
    const { services, started, open } = group();
    await open(plan("web"));
    const [first] = started;
    const stopped = services.stop();
    first?.askToLeave();
    await vi.advanceTimersByTimeAsync(0);
    expect([started.length, first?.released]).toEqual([1, [undefined]]);
    first?.die("ended with code 0", []);
    await stopped;
  });

  test("is started again like any other when its successor does not come up", async () => {
    const { started, latest, open } = group();
    await open(plan("gateway"));
    started[0]?.askToLeave();
    await vi.advanceTimersByTimeAsync(0);
    latest().die();
    await vi.advanceTimersByTimeAsync(250);
    expect([started.length, started[0]?.released]).toEqual([3, [10_000]]);
  });
});

describe("a service that ends", () => {
  test("is started again after a quarter of a second, then after twice as long, with a word each time", async () => {
    const { started, said, latest, open } = group();
    await open(plan("shop"));
    for (const [index, delay] of [250, 500, 1_000].entries()) {
      latest().die();
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(started).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(started).toHaveLength(index + 2);
      latest().listen();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(said.slice(0, 3)).toEqual([
      "[shop] ended with code 7 (the chalk broke): starting it again in 0.25 s.",
      "[shop] runs again.",
      "[shop] ended with code 7 (the chalk broke): starting it again in 0.50 s.",
    ]);
  });

  test("the sixth time within a minute is the end, with the reason", async () => {
    const { services, started, lost, latest, open, dieOnce } = group();
    await open(plan("shop"));
    for (let restart = 0; restart < 5; restart += 1) await dieOnce(4_000);
    expect(lost).toEqual([]);
    latest().die();
    expect(await services.lost).toMatchObject({
      service: "shop",
      how: "ended with code 7 after 5 restarts within a minute",
      lastLines: ["the chalk broke"],
    });
    expect(started).toHaveLength(6);
  });

  test("now and then is started again for ever", async () => {
    const { started, lost, open, dieOnce } = group();
    await open(plan("shop"));
    for (let restart = 0; restart < 12; restart += 1) await dieOnce(20_000);
    expect(lost).toEqual([]);
    expect(started).toHaveLength(13);
  });

  test("again and again does not end the others when they can do without it, and comes back in its time", async () => {
    const { started, said, lost, latest, open, dieOnce } = group();
    await open(plan("sandbox", false));
    for (let restart = 0; restart < 5; restart += 1) await dieOnce(4_000);
    latest().die();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(said.at(-1)).toContain("The others go on without it.");
    expect(started).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(started).toHaveLength(7);
    expect(lost).toEqual([]);
  });

  test("before it ever listened is the end: a restart does not mend that", async () => {
    const { services, started, latest } = group();
    const ready = services.start(plan("shop"));
    latest().die("ended with code 3");
    expect(await ready).toEqual({ ok: false, reason: "shop ended with code 3" });
    expect(await services.lost).toMatchObject({ how: "ended with code 3" });
    expect(started).toHaveLength(1);
  });

  test("stuck in its restart, is killed and started once more", async () => {
    const { started, latest, open } = group();
    await open(plan("shop"));
    latest().die();
    await vi.advanceTimersByTimeAsync(250);
    latest().getStuck();
    await vi.advanceTimersByTimeAsync(500);
    expect(started).toHaveLength(3);
  });

  test("is not restarted while all are being stopped", async () => {
    const { services, started, latest, open } = group();
    await open(plan("shop"));
    latest().die();
    await vi.advanceTimersByTimeAsync(0);
    await services.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(started).toHaveLength(1);
  });

  test("in development waits for the next change of its code", async () => {
    const { services, started, said, lost, latest, open } = group("report");
    await open(plan("shop"));
    latest().die();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([started.length, lost]).toEqual([1, []]);
    expect(said[0]).toContain("shop ended with code 7");
    void services.restart(plan("shop"));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toHaveLength(2);
  });
});

describe("a stop", () => {
  test("has ended within three seconds: who has not ended by then is killed", async () => {
    const { services, started, open } = group();
    await open(plan("shop"));
    await open(plan("web"));
    const [shop, web] = started;
    const stopped = vi.fn<() => void>();
    void services.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(0);
    expect(started.map(({ isAskedToStop }) => isAskedToStop)).toEqual([true, true]);
    shop?.die("ended with code 0");
    await vi.advanceTimersByTimeAsync(2_000);
    expect([stopped.mock.calls.length, web?.isKilled]).toEqual([0, false]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([stopped.mock.calls.length, web?.isKilled, shop?.isKilled]).toEqual([1, true, false]);
  });
});

describe("a restart", () => {
  test("waits until the old service has ended: it still holds the port", async () => {
    const { services, started, latest, open } = group("report");
    await open(plan("shop"));
    const old = latest();
    const restarted = services.restart(plan("shop"));
    await vi.advanceTimersByTimeAsync(0);
    expect([old.isAskedToStop, started.length]).toEqual([true, 1]);
    old.die("ended with code 0");
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toHaveLength(2);
    latest().listen();
    expect(await restarted).toEqual(success(undefined));
  });
});
