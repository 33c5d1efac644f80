import type { Server } from "node:http";
import process from "node:process";
import { join } from "node:path";
import fc, { type GeneratorValue } from "fast-check";
import { parse, visit } from "graphql";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, type Outcome, type Trial } from "./bench.ts";
import { serveFurther, type Weather } from "./further-upstreams.ts";
import { OperationWriter } from "./invented-operation.ts";

/** `FURTHER_SEED` repeats a run, `FURTHER_RUNS` makes it longer. */
const seed = Number(process.env["FURTHER_SEED"] ?? Date.now() % 1_000_000_000);
const runs = Number(process.env["FURTHER_RUNS"] ?? 300);

const weather: Weather = { seed: "", odds: { nulls: 0, errors: 0 } };
let server: Server;
let bench: Bench;
beforeAll(async () => {
  server = await serveFurther(weather);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  process.env["INVENTED_UPSTREAMS_URL"] = `http://127.0.0.1:${address.port}/`;
  bench = await openBench(join(import.meta.dirname, "further"));
}, 60_000);
afterAll(async () => {
  await bench.close();
  server.close();
});

const roots = [
  ["session"],
  ["getProductById", "getProductsById", "core_category"],
  ["stores", "nearest", "newest", "subjects"],
];

function invent(g: GeneratorValue): Trial {
  const operation = new OperationWriter(bench.publicSchema, g).write("query", roots);
  return {
    ...operation,
    variables: JSON.parse(JSON.stringify(operation.variables)),
    seed: String(g(fc.nat)),
    odds: { nulls: g(fc.constantFrom, 0, 20), errors: g(fc.constantFrom, 0, 0, 8) },
    visitor: g(fc.constantFrom, "new", "known", "customer", "guest"),
  };
}

const errorSchema = v.object({ path: v.optional(v.array(v.union([v.string(), v.number()])), []) });
const answerSchema = v.object({ data: v.optional(v.unknown()), errors: v.optional(v.array(errorSchema), []) });

/** Which errors there are is left open where one takes the place of another, and each way has its own words for them. */
function essence({ text, setCookies }: Outcome) {
  const { data, errors } = v.parse(answerSchema, JSON.parse(text));
  return { data: JSON.stringify(data), hasErrors: errors.length > 0, setCookies };
}

/** Whether a field failed that the operation does not select: a key that stitching adds. The plan does not read it. */
function hasAddedFailure({ query }: Trial, { text }: Outcome): boolean {
  const selected = new Set<unknown>();
  visit(parse(query), { Field: ({ alias, name }) => void selected.add((alias ?? name).value) });
  const { errors } = v.parse(answerSchema, JSON.parse(text));
  return errors.some(({ path }) => path.some((step) => typeof step === "string" && !selected.has(step)));
}

describe("an operation over shop, session and two further upstreams", () => {
  it(
    `is answered alike by its plan and by the stitched graph (seed ${seed})`,
    { timeout: 60_000 + runs * 100 },
    async () => {
      const plans: Record<string, number> = {};
      let leftOut = 0;
      await fc.assert(
        fc.asyncProperty(fc.gen(), async (g) => {
          const trial = invent(g);
          Object.assign(weather, { seed: trial.seed, odds: trial.odds });
          const quick = await bench.quick(trial);
          fc.pre(quick.plan !== "refused");
          const stitched = await bench.stitched(trial);
          const failedAtKey = hasAddedFailure(trial, stitched);
          if (failedAtKey) leftOut += 1;
          fc.pre(!failedAtKey);
          plans[quick.plan] = (plans[quick.plan] ?? 0) + 1;
          expect({ trial, ...essence(quick) }).toEqual({ trial, ...essence(stitched) });
        }),
        { seed, numRuns: runs, endOnFailure: true },
      );
      const compared = Object.values(plans).reduce((sum, count) => sum + count, 0);
      const share = `${leftOut} of ${leftOut + compared} left out as failed at a key that stitching adds`;
      process.stdout.write(`plans of seed ${seed}: ${JSON.stringify(plans)}; ${share}\n`);
      expect(plans["federate"] ?? 0).toBeGreaterThan(runs / 3);
      // An exclusion that grows would leave nothing to compare, and pass.
      expect(leftOut).toBeLessThan((leftOut + compared) / 10);
    },
  );
});
