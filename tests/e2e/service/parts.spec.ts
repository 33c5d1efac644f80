import { expect, test } from "../fixtures.ts";
import { partsOfBuying } from "./parts-of-buying.ts";
import { partsOfService } from "./parts-of-service.ts";

test("STORE-16: the shop sells variants, prices, deals, cart, checkout, orders, returns, lists, reviews, newsletter, competitions, prime with its waiting list and businesses with a certificate", async ({
  chalkbox,
  backOffice,
}) => {
  const failed: string[] = [];
  for (const [name, part] of Object.entries({ ...partsOfBuying, ...partsOfService })) {
    await test.step(name, async () => {
      await part(chalkbox, backOffice).catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
    });
  }
  expect(failed).toEqual([]);
});
