import { type ChildProcess, fork } from "node:child_process";
import type { RenderQuestion, RenderReply } from "./render-process.ts";

/** Renders files elsewhere than where the graph is answered. */
export interface Renderer {
  /** @param address of a file that is rendered @throws Error when it could not be */
  render(address: string): Promise<Buffer>;
  stop(): void;
}

type Waiting = PromiseWithResolvers<Buffer>;

/** How long the process is kept without work, in milliseconds: new pictures come many at a time. */
const idleFor = 30_000;

/**
 * Renders in a process of its own, from the first file on until there is nothing to do. A thread would not do: drawing
 * takes its time in libuv's pool, which all threads of a process share, with passwords and files. The system gives a
 * process of lower priority what the graph leaves.
 */
export function createRenderer(): Renderer {
  let child: ChildProcess | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  const end = (): void => {
    clearTimeout(idle);
    const ended = child;
    child = null;
    if (ended?.connected === true) ended.disconnect();
  };

  const settle = (reply: RenderReply): void => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("bytes" in reply) asked?.resolve(Buffer.from(reply.bytes));
    else asked?.reject(new Error(reply.fault));
    if (waiting.size === 0) idle = setTimeout(end, idleFor).unref();
  };

  const start = (): ChildProcess => {
    const started = fork(new URL("render-process.ts", import.meta.url), {
      serialization: "advanced",
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    started.on("message", settle);
    // What it was rendering is lost; the next file starts another one.
    const fail = (error: Error): void => {
      if (child !== started) return;
      child = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.once("error", fail);
    started.once("exit", (code) => fail(new Error(`The renderer ended with code ${code}`)));
    // A process that has nothing else to do may end.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return {
    render(address) {
      clearTimeout(idle);
      child ??= start();
      lastId += 1;
      const question: RenderQuestion = { id: lastId, address };
      const asked = Promise.withResolvers<Buffer>();
      waiting.set(question.id, asked);
      child.send(question);
      return asked.promise;
    },
    stop: end,
  };
}
