import { isDeepStrictEqual } from "node:util";
import type { Contender } from "./contenders.ts";
import { query } from "./world.ts";

async function ask(url: string, text: string): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ query: text }) });
  return response.json();
}

/** @throws Error naming who answers otherwise, or not */
export async function checkSameAnswer(contenders: readonly Contender[]): Promise<void> {
  let known: unknown;
  for (const { name, system } of contenders) {
    const answer = await ask(system.url, query);
    if (typeof answer !== "object" || answer === null || "errors" in answer)
      throw new Error(`${name} answers ${JSON.stringify(answer).slice(0, 500)}`);
    known ??= answer;
    if (!isDeepStrictEqual(answer, known)) throw new Error(`${name} has another answer`);
  }
}

/**
 * How much longer a new text takes than one that is known, in milliseconds: parsing, validation and planning. Other texts
 * of the same kind went before, so that what is measured is not the start of the process.
 */
export async function firstAnswerMillis(url: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 15; index += 1) {
    const text = `${query} # ${index}`.replace("BenchmarkQuery", `Benchmark${index}`);
    const began = performance.now();
    await ask(url, text);
    const between = performance.now();
    await ask(url, text);
    times.push(between - began - (performance.now() - between));
  }
  return times.slice(5).toSorted((a, b) => a - b)[5] ?? 0;
}
