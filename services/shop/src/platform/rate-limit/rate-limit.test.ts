import { describe, expect, it } from "vitest";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { forgetAttempts, giveBackAttempt, type RateRule, type RateVerdict, takeAttempt } from "./rate-limit.ts";

const database = await startTestDatabase();
const start = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
let rules = 0;
const aRule = (limit: number, seconds = 60): RateRule => {
  rules += 1;
  return { name: `test ${rules}`, limit, windowMs: seconds * 1_000 };
};
const allowed = (verdicts: readonly RateVerdict[]) => verdicts.filter(({ isAllowed }) => isAllowed).length;
const counters = async () => (await database.write`select key from rate_counter`).length;

describe("attempts", () => {
  it("are counted before they are made, however many arrive at once", async () => {
    const rule = aRule(5);
    const attempts = Array.from({ length: 120 }, () => takeAttempt(database, [{ rule, subject: "ada" }], start));
    expect(allowed(await Promise.all(attempts))).toBe(5);
  });

  it("are refused when any of their subjects has had too many, whatever the order of these", async () => {
    const [perVisitor, perAddress] = [aRule(2), aRule(30)];
    const attempts = Array.from({ length: 120 }, (_, index) => {
      const subjects = [
        { rule: perVisitor, subject: `visitor ${index % 40}` },
        { rule: perAddress, subject: "address" },
      ];
      return takeAttempt(database, index % 2 === 0 ? subjects : subjects.toReversed(), start);
    });
    expect(allowed(await Promise.all(attempts))).toBe(30);
  });

  it("count again when the window has ended, and refused ones do not prolong it", async () => {
    const subjects = [{ rule: aRule(1, 60), subject: "ada" }];
    expect(await takeAttempt(database, subjects, start)).toEqual({ isAllowed: true });
    expect(await takeAttempt(database, subjects, later(50))).toEqual({ isAllowed: false, retryAfter: 10_000 });
    expect(await takeAttempt(database, subjects, later(60))).toEqual({ isAllowed: true });
  });

  it("that are refused by one rule use up nothing of another", async () => {
    const [narrow, wide] = [aRule(1), aRule(3)];
    const subjects = [
      { rule: narrow, subject: "visitor" },
      { rule: wide, subject: "address" },
    ];
    for (let round = 0; round < 9; round += 1) await takeAttempt(database, subjects, start);
    const others = Array.from({ length: 3 }, () => takeAttempt(database, [{ rule: wide, subject: "address" }], start));
    expect(allowed(await Promise.all(others))).toBe(2);
  });

  it("wait twice as long with each further one where a rule sets it, and count again after a pause", async () => {
    const rule = { ...aRule(3, 60), backoff: { firstWaitMs: 1_000, longestWaitMs: 5_000 } };
    const at = async (seconds: number) => {
      const verdict = await takeAttempt(database, [{ rule, subject: "ada" }], later(seconds));
      return verdict.isAllowed ? 0 : verdict.retryAfter;
    };
    expect([await at(0), await at(0), await at(0)]).toEqual([0, 0, 0]);
    expect([await at(0), await at(0.4), await at(1)]).toEqual([1_000, 600, 0]);
    expect([await at(1), await at(3)]).toEqual([2_000, 0]);
    expect([await at(3), await at(7)]).toEqual([4_000, 0]);
    expect([await at(7), await at(12), await at(12)]).toEqual([5_000, 0, 5_000]);
    expect([await at(72), await at(72), await at(72), await at(72)]).toEqual([0, 0, 0, 1_000]);
    const atOnce = Array.from({ length: 40 }, () => takeAttempt(database, [{ rule, subject: "ben" }], start));
    expect(allowed(await Promise.all(atOnce))).toBe(3);
  });

  it("can be given back and forgotten", async () => {
    const subjects = [{ rule: aRule(1), subject: "ada" }];
    const tryOnce = async () => (await takeAttempt(database, subjects, start)).isAllowed;
    expect(await tryOnce()).toBe(true);
    await giveBackAttempt(database, subjects);
    expect([await tryOnce(), await tryOnce()]).toEqual([true, false]);
    await forgetAttempts(database, subjects);
    expect(await tryOnce()).toBe(true);
  });

  it("that are given back leave room for another at once, also when some of the limit stay used", async () => {
    const subjects = [{ rule: aRule(2), subject: "ada" }];
    const tryOnce = async () => (await takeAttempt(database, subjects, start)).isAllowed;
    expect([await tryOnce(), await tryOnce(), await tryOnce()]).toEqual([true, true, false]);
    await giveBackAttempt(database, subjects);
    expect([await tryOnce(), await tryOnce()]).toEqual([true, false]);
  });

  it("leave no address and no name behind, and nothing permanently", async () => {
    const rule = aRule(1);
    await takeAttempt(database, [{ rule, subject: "203.0.113.9" }], start);
    const rows = await database.write`select * from rate_counter`;
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    for (let round = 0; round < 20; round++) await takeAttempt(database, [{ rule, subject: "one" }], later(3_600));
    expect(await counters()).toBe(1);
  });
});
