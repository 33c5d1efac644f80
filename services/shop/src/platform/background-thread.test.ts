import { threadId } from "node:worker_threads";
import { expect, it, onTestFinished, vi } from "vitest";
import { createThread } from "./background-thread.ts";

interface Echo {
  readonly text: string;
  readonly numbers: Float64Array;
  readonly threadId: number;
}

function startEcho(patience?: number | null) {
  const thread = createThread<string, Echo>(new URL("../../test/echo-thread.ts", import.meta.url), "Hello", patience);
  onTestFinished(() => thread.stop());
  return thread;
}

it("answers from a thread of its own, one question after the other", async () => {
  const echo = startEcho();
  const [first, second] = await Promise.all([echo.ask("one"), echo.ask("two")]);
  expect([first.text, second.text]).toEqual(["Hello, one", "Hello, two"]);
  expect([...first.numbers]).toEqual([1, 2, 3]);
  expect(first.threadId).toBe(second.threadId);
  expect(first.threadId).not.toBe(threadId);
});

it.each([
  ["throws", "fail", "as asked"],
  ["ends", "exit", "The thread ended with code 3"],
])("fails when the thread %s, and starts another for the next question", async (_what, question, message) => {
  const echo = startEcho();
  await expect(echo.ask(question)).rejects.toThrow(message);
  expect((await echo.ask("again")).text).toBe("Hello, again");
});

it("ends a thread that nothing is asked of any more, and starts another for the next question", async () => {
  const echo = startEcho(1);
  const first = await echo.ask("one");
  await vi.waitFor(async () => expect((await echo.ask("two")).threadId).not.toBe(first.threadId));
});

it("starts another for the next question after one that has ended by itself in between", async () => {
  const echo = startEcho(null);
  const first = await echo.ask("exit later");
  await vi.waitFor(async () => expect((await echo.ask("again")).threadId).not.toBe(first.threadId));
});
