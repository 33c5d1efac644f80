import { describe, expect, it } from "vitest";
import { outcome, startBackoffice, text } from "../../../test/backoffice-fixture.ts";
import { Shopper } from "../../../test/shopper.ts";

const { database, operate } = await startBackoffice();
const save = async (input: object) =>
  (await operate(`mutation ($input: VoucherInput!) { saveVoucher(input: $input) { ${outcome} } }`, { input }))[
    "saveVoucher"
  ];
const stored = `{ voucher(code: "neu-1") { code name { de } percentBasisPoints itemId minimumSubtotalCents startsAt endsAt
  maxRedemptions maxPerCustomer redemptions } }`;
const tenPercent = { code: "neu-1", name: text("Neu"), percentBasisPoints: 1_000 };

describe("vouchers of the back office", () => {
  it("are kept with their limits, changed whole, and ended", async () => {
    expect(await save({ ...tenPercent, maxRedemptions: 5, maxPerCustomer: 1 })).toMatchObject({ successful: true });
    const voucher = { code: "NEU-1", name: { de: "Neu" }, percentBasisPoints: 1_000, itemId: null, redemptions: 0 };
    expect(await operate(stored)).toMatchObject({
      voucher: { ...voucher, maxRedemptions: 5, maxPerCustomer: 1, startsAt: null, endsAt: null },
    });
    await save({ ...tenPercent, minimumSubtotalCents: 500 });
    expect(await operate(stored)).toMatchObject({
      voucher: { ...voucher, minimumSubtotalCents: 500, maxRedemptions: null, maxPerCustomer: null },
    });
    const shopper = await new Shopper(database).arrive();
    await shopper.add(101);
    const redeem = () => shopper.update([{ voucherOp: { addVoucher: { code: "neu-1" } } }]);
    expect((await redeem()).cart.promotionsSaving.amount).toBe(100);
    expect(await operate(`mutation { endVoucher(code: "neu-1") { successful } }`)).toEqual({
      endVoucher: { successful: true },
    });
    expect((await shopper.cart()).promotionsSaving.amount).toBe(0);
    expect((await redeem()).successful).toBe(false);
  });

  it.each([
    [{ ...tenPercent, itemId: "101" }, "percentBasisPoints"],
    [{ code: "NEU-1", name: text("Neu") }, "percentBasisPoints"],
    [{ ...tenPercent, code: "a b" }, "code"],
    [{ ...tenPercent, maxPerCustomer: 0 }, "maxPerCustomer"],
    [{ code: "NEU-2", name: text("Neu"), itemId: "77" }, "itemId"],
  ])("are refused with the field at fault: %j", async (input, fieldName) => {
    expect(await save(input)).toMatchObject({ successful: false, fieldErrors: [{ fieldName }] });
  });
});
