import { describe, expect, it } from "vitest";
import type { CartOperationInput } from "../generated/graph.ts";
import { decodeOps, isFilling } from "./update-input.ts";

type Add = NonNullable<NonNullable<CartOperationInput["positionOp"]>["addPosition"]>;
const add = (changes: Partial<Add> = {}): CartOperationInput => ({
  positionOp: {
    addPosition: {
      setItemId: "17",
      updateQuantity: { quantity: 2 },
      asFreeArticle: false,
      asCatalog: false,
      ...changes,
    },
  },
});
const set = (positionId: string): CartOperationInput => ({
  positionOp: { updatePosition: { positionId, updateQuantity: { quantity: 4 } } },
});
const remove = (positionId: string): CartOperationInput => ({ positionOp: { removePosition: { positionId } } });
const redeem = (code: string): CartOperationInput => ({ voucherOp: { addVoucher: { code } } });
const takeBack = (code: string): CartOperationInput => ({ voucherOp: { removeVoucher: { code } } });

describe("operations on a cart", () => {
  it("are read apart by what they change, each kind in order", () => {
    expect(decodeOps([redeem(" zehn "), add(), set("p1.p2"), remove("p3"), takeBack("Zwanzig")])).toEqual({
      positions: [
        { type: "add", itemId: 17, quantity: 2, atDealPrice: false, shownCents: null, restores: null },
        { type: "set", positionIds: ["p1", "p2"], quantity: 4 },
        { type: "remove", positionIds: ["p3"] },
      ],
      vouchers: [
        { type: "add", code: "ZEHN" },
        { type: "remove", code: "ZWANZIG" },
      ],
    });
  });

  it("add at the deal's price, at a price that was shown, or for nothing", () => {
    const [only] = decodeOps([add({ setItemId: "17#LIGHTNING_DEAL", shownPrice: 999 })])?.positions ?? [];
    expect(only).toEqual({ type: "add", itemId: 17, quantity: 2, atDealPrice: true, shownCents: 999, restores: null });
    expect(decodeOps([add({ asFreeArticle: true }), add({ asCatalog: true })])?.positions).toEqual([
      { type: "addFree", itemId: 17, kind: "free" },
      { type: "addFree", itemId: 17, kind: "catalog" },
    ]);
  });

  it("name what is no item like an item that there is not", () => {
    for (const setItemId of ["", "abc", "-1", "0", "1e3", "9999999999"]) {
      expect(decodeOps([add({ setItemId })])?.positions).toMatchObject([{ type: "add", itemId: 0 }]);
    }
  });

  it("take a voucher back when its article is removed, and cannot change its quantity", () => {
    expect(decodeOps([remove("voucher:GABE")])).toEqual({
      positions: [],
      vouchers: [{ type: "remove", code: "GABE" }],
    });
    expect(decodeOps([set("voucher:GABE")])?.positions).toEqual([{ type: "set", positionIds: [], quantity: 4 }]);
  });

  it("are refused whole when one of them contains nothing, or two things at once", () => {
    const nothings: readonly CartOperationInput[] = [
      {},
      { positionOp: null, voucherOp: null },
      { positionOp: {} },
      { voucherOp: {} },
      { positionOp: { addPosition: null, updatePosition: null, removePosition: null } },
      { voucherOp: { addVoucher: null, removeVoucher: null } },
    ];
    for (const nothing of nothings) expect(decodeOps([add(), nothing])).toBeNull();
    expect(decodeOps([{ ...add(), ...redeem("ZEHN") }])).toBeNull();
    expect(decodeOps([{ positionOp: { ...set("p1").positionOp, ...remove("p1").positionOp } }])).toBeNull();
    expect(decodeOps([{ voucherOp: { addVoucher: { code: "A" }, removeVoucher: { code: "B" } } }])).toBeNull();
  });

  it("are a hundred at most", () => {
    const many = (count: number) => decodeOps(Array.from({ length: count }, () => add()));
    expect([many(0)?.positions.length, many(100)?.positions.length, many(101)]).toEqual([0, 100, null]);
  });
});

it("finds operations that only put something in, which may go into the cart that follows", () => {
  expect([isFilling([add()]), isFilling([redeem("A")]), isFilling([add(), redeem("A")])].every(Boolean)).toBe(true);
  for (const ops of [[], [set("p1")], [remove("p1")], [takeBack("A")], [add(), remove("p1")], [{}]]) {
    expect(isFilling(ops)).toBeFalsy();
  }
});
