import { expect, it } from "vitest";
import { createNewcomers, keepIds } from "./newcomers.ts";

const secret = "a-secret-of-a-browser-1";

/** A shop that gives other ids at each request. */
function shop() {
  let count = 0;
  return async () => {
    count += 1;
    return { userId: `u${count}`, cartId: `c${count}` };
  };
}

it("gives requests of the same browser the same ids, and every other browser its own", async () => {
  const [idsOf, mint] = [createNewcomers(keepIds, Date.now), shop()];
  const [first, beside] = await Promise.all([idsOf(secret, mint), idsOf(secret, mint)]);
  expect(beside).toEqual(first);
  expect(await idsOf(secret, mint)).toEqual(first);
  expect(await idsOf("a-secret-of-a-browser-2", mint)).not.toEqual(first);
});

it("without a secret, or with one that can be guessed, each request is another visitor's", async () => {
  const [idsOf, mint] = [createNewcomers(keepIds, Date.now), shop()];
  for (const newcomer of [null, "1", "x".repeat(19)]) {
    expect(await idsOf(newcomer, mint)).not.toEqual(await idsOf(newcomer, mint));
  }
});

it("requests ids again after a failure, and forgets them after a minute", async () => {
  let time = 1_000;
  const [idsOf, mint] = [createNewcomers(keepIds, () => time), shop()];
  await expect(idsOf(secret, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  const first = await idsOf(secret, mint);
  time = 60_900;
  expect(await idsOf(secret, mint)).toEqual(first);
  time = 61_000;
  expect(await idsOf(secret, mint)).not.toEqual(first);
});
