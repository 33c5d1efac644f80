import fc from "fast-check";
import { voucherCount } from "../assortment.ts";
import { belongingsOf } from "../model.ts";
import { keys } from "../rules/cart.ts";
import { counts, redeem } from "../rules/vouchers.ts";
import { updateCart } from "./cart-update.ts";
import { anyone, at, step, who } from "./step.ts";

const aVoucher = fc.nat(voucherCount - 1);

export const redeemVoucher = fc.record({ ...who, voucher: aVoucher }).map(({ voucher: index, ...rest }) =>
  step({
    ...rest,
    name: `redeems voucher ${index}`,
    isPossible: anyone,
    run: (actor, model) => {
      const voucher = at(model.shop.vouchers, index);
      const { cart } = belongingsOf(actor.is);
      const refusal = redeem(cart, model.shop, voucher.code, (model.redeemed += 1));
      return updateCart(actor, model, {
        ops: [{ voucherOp: { addVoucher: { code: voucher.code.toLowerCase() } } }],
        refusal,
        act: () => (counts(voucher, cart, model.shop) ? [] : [keys.voucherPending]),
      });
    },
  }),
);

export const takeVoucherBack = fc.record({ ...who, voucher: aVoucher }).map(({ voucher: index, ...rest }) =>
  step({
    ...rest,
    name: `takes voucher ${index} back`,
    isPossible: (actor, { shop }) => {
      const { code } = at(shop.vouchers, index);
      return belongingsOf(actor).cart.vouchers.some((held) => held.code === code);
    },
    run: (actor, model) => {
      const { code } = at(model.shop.vouchers, index);
      const { cart } = belongingsOf(actor.is);
      return updateCart(actor, model, {
        ops: [{ voucherOp: { removeVoucher: { code } } }],
        refusal: null,
        act: () => {
          cart.vouchers = cart.vouchers.filter((held) => held.code !== code);
          return [];
        },
      });
    },
  }),
);
