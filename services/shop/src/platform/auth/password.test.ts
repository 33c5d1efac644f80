import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

/** Milliseconds of the quickest of a few runs, which other work on the machine disturbs least. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

describe("passwords", () => {
  it("are stored as Argon2id with a salt of their own", async () => {
    const [first, second] = await Promise.all([hashPassword("chalk"), hashPassword("chalk")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it("are right or wrong", async () => {
    const stored = await hashPassword("chalk");
    expect(await verifyPassword(stored, "chalk")).toBe(true);
    expect(await verifyPassword(stored, "Chalk")).toBe(false);
  });

  it("of a user that does not exist are wrong, and that takes as long", async () => {
    const stored = await hashPassword("chalk");
    expect(await verifyPassword(null, "no user has this password")).toBe(false);
    const known = await quickest(() => verifyPassword(stored, "wrong"));
    const unknown = await quickest(() => verifyPassword(null, "wrong"));
    expect(unknown).toBeGreaterThan(known / 2);
  });
});
