import type { Store } from "../../platform/context.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { decode, done, missing, refuseField, type Result } from "../result.ts";
import { deal, id, price, stock } from "./inputs.ts";
import {
  deleteDeal,
  deletePrice,
  insertDeal,
  itemExists,
  readPriceCents,
  updateDealEnd,
  upsertPrice,
  upsertStock,
} from "./offer.store.ts";

/** Sets what an item costs in a store. */
export async function setPrice(context: BackofficeContext, itemId: string, input: unknown): Promise<Result> {
  const decodedId = decode(id, itemId);
  const decoded = decode(price, input);
  if (!decodedId.ok) return missing("item");
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx) => {
    if (!(await itemExists(tx, decodedId.value))) return missing("item");
    await upsertPrice(tx, decodedId.value, decoded.value);
    return done;
  });
}

/** Stops selling an item in a store. */
export async function removePrice(context: BackofficeContext, itemId: string, store: Store): Promise<Result> {
  const decoded = decode(id, itemId);
  if (!decoded.ok) return missing("price");
  return change(context, async (tx) => ((await deletePrice(tx, decoded.value, store)) ? done : missing("price")));
}

/** Sets how many pieces of an item can be sold. */
export async function setStock(context: BackofficeContext, itemId: string, input: unknown): Promise<Result> {
  const decodedId = decode(id, itemId);
  const decoded = decode(stock, input);
  if (!decodedId.ok) return missing("item");
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx) => {
    if (!(await itemExists(tx, decodedId.value))) return missing("item");
    await upsertStock(tx, decodedId.value, decoded.value.quantity, decoded.value.shortage);
    return done;
  });
}

/** Starts a lightning deal. */
export async function createDeal(
  context: BackofficeContext,
  input: unknown,
): Promise<Result & { readonly dealId?: number | null }> {
  const decoded = decode(deal, input);
  if (!decoded.ok) return decoded.refusal;
  const { value } = decoded;
  const startsAt = value.startsAt ?? context.platform.clock.now();
  if (value.endsAt <= startsAt) return refuseField("endsAt", "The deal must end after it starts.");
  return change(context, async (tx): Promise<Result & { readonly dealId?: number }> => {
    const normal = await readPriceCents(tx, value.itemId, value.store);
    if (normal === null) return refuseField("store", "The item is not sold in this store.");
    if (value.priceCents >= normal) return refuseField("priceCents", "The deal must be cheaper than the normal price.");
    return { ...done, dealId: await insertDeal(tx, value, startsAt) };
  });
}

/** Moves the end of a deal that runs or is to come, either way; open pages and carts follow it. */
export async function moveDealEnd(context: BackofficeContext, dealId: string, endsAt: Date): Promise<Result> {
  const decoded = decode(id, dealId);
  if (!decoded.ok) return missing("deal");
  const now = context.platform.clock.now();
  if (endsAt <= now) return refuseField("endsAt", "The end must be to come. Use deleteDeal to end a deal now.");
  return change(context, async (tx) => {
    const moved = await updateDealEnd(tx, decoded.value, endsAt, now);
    if (moved === "early") return refuseField("endsAt", "The deal must end after it starts.");
    return moved === "moved" ? done : missing("running or coming deal");
  });
}

/** Ends a lightning deal. */
export async function endDeal(context: BackofficeContext, dealId: string): Promise<Result> {
  const decoded = decode(id, dealId);
  if (!decoded.ok) return missing("deal");
  return change(context, async (tx) =>
    (await deleteDeal(tx, decoded.value, context.platform.clock.now())) ? done : missing("deal"),
  );
}
