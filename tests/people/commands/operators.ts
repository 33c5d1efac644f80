import fc from "fast-check";
import { setTimeout as wait } from "node:timers/promises";
import { itemIndex, offerVoucher, voucherCount } from "../assortment.ts";
import { at, anyone, step, who } from "./step.ts";

/** What each item may cost, in cents; always more than a deal's price. */
const prices = [
  [1_299, 1_149, 1_500],
  [455, 399, 520],
  [2_495, 2_250, 2_800],
  [1_990, 1_790, 2_190],
] as const;
/** Fewest and most pieces that an order may have of the item that has bounds. */
const bounds = [
  [2, 6],
  [1, 4],
  [3, 9_998],
] as const;
const choice = fc.nat(2);

export const changePrice = fc.record({ ...who, item: fc.nat(prices.length - 1), choice }).map((drawn) =>
  step({
    ...drawn,
    name: `sees item ${drawn.item} cost another price`,
    isPossible: anyone,
    run: async (_actor, { shop }, { backOffice }) => {
      const item = at(shop.items, drawn.item);
      item.priceCents = at(at(prices, drawn.item), drawn.choice);
      await backOffice.setPrice(item.id, item.priceCents, "de");
    },
  }),
);

export const changeStock = fc.record({ ...who, pieces: fc.nat(8) }).map((drawn) =>
  step({
    ...drawn,
    name: `sees ${drawn.pieces} of item ${itemIndex.scarce} left`,
    isPossible: anyone,
    run: async (_actor, { shop }, { backOffice }) => {
      const item = at(shop.items, itemIndex.scarce);
      item.stock = drawn.pieces;
      await backOffice.setStock(item.id, item.stock);
    },
  }),
);

export const changeBounds = fc.record({ ...who, choice }).map((drawn) =>
  step({
    ...drawn,
    name: `sees item ${itemIndex.bounded} sold within other bounds`,
    isPossible: anyone,
    run: async (_actor, { shop }, { backOffice }) => {
      const item = at(shop.items, itemIndex.bounded);
      [item.minimum, item.maximum] = at(bounds, drawn.choice);
      await backOffice.setMinimum(item.id, item.minimum, item.maximum);
    },
  }),
);

const aVoucher = fc.nat(voucherCount - 1);

/** An operator ends a voucher, or it runs out by itself a moment later. */
export const endVoucher = fc.record({ ...who, voucher: aVoucher, byItself: fc.nat(4) }).map((drawn) =>
  step({
    ...drawn,
    name: `sees voucher ${drawn.voucher} end`,
    isPossible: (_actor, { shop }) => at(shop.vouchers, drawn.voucher).isRunning,
    run: async (_actor, { shop }, { backOffice, giftId }) => {
      const voucher = at(shop.vouchers, drawn.voucher);
      if (drawn.byItself === 0) {
        const endsIn = 200;
        await offerVoucher(backOffice, { giftId }, voucher, endsIn);
        // time: the shop's own clock ends it
        await wait(endsIn + 20);
      } else await backOffice.endVoucher(voucher.code);
      voucher.isRunning = false;
    },
  }),
);

/** An operator lets a voucher begin, or begin again, with another percentage and minimum. */
export const offerAgain = fc
  .record({ ...who, voucher: aVoucher, percent: fc.constantFrom(10, 30, 45), minimum: fc.constantFrom(0, 2_500) })
  .map((drawn) =>
    step({
      ...drawn,
      name: `sees voucher ${drawn.voucher} offered again`,
      isPossible: anyone,
      run: async (_actor, { shop }, { backOffice, giftId }) => {
        const voucher = at(shop.vouchers, drawn.voucher);
        voucher.isRunning = true;
        if (voucher.percent !== null) voucher.percent = drawn.percent;
        voucher.minimumCents = drawn.minimum;
        await offerVoucher(backOffice, { giftId }, voucher);
      },
    }),
  );
