import { threadId } from "node:worker_threads";
import { answerQuestions } from "../src/platform/background-thread.ts";

/** Answers with its question, or fails when that requires it. */
answerQuestions((greeting: string) => ({
  answer: async (question: string) => {
    if (question === "exit") process.exit(3);
    if (question === "exit later") setImmediate(() => process.exit(3));
    if (question === "fail") throw new Error("as asked");
    const numbers = Float64Array.of(1, 2, 3);
    return { text: `${greeting}, ${question}`, numbers, nested: new Map([["more", numbers]]), threadId };
  },
  end: () => Promise.resolve(),
}));
