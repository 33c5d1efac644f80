import { threadId } from "node:worker_threads";
import { expect, it, onTestFinished } from "vitest";
import { createThread } from "./background-thread.ts";

interface Echo {
  readonly text: string;
  readonly numbers: Float64Array;
  readonly threadId: number;
}

function startEcho() {
  const thread = createThread<string, Echo>(new URL("../../test/echo-thread.ts", import.meta.url), "Hello");
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
