import { once } from "node:events";
import { parentPort, Worker, workerData } from "node:worker_threads";

/** A thread of its own that answers questions one by one, so that the server answers its visitors meanwhile. */
export interface BackgroundThread<Question, Answer> {
  /** @throws what the thread threw; the next question starts a new one */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread once it has answered. */
  stop(): Promise<void>;
}

type Reply<Answer> = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly error: unknown };

/** How long a thread may take to end by itself, in ms. */
const endPatience = 1_000;
/**
 * How long a thread waits for another question, in ms. It keeps what its heap has grown to, a hundred megabytes and more
 * of what is garbage; starting another one takes a few tenths of a second.
 */
const idlePatience = 30_000;

/**
 * Runs a file in a thread, from a question on until none has come for a while. What the file keeps in between is lost.
 * @param file module that calls {@link answerQuestions}
 * @param data what the file is started with; questions and answers are copied, too, typed arrays moved
 * @param patience how long the thread waits for another question, in ms; null: for as long as the process runs
 */
export function createThread<Question, Answer>(
  file: URL,
  data: unknown,
  patience: number | null = idlePatience,
): BackgroundThread<Question, Answer> {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(file, { workerData: data, execArgv: ["--disable-warning=ExperimentalWarning"] });
    // One that ends by itself between two questions is followed by another; a question under way listens by itself.
    started
      .on("error", () => undefined)
      .once("exit", () => {
        if (worker === started) worker = null;
      });
    return started;
  }

  /** Ends the thread between two questions. */
  async function end(): Promise<void> {
    if (worker === null) return;
    const ending = worker;
    worker = null;
    ending.ref();
    const ended = once(ending, "exit");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    ending.postMessage(null);
    const overdue = setTimeout(() => void ending.terminate(), endPatience);
    await ended;
    clearTimeout(overdue);
  }

  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    clearTimeout(idle);
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };

  async function askNow(question: Question): Promise<Answer> {
    const asked = (worker ??= start());
    asked.ref();
    try {
      const answered = replyOf<Answer>(asked);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      asked.postMessage(question);
      const reply = await answered;
      if (!reply.ok) throw reply.error;
      return reply.answer;
    } catch (error) {
      worker = null;
      await asked.terminate();
      throw error;
    } finally {
      // A process that has nothing else to do may end.
      asked.unref();
      clearTimeout(idle);
      if (patience !== null) idle = setTimeout(() => void enqueue(end), patience).unref();
    }
  }

  return {
    ask: (question) => enqueue(() => askNow(question)),
    stop: () => enqueue(end),
  };
}

function replyOf<Answer>(worker: Worker): Promise<Reply<Answer>> {
  return new Promise((resolve, reject) => {
    const forget = (): void => {
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
    };
    const onMessage = (reply: Reply<Answer>): void => {
      forget();
      resolve(reply);
    };
    const onError = (error: unknown): void => {
      forget();
      reject(error);
    };
    const onExit = (code: number): void => onError(new Error(`The thread ended with code ${code}`));
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}

/**
 * The thread's side: answers each question, and ends on request.
 * @param start makes of the data that the thread was started with how to answer and how to end
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- they name what the two sides have agreed on
export function answerQuestions<Data, Question>(
  start: (data: Data) => { answer(question: Question): Promise<unknown>; end(): Promise<void> },
): void {
  const port = parentPort;
  if (port === null) throw new Error("This file runs in a thread of its own");
  const thread = start(workerData);
  port.on("message", (question: Question | null) => {
    if (question === null) {
      port.close();
      void thread.end();
      return;
    }
    thread.answer(question).then(
      (answer) => port.postMessage({ ok: true, answer }, [...new Set(buffersIn(answer))]),
      (error: unknown) => port.postMessage({ ok: false, error }),
    );
  });
}

/** The buffers of all typed arrays within a plain value. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (value instanceof Map) return [...value.values()].flatMap(buffersIn);
  if (typeof value !== "object" || value === null) return [];
  // Lists are of one kind; those of texts and rows hold no buffers.
  return Array.isArray(value) ? [] : Object.values(value).flatMap(buffersIn);
}
