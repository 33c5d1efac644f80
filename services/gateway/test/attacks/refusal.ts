import { expect } from "vitest";
import * as v from "valibot";

const refusalSchema = v.object({
  errors: v.array(v.object({ message: v.string(), extensions: v.record(v.string(), v.unknown()) })),
});

/** The extensions of the only error of a refusal, which must be GraphQL JSON without data. */
export function refusalIn(text: string): Readonly<Record<string, unknown>> {
  const { errors } = v.parse(refusalSchema, JSON.parse(text));
  expect(errors).toHaveLength(1);
  return errors[0]?.extensions ?? {};
}

/** CPU time that this process, gateway and all, spends on something; in milliseconds. */
export async function cpuOf<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly cpuMs: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuMs: (user + system) / 1000 };
}

/**
 * Does the same three times: the collector's work, or what other tests have left behind, may fall into one of them. What it
 * costs is the least of the three, as all else can only add to it.
 */
export async function thrice<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly costs: readonly number[] }> {
  const [first, second, third] = [await cpuOf(work), await cpuOf(work), await cpuOf(work)];
  return { result: third.result, costs: [first.cpuMs, second.cpuMs, third.cpuMs] };
}
