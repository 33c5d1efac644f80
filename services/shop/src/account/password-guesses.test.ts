import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startTestDatabase } from "../../test/shop-test.ts";
import { anAddress, Shopper } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { blockedText, rememberSignIn, takeLoginGuess, takePasswordGuess } from "./guessing.service.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date());
const days = 24 * 60 * 60_000;
const someone = (device: string | null = null, address = anAddress()) =>
  new Shopper(database, { clock, visitor: { address, device } });

describe("guesses of the current password (C-100)", () => {
  const guess = async (customerId: string, tokenId: string | null) =>
    (await takePasswordGuess(someone().context(), customerId, tokenId)) !== null;
  const guesses = async (times: number, customerId: string, tokenId: string | null) => {
    let taken = 0;
    for (let attempt = 0; attempt < times; attempt += 1) if (await guess(customerId, tokenId)) taken += 1;
    return taken;
  };

  it("are five with a token, and others with another token of the account", async () => {
    const customerId = randomUUID();
    expect(await guesses(7, customerId, "a")).toBe(5);
    expect(await guesses(7, customerId, "b")).toBe(5);
    expect(await guesses(7, customerId, null)).toBe(5);
    expect(await guesses(7, randomUUID(), "a")).toBe(5);
  });

  it("are twenty in all, however many tokens were copied", async () => {
    const customerId = randomUUID();
    let taken = 0;
    for (let token = 0; token < 30; token += 1) taken += await guesses(1, customerId, String(token));
    expect(taken).toBe(20);
  });

  it("are dropped with the right one", async () => {
    const customerId = randomUUID();
    expect(await guesses(4, customerId, "a")).toBe(4);
    const right = await takePasswordGuess(someone().context(), customerId, "a");
    await right?.succeeded();
    expect(await guesses(7, customerId, "a")).toBe(5);
  });
});

describe("a browser that signed in before", () => {
  /** Guesses that a client has at an account where all strangers have used up theirs. */
  async function isLetIn(device: string | null, address: string, account: string): Promise<boolean> {
    return (await takeLoginGuess(someone(device, address).context(), account)) !== null;
  }
  /** Lets the strangers at an address use up their guesses. */
  async function exhaust(address: string, account: string): Promise<void> {
    for (let attempt = 0; attempt < 8; attempt += 1) await takeLoginGuess(someone(null, address).context(), account);
  }

  it("is known for 180 days, however the name is written", async () => {
    const [account, device, address] = [`${randomUUID()}@Example.org`, randomUUID(), anAddress()];
    await rememberSignIn(someone(device).context(), account);
    clock.advance(180 * days);
    await exhaust(address, account);
    expect([await isLetIn(null, address, account), await isLetIn(device, address, account.toUpperCase())]).toEqual([
      false,
      true,
    ]);
    clock.advance(1);
    await exhaust(address, account);
    // From now on it counts as any other at the address: twenty guesses of all together.
    for (let attempt = 0; attempt < 20; attempt += 1) await isLetIn(randomUUID(), address, account);
    expect(await isLetIn(device, address, account)).toBe(false);
  });

  it("is known at its account alone", async () => {
    const [account, device, address] = [randomUUID(), randomUUID(), anAddress()];
    await rememberSignIn(someone(device).context(), randomUUID());
    for (let attempt = 0; attempt < 25; attempt += 1) await isLetIn(randomUUID(), address, account);
    expect(await isLetIn(device, address, account)).toBe(false);
  });
});

it("reports that someone has to wait in both languages", () => {
  expect(blockedText("de-DE")).toMatch(/^Zu viele Anmeldeversuche\. Bitte warten Sie/);
  expect(blockedText("en-DE")).toMatch(/^Too many attempts to sign in\. Please wait/);
});
