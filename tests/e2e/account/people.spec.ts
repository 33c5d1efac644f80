import { expect, test } from "../fixtures.ts";
import { trySequence } from "../../people/sequences.ts";

/** Steps of all runs; `npm run campaign -- people` takes a hundred thousand. */
const steps = 400;
/** Each run has people and articles of its own, so that they take place at the same time. */
const runs = 2;

test.describe.configure({ mode: "parallel" });

for (let run = 1; run <= runs; run += 1) {
  test(`several people at once are shown what is theirs and nothing else, after each of ${steps / runs} steps (${run} of ${runs})`, async ({
    chalkbox,
    backOffice,
    storefront,
  }) => {
    test.setTimeout(240_000);
    const place = { origin: `http://127.0.0.1:${chalkbox.webPort}`, storefront, backOffice };
    let taken = 0;
    for (let seed = Math.trunc(Math.random() * 2 ** 31); taken < steps / runs; seed += 1) {
      taken += await trySequence(place, { length: 150, seed, shrinksFor: 25_000 });
    }
    expect(taken).toBeGreaterThanOrEqual(steps / runs);
  });
}
