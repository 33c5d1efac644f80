import { isDeepStrictEqual } from "node:util";
import fc, { type GeneratorValue } from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, type Outcome, type Trial } from "./bench.ts";
import { OperationWriter } from "./invented-operation.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

/** `PLANS_SEED` repeats a run, `PLANS_RUNS` makes it longer. */
const seed = Number(process.env["PLANS_SEED"] ?? Date.now() % 1_000_000_000);
const runs = Number(process.env["PLANS_RUNS"] ?? 300);

const sessionMutations = [
  "login",
  "logout",
  "registerCustomer",
  "checkoutAuth",
  "confirmationCleanup",
  "mergeCarts",
  "completePaymentStep",
  "completeShippingStep",
];

function invent(g: GeneratorValue): Trial {
  const { publicSchema } = bench;
  const kind = g(fc.nat, { max: 3 }) === 0 ? "mutation" : "query";
  const own = kind === "query" ? ["session"] : sessionMutations;
  const type = kind === "query" ? publicSchema.getQueryType() : publicSchema.getMutationType();
  const shop = Object.keys(type?.getFields() ?? {}).filter(
    (name) => name !== "session" && !sessionMutations.includes(name),
  );
  const roots = [[own, shop], [shop], [own]][g(fc.nat, { max: 2 })] ?? [];
  const operation = new OperationWriter(publicSchema, g).write(kind, roots);
  return {
    ...operation,
    // As it comes over the wire.
    variables: JSON.parse(JSON.stringify(operation.variables)),
    seed: String(g(fc.nat)),
    odds: { nulls: g(fc.constantFrom, 0, 20), errors: g(fc.constantFrom, 0, 0, 12, 40) },
    visitor: g(fc.constantFrom, "new", "known", "customer", "guest"),
  };
}

const errorSchema = v.looseObject({ path: v.optional(v.array(v.union([v.string(), v.number()]))) });
const answerSchema = v.object({ data: v.optional(v.unknown()), errors: v.optional(v.array(errorSchema), []) });

/** An answer whose errors may come in any order. */
function inAnyOrder({ text, status, setCookies }: Outcome) {
  const { data, errors } = v.parse(answerSchema, JSON.parse(text));
  const given = errors.map((error) => JSON.stringify(error)).toSorted();
  return { status, setCookies, data: JSON.stringify(data), errors: given };
}

/**
 * An answer without what else GraphQL leaves open: of several errors that take the same value away from above, one has
 * to be reported, and which one depends on which is first.
 */
function essence(outcome: Outcome) {
  const { data, errors } = v.parse(answerSchema, JSON.parse(outcome.text));
  const given = errors.map((error) => {
    const gone = goneAt(data, error.path ?? []);
    return JSON.stringify(gone.length < (error.path ?? []).length ? { gone } : error);
  });
  return { ...inAnyOrder(outcome), errors: [...new Set(given)].toSorted() };
}

/** The part of a path up to the value that became null. */
function goneAt(data: unknown, path: readonly (string | number)[]): readonly (string | number)[] {
  let value = data;
  for (const [depth, step] of path.entries()) {
    if (typeof value !== "object" || value === null) return path.slice(0, depth);
    value = Reflect.get(value, step);
  }
  return path;
}

describe("an operation", () => {
  it(`is answered alike on its quick plan and on the stitched graph (seed ${seed})`, { timeout: 120_000 }, async () => {
    const plans: Record<string, number> = {};
    let [faulty, undecided] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (g) => {
        const trial = invent(g);
        const quick = await bench.quick(trial);
        fc.pre(quick.plan !== "refused");
        const stitched = await bench.stitched(trial);
        plans[quick.plan] = (plans[quick.plan] ?? 0) + 1;
        if (quick.text.startsWith('{"errors"')) faulty += 1;
        if (isDeepStrictEqual(inAnyOrder(quick), inAnyOrder(stitched))) return;
        undecided += 1;
        expect({ trial, ...essence(quick) }).toEqual({ trial, ...essence(stitched) });
      }),
      { seed, numRuns: runs, endOnFailure: true },
    );
    process.stdout.write(`plans of seed ${seed}: ${JSON.stringify({ ...plans, faulty, undecided })}\n`);
    expect(plans["forward"] ?? 0).toBeGreaterThan(runs / 5);
    expect(plans["splice"] ?? 0).toBeGreaterThan(runs / 5);
    expect(faulty).toBeGreaterThan(runs / 20);
    expect(undecided).toBeLessThan(runs / 20);
  });
});
