import { describe, expect, it } from "vitest";
import { aShipment, aStoredLine, aStoredOrder } from "../../test/order-draft.ts";
import { lastDayOf } from "../platform/berlin-day.ts";
import { returnRights, withdrawalRights } from "./return-rights.ts";
import type { ShipmentRow, StoredOrder } from "./stored-order.ts";

const gone = (line: number, quantity: number, changes: object = {}) =>
  aStoredLine({ line, quantity, packed: quantity, shipped: quantity, ...changes });
const parcel = (line: number, deliveredAt: string | null, changes: Partial<ShipmentRow> = {}) =>
  aShipment({
    id: line + 1,
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
    status: deliveredAt === null ? "shipped" : "delivered",
    items: [{ line, quantity: 1 }],
    ...changes,
  });
const rights = { returns: returnRights, withdrawals: withdrawalRights };

describe.each(Object.entries(rights))("the period of %s", (_, rightsOf) => {
  const piecesAt = (order: StoredOrder, moment: string) =>
    rightsOf(order, new Date(moment)).map(({ quantity, why }) => why ?? quantity);
  const one = aStoredOrder({ lines: [gone(0, 1)], shipments: [parcel(0, "2026-11-24T10:00:00Z")] });

  it("C-107: ends with the day that it names, in Berlin, a second later nothing can be given back", () => {
    const [right] = rightsOf(one, new Date("2026-11-25T10:00:00Z"));
    expect(right?.ends).not.toBeNull();
    expect(lastDayOf(right?.ends ?? new Date(0))).toBe("2026-12-24");
    expect(piecesAt(one, "2026-12-24T10:00:01Z")).toEqual([1]);
    expect(piecesAt(one, "2026-12-24T22:59:59Z")).toEqual([1]);
    expect(piecesAt(one, "2026-12-24T23:00:00Z")).toEqual(["tooLate"]);
    expect(piecesAt(one, "2026-12-24T23:00:01Z")).toEqual(["tooLate"]);
  });

  it.each([
    ["spring", "2026-03-10T22:30:00Z", "2026-04-09T22:00:00Z"],
    ["autumn", "2026-10-10T22:30:00Z", "2026-11-10T23:00:00Z"],
  ])("C-107: does so when clocks change in %s", (_season, arrived, over) => {
    const order = aStoredOrder({ lines: [gone(0, 1)], shipments: [parcel(0, arrived)] });
    expect(piecesAt(order, new Date(Date.parse(over) - 1_000).toISOString())).toEqual([1]);
    expect(piecesAt(order, new Date(Date.parse(over) + 1_000).toISOString())).toEqual(["tooLate"]);
  });

  it.each([
    ["the second parcel", ["2026-11-24T10:00:00Z", "2026-12-10T10:00:00Z"]],
    ["the first one, which came late", ["2026-12-10T10:00:00Z", "2026-11-24T10:00:00Z"]],
  ])("runs 30 days from the arrival of %s for the whole order", (_which, [first = "", second = ""]) => {
    const order = aStoredOrder({ lines: [gone(0, 1), gone(1, 1)], shipments: [parcel(0, first), parcel(1, second)] });
    expect(piecesAt(order, "2027-01-09T22:59:59Z")).toEqual([1, 1]);
    expect(piecesAt(order, "2027-01-09T23:00:01Z")).toEqual(["tooLate", "tooLate"]);
  });

  it("does not run while a parcel is on its way, or while a part was neither sent nor cancelled", () => {
    const onItsWay = aStoredOrder({
      lines: [gone(0, 1), gone(1, 1)],
      shipments: [parcel(0, "2026-11-24T10:00:00Z"), parcel(1, null)],
    });
    expect(rightsOf(onItsWay, new Date("2028-01-01T00:00:00Z"))).toMatchObject([
      { quantity: 1, ends: null },
      { quantity: 1, ends: null },
    ]);
    const missing = (cancelled: number) =>
      aStoredOrder({
        lines: [aStoredLine({ quantity: 2, packed: 1, shipped: 1, cancelled })],
        shipments: [parcel(0, "2026-11-24T10:00:00Z")],
      });
    expect(rightsOf(missing(0), new Date("2028-01-01T00:00:00Z"))).toMatchObject([{ why: null, ends: null }]);
    expect(piecesAt(missing(1), "2028-01-01T00:00:00Z")).toEqual(["tooLate"]);
  });

  it("is not begun again by a replacement", () => {
    const shipments = [parcel(0, "2026-11-24T10:00:00Z"), parcel(0, null, { id: 9, rma: "R-0000001" })];
    expect(piecesAt(aStoredOrder({ lines: [gone(0, 1)], shipments }), "2026-12-24T23:00:01Z")).toEqual(["tooLate"]);
  });
});
