import { expect, test } from "../fixtures.ts";
import { trySequences } from "../../people/sequences.ts";

/** Steps of all runs; `npm run campaign -- people` takes a hundred thousand. */
const steps = 2_000;
/** Each run has people and articles of its own, so that they take place at the same time. */
const runs = 4;

test.describe.configure({ mode: "parallel" });

for (let run = 1; run <= runs; run += 1) {
  test(`several people at once are shown what is theirs and nothing else, after each of ${steps / runs} steps (${run} of ${runs})`, async ({
    chalkbox,
    backOffice,
    storefront,
  }) => {
    test.setTimeout(480_000);
    const itemIds: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { items } = await backOffice.createProduct({ stock: 1_000_000 });
      itemIds.push(...items.map(({ id }) => id));
    }
    const origin = `http://127.0.0.1:${chalkbox.webPort}`;
    let taken = 0;
    while (taken < steps / runs)
      taken += await trySequences(origin, storefront, itemIds, { sequences: 1, length: 150 });
    expect(taken).toBeGreaterThanOrEqual(steps / runs);
  });
}
