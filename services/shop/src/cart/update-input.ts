import type { CartOperationInput } from "../generated/graph.ts";
import { readPurchaseOption } from "../catalogue/pricing/purchase-option.ts";
import { toId } from "../platform/database-id.ts";
import { readLineId } from "./lines.ts";
import type { PositionOp } from "./position-op.ts";

interface Quantity {
  readonly quantity: number;
}

/** An operation on a voucher; the code is in capitals. */
export interface VoucherOp {
  readonly type: "add" | "remove";
  readonly code: string;
}

/** Operations by what they change; their order among each other does not matter across the two kinds. */
export interface DecodedOps {
  readonly positions: readonly PositionOp[];
  readonly vouchers: readonly VoucherOp[];
}

/** Most operations of one call. */
const operationLimit = 100;
/** Whether operations only put something in, which can be done in another cart as well. */
export function isFilling(ops: readonly CartOperationInput[]): boolean {
  return ops.length > 0 && ops.every(({ positionOp, voucherOp }) => positionOp?.addPosition ?? voucherOp?.addVoucher);
}

/** Reads the operations of a call; null when one sets no field or several, or there are too many. */
export function decodeOps(ops: readonly CartOperationInput[]): DecodedOps | null {
  if (ops.length > operationLimit) return null;
  const positions: PositionOp[] = [];
  const vouchers: VoucherOp[] = [];
  for (const op of ops) {
    const decoded = decodeOp(op);
    if (decoded === null) return null;
    if ("code" in decoded) vouchers.push(decoded);
    else positions.push(decoded);
  }
  return { positions, vouchers };
}

function decodeOp({ positionOp, voucherOp }: CartOperationInput): PositionOp | VoucherOp | null {
  const choices = [
    positionOp?.addPosition && decodeAdd(positionOp.addPosition),
    positionOp?.updatePosition && decodeSet(positionOp.updatePosition),
    positionOp?.removePosition && decodeRemove(positionOp.removePosition.positionId),
    voucherOp?.addVoucher && { type: "add" as const, code: normalCode(voucherOp.addVoucher.code) },
    voucherOp?.removeVoucher && { type: "remove" as const, code: normalCode(voucherOp.removeVoucher.code) },
  ].filter((choice) => choice !== null && choice !== undefined);
  const [only, ...others] = choices;
  return only === undefined || others.length > 0 ? null : only;
}

type AddPosition = NonNullable<NonNullable<NonNullable<CartOperationInput["positionOp"]>["addPosition"]>>;

function decodeAdd(input: AddPosition): PositionOp {
  const { setItemId, updateQuantity, asFreeArticle, asCatalog, shownPrice = null, restores = null } = input;
  const { itemId: id, option } = readPurchaseOption(setItemId);
  // No item has the id 0, so that what is no id is answered like an unknown item.
  const itemId = toId(id) ?? 0;
  if (asFreeArticle || asCatalog) return { type: "addFree", itemId, kind: asCatalog ? "catalog" : "free" };
  return {
    type: "add",
    itemId,
    quantity: updateQuantity.quantity,
    atDealPrice: option === "deal",
    shownCents: shownPrice,
    restores,
  };
}

function decodeSet({ positionId, updateQuantity }: { positionId: string; updateQuantity: Quantity }): PositionOp {
  const line = readLineId(positionId);
  return { type: "set", positionIds: "positionIds" in line ? line.positionIds : [], quantity: updateQuantity.quantity };
}

/** Removing the article of a voucher takes the voucher back. */
function decodeRemove(positionId: string): PositionOp | VoucherOp {
  const line = readLineId(positionId);
  return "positionIds" in line
    ? { type: "remove", positionIds: line.positionIds }
    : { type: "remove", code: line.voucherCode };
}

function normalCode(code: string): string {
  return code.trim().toUpperCase();
}
