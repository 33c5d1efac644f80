import { runTests } from "./run-tests.ts";
import type { Say } from "./say.ts";

/** The property tests whose lean versions `npm test` runs. */
const tests = ["federation/federation", "federation/faulty", "plans/further"].map(
  (name) => `services/gateway/test/${name}.property.test.ts`,
);

/**
 * Invents operations over four upstreams and compares the answer of each one's plan with that of the whole world in one
 * schema: with faults of single fields they are equal; with calls that time out, entities that are missing and values of
 * other types the plan's answer lacks some of it and holds nothing else. A twentieth as many operations over shop, session
 * and two further upstreams are compared with the stitched graph, which takes twenty times as long.
 * @param seed of the first operation; a random one without it
 * @returns whether all were equal; a difference is printed with the seed that repeats it
 */
export function campaignOfFederation(say: Say, operations = 100_000, seed?: number): Promise<boolean> {
  say(`${operations} operations over four upstreams …`);
  return runTests(tests, {
    FEDERATION_RUNS: String(operations),
    FURTHER_RUNS: String(Math.ceil(operations / 20)),
    ...(seed !== undefined && { FEDERATION_SEED: String(seed), FURTHER_SEED: String(seed) }),
  });
}
