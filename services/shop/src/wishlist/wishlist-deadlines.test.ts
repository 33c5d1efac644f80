import { expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { aCustomer, writeListedProducts } from "../../test/wishlists.ts";

const database = await startTestDatabase();
await writeListedProducts(database);
await startCatalogue(database);

const noon = new Date("2026-11-23T12:00:00Z");
const [second, hour, day] = [1_000, 3_600_000, 86_400_000];

/** Someone with a list from which something was removed at noon. */
async function removal() {
  const clock = fixedClock(noon);
  const carla = await aCustomer(database, {}, clock);
  const list = await carla.makeList();
  const entryId = await carla.add(list, 2);
  await carla.add(list, 4, 5);
  await carla.change(`removeProductFromWishlist(externalId: "${list}", entryId: "${entryId}")`);
  return { carla, clock, list, entryId };
}

it("what was removed is offered to be restored for an hour", async () => {
  const { carla, clock, list, entryId } = await removal();
  const offered = async () => {
    const { removedEntries } = await carla.list(list, "removedEntries { externalId }");
    return removedEntries.map(({ externalId }: { externalId: string }) => externalId);
  };
  clock.advance(hour - second);
  expect(await offered()).toEqual([entryId]);
  clock.advance(2 * second);
  expect(await offered()).toEqual([]);
});

it.each([
  ["a second before", -second, true],
  ["a second after", second, false],
])(
  "what was removed comes back itself, with its comments, %s the end of a day: %s ms, %s",
  async (_, offset, isItself) => {
    const { carla, clock, list, entryId } = await removal();
    clock.advance(day + offset);
    const entry = `entry: { productId: "2", quantity: 1 }`;
    const { entryId: restored } = await carla.change(
      `restoreWishlistEntry(externalId: "${list}", entryId: "${entryId}", ${entry})`,
    );
    expect(restored === entryId).toBe(isItself);
  },
);

it("C-107: a link runs to the end of its 30th day in Berlin, and is made for 366 days at most", async () => {
  const clock = fixedClock(noon);
  const [carla, frieda] = [await aCustomer(database, {}, clock), await aCustomer(database, {}, clock)];
  const list = await carla.makeList();
  const shareData = await carla.invite(list, "EDITOR");
  const shown = async () =>
    (await frieda.ask(`{ getSharedWishlist(shareData: "${shareData}") { name } }`)).getSharedWishlist;
  const make = async (endsAt: string) => {
    const call = `createWishlistInvite(externalId: "${list}", right: ADMIN, endsAt: "${endsAt}") { errorCode }`;
    return (await carla.ask(`mutation { ${call} }`)).createWishlistInvite.errorCode;
  };
  expect(await make("2027-11-24T23:00:00Z")).toBeNull();
  expect(await make("2027-11-24T23:00:01Z")).toBe("DATE_INVALID");
  clock.advance(Date.parse("2026-12-23T22:59:59Z") - noon.getTime());
  expect(await shown()).toEqual({ name: "Klasse 3" });
  clock.advance(2 * second);
  expect(await shown()).toBeNull();
});
