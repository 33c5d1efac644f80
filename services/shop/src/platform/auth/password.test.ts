import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

/** What work takes of the processor's time, in microseconds: the clock also counts what others do meanwhile. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
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

  it("are what a person sees, however a keyboard sends it; those of earlier days go on", async () => {
    const stored = await hashPassword("schu\u0308ler");
    for (const typed of ["schüler", "schu\u0308ler", "ｓｃｈüler"])
      expect(await verifyPassword(stored, typed)).toBe(true);
    const earlier = await hash("schu\u0308ler");
    expect(await verifyPassword(earlier, "schu\u0308ler")).toBe(true);
    expect(await verifyPassword(earlier, "schuler")).toBe(false);
  });

  it("of a user that does not exist are wrong, and that takes as long", async () => {
    const stored = await hashPassword("chalk");
    expect(await verifyPassword(null, "no user has this password")).toBe(false);
    let [known, unknown] = [Infinity, Infinity];
    // In turns, so that a machine that gets busier or slower does so for both; the least of a few is disturbed least.
    for (let run = 0; run < 5; run += 1) {
      known = Math.min(known, await costOf(() => verifyPassword(stored, "wrong")));
      unknown = Math.min(unknown, await costOf(() => verifyPassword(null, "wrong")));
    }
    // Without the work it would be a thousandth.
    expect(unknown).toBeGreaterThan(known / 4);
  });
});
