import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { decode, done, missing, refuseField, type Result } from "../result.ts";
import { voucher, voucherCode } from "./inputs.ts";
import { itemExists } from "./offer.store.ts";
import { endVoucher as storeEnd, readVoucher, type StoredVoucher, upsertVoucher } from "./voucher.store.ts";

/** A voucher by its code, however it is written. */
export async function findVoucher({ platform }: BackofficeContext, code: string): Promise<StoredVoucher | null> {
  const decoded = decode(voucherCode, code);
  return decoded.ok ? readVoucher(platform.database.write, decoded.value) : null;
}

/** Offers a voucher, or changes the one of this code. */
export async function saveVoucher(context: BackofficeContext, input: unknown): Promise<Result> {
  const decoded = decode(voucher, input);
  if (!decoded.ok) return decoded.refusal;
  const { value } = decoded;
  return change(context, async (tx) => {
    if (value.itemId !== null && !(await itemExists(tx, value.itemId)))
      return refuseField("itemId", "There is no such item.");
    await upsertVoucher(tx, value);
    return done;
  });
}

/** Ends a voucher now. */
export async function endVoucher(context: BackofficeContext, code: string): Promise<Result> {
  const decoded = decode(voucherCode, code);
  if (!decoded.ok) return missing("voucher");
  const now = context.platform.clock.now();
  return change(context, async (tx) => ((await storeEnd(tx, decoded.value, now)) ? done : missing("voucher")));
}
