import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { devicesAt, writeTwoProducts } from "../../test/devices.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { takeLoginGuess } from "./guessing.service.ts";

const database = await startTestDatabase();

beforeAll(() => writeTwoProducts(database));
const { shopper, register, signIn, account } = devicesAt(database);

const clock = fixedClock(new Date());

/**
 * Someone at an address.
 * @param device a browser that the gateway recognises
 * @param userId default: one that the shop has given
 */
async function at(address: string, device: string | null = null, userId?: string): Promise<Shopper> {
  const visitor = { address, device };
  if (userId === undefined) return shopper({ visitor, clock });
  const who = new Shopper(database, { visitor, clock });
  who.caller = { ...who.caller, userId };
  return who;
}

const newName = () => `${randomUUID()}@example.org`;

/** Addresses of a network that no other test counts. */
function newNetwork(): (host: number) => string {
  const [a, b] = crypto.getRandomValues(new Uint8Array(2));
  return (host) => `10.${a}.${b}.${host}`;
}

/** A wrong password. */
async function guess(who: Shopper, name: string): Promise<"checked" | "waits"> {
  return (await takeLoginGuess(who.context(), name)) === null ? "waits" : "checked";
}

/** A right one. */
async function enter(who: Shopper, name: string): Promise<"in" | "waits"> {
  const taken = await takeLoginGuess(who.context(), name);
  await taken?.succeeded();
  return taken === null ? "waits" : "in";
}

/** How many of some tries at once are checked. */
async function guesses(tries: number, once: () => Promise<"checked" | "waits">): Promise<number> {
  return count(await Promise.all(Array.from({ length: tries }, once)), "checked");
}

function count(outcomes: readonly string[], wanted: string): number {
  return outcomes.filter((outcome) => outcome === wanted).length;
}

