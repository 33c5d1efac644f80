import process from "node:process";
import { parse, validate } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, startHarness } from "./harness.ts";
import { inventQuery, type Random, randomFrom } from "./invented-query.ts";
import type { Withheld } from "./world.ts";

/** `FEDERATION_RUNS` makes it longer, `FEDERATION_SEED` repeats a run. */
const runs = Number(process.env["FEDERATION_RUNS"] ?? 2_000);
const firstSeed = Number(process.env["FEDERATION_SEED"] ?? Math.floor(Math.random() * 1e9));
const patience = 60_000 + runs * 100;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});

describe("the plan of an invented operation", () => {
  it(
    `answers as the whole world does, faults of single fields included (seed ${firstSeed})`,
    { timeout: patience },
    async () => {
      let compared = 0;
      for (let index = 0; index < runs; index += 1) {
        const seed = firstSeed + index;
        const random = randomFrom(seed);
        const { text, variables } = inventQuery(harness.federation.schema, random);
        if (validate(harness.federation.schema, parse(text)).length > 0) continue;
        const { planned, reference } = await harness.both(text, variables, withheldBy(random));
        if (planned.text !== reference.text || planned.hasErrors !== reference.hasErrors) {
          const facts = JSON.stringify({ seed, variables, planned, reference }, null, 1);
          expect.fail(`FEDERATION_SEED=${seed} FEDERATION_RUNS=1\n${text}\n${facts}`);
        }
        compared += 1;
      }
      // Most of what is invented is valid.
      expect(compared).toBeGreaterThan(runs * 0.6);
    },
  );
});

/** In every second operation some fields fail or are null, where null may be and where it may not. */
function withheldBy(random: Random): Withheld {
  const share = random() < 0.5 ? 0 : random() * 0.25;
  const salt = Math.floor(random() * 1e9);
  return (where, whose) => {
    if (share === 0 || where.startsWith("Mutation.")) return null;
    const drawn = randomFrom(salt + hashOf(`${where} ${String(whose)}`))();
    return drawn > share ? null : drawn > share / 2 ? "error" : "null";
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash >>> 0;
}
