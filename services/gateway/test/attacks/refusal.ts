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
