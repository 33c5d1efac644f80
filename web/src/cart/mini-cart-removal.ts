import type { MiniCartLineFragment } from "../graph/generated/MiniCartLine.fragment.ts";
import type { CartOperationInput } from "../graph/generated/schema.ts";
import type { ShopEvent } from "../lib/data-layer.ts";

/** The operation that takes a line out: an article that a voucher added goes with its voucher (MINI-04, MINI-05). */
export function removalOf({ operationsId, isFreeItem, relatedVoucherCode }: MiniCartLineFragment): CartOperationInput {
  return isFreeItem && relatedVoucherCode !== null
    ? { voucherOp: { removeVoucher: { code: relatedVoucherCode } } }
    : { positionOp: { removePosition: { positionId: operationsId } } };
}

/** What is reported of a line that was taken out (MINI-07). */
export function removedEvent({ itemId, name, quantity, netPricePerUnit }: MiniCartLineFragment): ShopEvent {
  const price = netPricePerUnit.amount / 100;
  return {
    event: "remove_from_cart",
    ecommerce: {
      currency: netPricePerUnit.currencyCode,
      value: (netPricePerUnit.amount * quantity) / 100,
      items: [{ item_id: itemId, item_name: name, quantity, price }],
    },
  };
}
