import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { devicesAt, writeTwoProducts } from "../../test/devices.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { anAddress, Shopper } from "../../test/shopper.ts";
import { takeLoginGuess } from "./guessing.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeTwoProducts(database));
const { shopper, register } = devicesAt(database);

const noon = new Date("2026-11-23T12:00:00Z");
const [second, minute, day] = [1_000, 60_000, 86_400_000];
const anEmail = () => `${randomUUID()}@example.org`;
const after = (milliseconds: number) => fixedClock(new Date(noon.getTime() + milliseconds));

/** A wrong password, or the right one. @returns whether it was checked at once */
async function guess(who: Shopper, name: string, isRight = false): Promise<boolean> {
  const taken = await takeLoginGuess(who.context(), name);
  if (isRight) await taken?.succeeded();
  return taken !== null;
}

describe("a registration that is sent again", () => {
  it.each([
    ["a second before", -second, true],
    ["a second after", second, false],
  ])("signs in, %s a quarter of an hour: %s ms, %s", async (_, offset, isSameOne) => {
    const email = anEmail();
    const who = await shopper({ clock: fixedClock(noon) });
    const { caller, cartId } = who;
    await register(who, email);
    await database.write`update customer set created_at = ${noon} where email = ${email}`;
    await database.write`update shop_user set created_at = ${noon} where predecessor_id = ${caller.userId}`;
    const again = new Shopper(database, { clock: after(15 * minute + offset) });
    Object.assign(again, { caller, cartId });
    expect((await register(again, email)).successfull).toBe(isSameOne);
  });
});

describe("a browser that has signed in", () => {
  it.each([
    ["a second before", -second, true],
    ["a second after", second, false],
  ])("is known %s the end of 180 days: %s ms, %s", async (_, offset, isKnown) => {
    const [name, address, device] = [anEmail(), anAddress(), randomUUID()];
    await guess(await shopper({ visitor: { address: anAddress(), device }, clock: fixedClock(noon) }), name, true);
    const clock = after(180 * day + offset);
    const stranger = () => shopper({ visitor: { address, device: null }, clock });
    for (let visitors = 0; visitors < 4; visitors += 1) {
      const one = await stranger();
      for (let tries = 0; tries < 5; tries += 1) expect(await guess(one, name)).toBe(true);
    }
    expect(await guess(await stranger(), name)).toBe(false);
    expect(await guess(await shopper({ visitor: { address, device }, clock }), name)).toBe(isKnown);
  });
});

describe("the wait after wrong passwords", () => {
  it("is half a minute after the fifth, twice as long each time, and a quarter of an hour at most", async () => {
    const [name, visitor, clock] = [anEmail(), { address: anAddress(), device: randomUUID() }, fixedClock(noon)];
    const who = await shopper({ visitor, clock });
    for (let tries = 0; tries < 5; tries += 1) expect(await guess(who, name)).toBe(true);
    for (const wait of [0.5, 1, 2, 4, 8, 15, 15]) {
      clock.advance(wait * minute - second);
      expect([wait, await guess(who, name)]).toEqual([wait, false]);
      clock.advance(2 * second);
      expect([wait, await guess(who, name)]).toEqual([wait, true]);
    }
  });

  it("is forgotten an hour after the last of them", async () => {
    for (const [offset, isForgotten] of [
      [-second, false],
      [second, true],
    ] as const) {
      const [name, visitor, clock] = [anEmail(), { address: anAddress(), device: randomUUID() }, fixedClock(noon)];
      const who = await shopper({ visitor, clock });
      for (let tries = 0; tries < 5; tries += 1) await guess(who, name);
      clock.advance(60 * minute + offset);
      expect(await guess(who, name)).toBe(true);
      expect(await guess(who, name)).toBe(isForgotten);
    }
  });
});
