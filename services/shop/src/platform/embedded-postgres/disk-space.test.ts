import { expect, it } from "vitest";
import { type Statfs, watchDiskSpace } from "./disk-space.ts";

/** A disk of blocks of 4 kB, and a clock. */
function disk(reserve: number) {
  const state = { free: 0, time: 0, asked: 0, isBroken: false };
  const statfs: Statfs = async () => {
    state.asked += 1;
    if (state.isBroken) throw new Error("EIO");
    return { bavail: state.free / 4_096, bsize: 4_096 };
  };
  return { state, space: watchDiskSpace("/data", reserve, { statfs, now: () => state.time }) };
}

it("has room while more than the reserve is free", async () => {
  const { state, space } = disk(8_192);
  state.free = 12_288;
  expect(await space.hasRoom()).toBe(true);
  state.time = 1_000;
  state.free = 8_192;
  expect(await space.hasRoom()).toBe(false);
  state.time = 2_000;
  state.free = 12_288;
  expect(await space.hasRoom()).toBe(true);
});

it("checks the system once a second, however often it is called", async () => {
  const { state, space } = disk(8_192);
  await Promise.all(Array.from({ length: 50 }, () => space.hasRoom()));
  state.time = 999;
  await space.hasRoom();
  expect(state.asked).toBe(1);
});

it("leaves it to PostgreSQL where the system cannot say", async () => {
  const { state, space } = disk(8_192);
  state.isBroken = true;
  expect(await space.hasRoom()).toBe(true);
});

it("reads a real disk", async () => {
  expect(await watchDiskSpace(import.meta.dirname, 0).hasRoom()).toBe(true);
  expect(await watchDiskSpace(import.meta.dirname, Number.MAX_SAFE_INTEGER).hasRoom()).toBe(false);
});
