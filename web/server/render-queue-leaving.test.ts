import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue only listens for its end
const visitor = (): ServerResponse => new EventEmitter() as ServerResponse;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

it("who has waited too long makes room in the line, and takes no turn later", async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1, patience: 100 });
  const leave = await queue.enter(visitor());
  const first = queue.enter(visitor());
  await vi.advanceTimersByTimeAsync(99);
  expect(await Promise.race([first, Promise.resolve("waits")])).toBe("waits");
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toBeNull();
  const second = queue.enter(visitor());
  leave?.();
  expect(await second).toBeTypeOf("function");
});

it("who has a turn keeps it however long it takes, and when they leave meanwhile it ends once", async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 2, patience: 100 });
  const leave = await queue.enter(visitor());
  const patient = visitor();
  const turn = queue.enter(patient);
  leave?.();
  const leaveSecond = await turn;
  const third = queue.enter(visitor());
  patient.emit("close");
  expect(await Promise.race([third, Promise.resolve("waits")])).toBe("waits");
  leaveSecond?.();
  leaveSecond?.();
  expect(await third).toBeTypeOf("function");
  expect(await Promise.race([queue.enter(visitor()), Promise.resolve("waits")])).toBe("waits");
});

it("a turn that ends while no one waits is free for the next", async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 0, patience: 100 });
  const leave = await queue.enter(visitor());
  expect(await queue.enter(visitor())).toBeNull();
  leave?.();
  expect(await queue.enter(visitor())).toBeTypeOf("function");
});
