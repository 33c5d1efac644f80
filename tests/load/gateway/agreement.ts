import * as v from "valibot";
import { type BenchOperation, bodyOf } from "./operations.ts";
import { knownCookies, type System } from "./systems.ts";

const Answer = v.looseObject({ data: v.record(v.string(), v.unknown()), errors: v.optional(v.undefined()) });

/**
 * Makes sure that all systems answer the same before any of them is timed: a fast wrong answer is none.
 * @throws Error naming the first system that answers otherwise than the first
 */
export async function checkAgreement(
  operation: BenchOperation,
  systems: readonly System[],
  indices: readonly number[],
): Promise<void> {
  for (const index of indices) {
    const answers: string[] = [];
    for (const system of systems) answers.push(await dataOf(system, bodyOf(operation, index)));
    const stranger = answers.findIndex((answer) => answer !== answers[0]);
    if (stranger !== -1) {
      const [expected, received] = [answers[0], answers[stranger]].map((text) => text?.slice(0, 400));
      throw new Error(
        `${systems[stranger]?.name} answers ${operation.name} otherwise:\n${received}\n${systems[0]?.name}:\n${expected}`,
      );
    }
  }
}

/** The data with its fields sorted: peers keep another order. */
async function dataOf({ name, url }: System, body: string): Promise<string> {
  const headers = { "content-type": "application/json", cookie: knownCookies.replace("#", "000") };
  const response = await fetch(url, { method: "POST", headers, body });
  const text = await response.text();
  const decoded = v.safeParse(Answer, JSON.parse(text));
  if (!decoded.success) throw new Error(`${name} answers ${response.status}: ${text.slice(0, 600)}`);
  return JSON.stringify(sorted(decoded.output.data));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
