import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockOf, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { giveBackStock, piecesOf, takeStock } from "./stock.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));
beforeEach(() => database.write`update stock set quantity = case item_id when 1001 then 3 else 10 end`);

const pieces = (...entries: readonly (readonly [number, number])[]) => new Map(entries);
const left = async () => [await stockOf(database, 1_001), await stockOf(database, 1_002)];

describe("stock", () => {
  it("is counted by item, however many lines it is on", () => {
    const line = (itemId: number, quantity: number) => ({ itemId, quantity });
    expect([...piecesOf([line(1, 2), line(2, 1), line(1, 3)])]).toEqual([
      [1, 5],
      [2, 1],
    ]);
  });

  it("is taken to the last piece", async () => {
    expect(await database.transaction((tx) => takeStock(tx, pieces([1_001, 3], [1_002, 4])))).toEqual([]);
    expect(await left()).toEqual([0, 6]);
  });

  it("is taken whole or not at all, and reports about what there is how much", async () => {
    expect(await database.transaction((tx) => takeStock(tx, pieces([1_001, 4], [1_002, 4], [9_999, 1])))).toEqual([
      { itemId: 1_001, left: 3 },
      { itemId: 9_999, left: 0 },
    ]);
    expect(await left()).toEqual([3, 10]);
  });

  it("is put back", async () => {
    await database.transaction((tx) => giveBackStock(tx, pieces([1_001, 2])));
    await database.transaction((tx) => giveBackStock(tx, pieces()));
    expect(await left()).toEqual([5, 10]);
  });
});
