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

it("lets so many in, then as many as leave, in their order", async () => {
  const queue = createRenderQueue({ atOnce: 2, waiting: 5, patience: 100 });
  const order: string[] = [];
  const enter = (name: string) =>
    queue.enter(visitor()).then((leave) => {
      order.push(name);
      return leave;
    });
  const [first, second] = await Promise.all([enter("a"), enter("b")]);
  const waiting = [enter("c"), enter("d")];
  first?.();
  first?.();
  await waiting[0];
  expect(order).toEqual(["a", "b", "c"]);
  second?.();
  await waiting[1];
  expect(order).toEqual(["a", "b", "c", "d"]);
});

it("turns away at once what finds the line full, and what has waited too long", async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1, patience: 100 });
  await queue.enter(visitor());
  const patient = queue.enter(visitor());
  expect(await queue.enter(visitor())).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(await patient).toBeNull();
});

it("gives the turn of a visitor who has left to the next", async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 2, patience: 100 });
  const leave = await queue.enter(visitor());
  const gone = visitor();
  const [left, stayed] = [queue.enter(gone), queue.enter(visitor())];
  gone.emit("close");
  expect(await left).toBeNull();
  leave?.();
  expect(await stayed).toBeTypeOf("function");
});