describe("guessing a password", () => {
  it("is checked five times of 120 at once, whether the account exists or not", async () => {
    for (const email of [await account(), newName()]) {
      const stranger = await at(newNetwork()(1));
      stranger.caller = { ...stranger.caller, userId: null };
      const outcomes = await Promise.all(
        Array.from({ length: 120 }, async () => (await signIn(stranger, email, "wrong")).errorMessage),
      );
      const isWaiting = (text: string | null) => text?.includes("Zu viele") === true;
      expect([outcomes.length, outcomes.filter((text) => !isWaiting(text)).length]).toEqual([120, 5]);
    }
  });

  it("waits longer with each further try, and ids that are made up do not help", async () => {
    const [name, address] = [newName(), newNetwork()(1)];
    const tries = async () => guess(await at(address, null, randomUUID()), name);
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await tries()).toBe("checked");
    for (const wait of [30_000, 60_000, 120_000]) {
      expect(await tries()).toBe("waits");
      clock.advance(wait - 1);
      expect(await tries()).toBe("waits");
      clock.advance(1);
      expect(await tries()).toBe("checked");
    }
  });

  it("never makes the owner's browser wait, nor the one at home that has lost its cookie", async () => {
    const [name, device, home] = [newName(), randomUUID(), newNetwork()(1)];
    expect(await enter(await at(home, device), name)).toBe("in");
    // All together have far more guesses than the account takes.
    for (let network = newNetwork(), host = 0; host < 280; host += 1) {
      if (host % 50 === 0) network = newNetwork();
      await guess(await at(network(host % 50)), name);
    }
    expect(await guess(await at(newNetwork()(1)), name)).toBe("waits");
    expect(await enter(await at(newNetwork()(1), device), name)).toBe("in");
    expect(await enter(await at(home), name)).toBe("in");
    // On a new device the owner waits a minute at most, like all other unknown clients.
    clock.advance(60_000);
    expect(await enter(await at(newNetwork()(1)), name)).toBe("in");
  });

  it("beside the owner, at one address, does not lock the owner out either", async () => {
    const [name, address, device] = [newName(), newNetwork()(1), randomUUID()];
    const stranger = await at(address);
    for (let attempt = 0; attempt < 12; attempt += 1) await guess(stranger, name);
    // A browser that never signed in before.
    expect(await enter(await at(address, device), name)).toBe("in");
    // Then with many browsers.
    for (let attempt = 0; attempt < 40; attempt += 1) await guess(await at(address), name);
    expect(await guess(await at(address), name)).toBe("waits");
    expect(await enter(await at(address, device), name)).toBe("in");
  });

  it("has five tries with a browser that is known, too", async () => {
    const [name, known] = [newName(), await at(newNetwork()(1), randomUUID())];
    await enter(known, name);
    expect(await guesses(8, () => guess(known, name))).toBe(5);
  });

  it("does not wait for right passwords, however many, and a right one ends what wrong ones began", async () => {
    for (const device of [randomUUID(), null]) {
      const [name, who] = [newName(), await at(newNetwork()(1), device ?? undefined)];
      for (let time = 0; time < 12; time += 1) expect([time, await enter(who, name)]).toEqual([time, "in"]);
      for (let round = 0; round < 2; round += 1) {
        expect(await guesses(4, () => guess(who, name))).toBe(4);
        expect([round, await enter(who, name)]).toEqual([round, "in"]);
      }
      // The wait that five wrong ones began is over with the right one that follows it.
      expect(await guesses(6, () => guess(who, name))).toBe(5);
      clock.advance(60_000);
      expect(await enter(who, name)).toBe("in");
      expect(await guesses(4, () => guess(who, name))).toBe(4);
    }
  });

  it("is counted for a network: a provider's customer has many addresses", async () => {
    const [name, network] = [newName(), newNetwork()];
    let host = 0;
    expect(await guesses(80, async () => guess(await at(network((host += 1))), name))).toBe(60);
  });

  it("at many accounts is counted for the address", async () => {
    const stranger = await at(newNetwork()(1));
    expect(await guesses(130, () => guess(stranger, newName()))).toBe(100);
    clock.advance(10 * 60_000);
    expect(await guess(stranger, newName())).toBe("checked");
  });

  it("is not what a class does that signs in at once, four times over", async () => {
    const address = newNetwork()(1);
    const names = Array.from({ length: 30 }, newName);
    for (let round = 0; round < 4; round += 1) {
      const outcomes = await Promise.all(names.map(async (name) => enter(await at(address), name)));
      expect(new Set(outcomes)).toEqual(new Set(["in"]));
    }
  });
});

describe("checking who has an account (C-89)", () => {
  const isUnique = async (who: Shopper) =>
    (await who.errorsOf(`{ isUniqueEmail(email: "${randomUUID()}@example.org") }`))[0]?.extensions["classification"];

  it("is answered ten times to a visitor, registrations counted in", async () => {
    const who = await at(newNetwork()(1));
    for (let question = 0; question < 8; question += 1) expect(await isUnique(who)).toBeUndefined();
    expect((await register(who, `${randomUUID()}@example.org`)).successfull).toBe(true);
    // Signing in gives another id; the one that goes on has ten.
    const one = await at(newNetwork()(1));
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => isUnique(one)));
    expect([count(outcomes.map(String), "undefined"), count(outcomes.map(String), "RATE_LIMITED")]).toEqual([10, 20]);
    const refused = await register(one, `${randomUUID()}@example.org`);
    expect(refused).toMatchObject({ successfull: false, errorMessage: expect.stringContaining("zu viele Versuche") });
    clock.advance(10 * 60_000);
    expect(await isUnique(one)).toBeUndefined();
  });

  it("is answered a hundred times to an address, however many visitors come from it", async () => {
    const address = newNetwork()(1);
    const outcomes = await Promise.all(Array.from({ length: 130 }, async () => isUnique(await at(address))));
    expect(count(outcomes.map(String), "undefined")).toBe(100);
  });

  it("is answered ten times in all to those of an address who send no id", async () => {
    const who = await at(newNetwork()(1));
    who.caller = { ...who.caller, userId: null };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => isUnique(who)));
    expect(count(outcomes.map(String), "undefined")).toBe(10);
  });
});
