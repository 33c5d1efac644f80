import { fits } from "@chalkbox/input-text/read-text";
import { randomUUID } from "node:crypto";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { holdsLink } from "../platform/holds-link.ts";
import { change, type ChangeResult, openList, refusal, Refused, requireAccount } from "./change.service.ts";
import { addRow } from "./entry.service.ts";
import { countEntries } from "./entry.store.ts";
import { maxDescription, maxLists, maxName } from "./limits.ts";
import { ownerOf } from "./owner.ts";
import { checkWanted, type WantedInput } from "./wanted.service.ts";
import {
  countLists,
  deleteList,
  insertList,
  type ListTexts,
  lockLists,
  setStandard,
  updateList,
} from "./wishlist.store.ts";

/** Makes a list (OP-M-52), with a first entry when one is given. */
export async function createWishlist(
  context: ShopContext,
  input: { readonly name: string; readonly description: string; readonly entry?: WantedInput | null },
): Promise<ChangeResult> {
  const wanted = input.entry ? await checkWanted(context, input.entry) : null;
  if (typeof wanted === "string") return refusal(context, wanted);
  return change(context, async (tx) => {
    const listId = await makeList(tx, context, input.name, input.description);
    if (wanted === null) return { listId };
    return { listId, entryId: await addRow(tx, context, listId, wanted.row), notice: wanted.notice };
  });
}

/** Makes an empty list of the caller's own; returns its id. @throws Refused */
export async function makeList(
  tx: TransactionSql,
  context: ShopContext,
  name: string,
  description: string,
): Promise<string> {
  const customerId = requireAccount(context);
  const id = randomUUID();
  const list = { id, customerId, name: checkedName(name), description: checkedDescription(description) };
  await requireRoomForList(tx, customerId);
  await insertList(tx, { ...list, createdAt: context.clock.now() });
  return id;
}

/** @throws Refused when a customer is on as many lists as they may be; until the transaction ends they join no other */
export async function requireRoomForList(tx: TransactionSql, customerId: string): Promise<void> {
  await lockLists(tx, customerId);
  if ((await countLists(tx, customerId)) >= maxLists) throw new Refused("LIMIT_REACHED");
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  if (trimmed.length === 0 || !fits(trimmed, maxName) || holdsLink(trimmed)) throw new Refused("NAME_INVALID");
  return trimmed;
}

function checkedDescription(description: string): string {
  const trimmed = description.trim();
  if (!fits(trimmed, maxDescription)) throw new Refused("DESCRIPTION_INVALID");
  return trimmed;
}

/** Renames a list (OP-M-52). @param version as the page shows it; null when it does not say */
export function renameWishlist(
  context: ShopContext,
  externalId: string,
  name: string,
  version: number | null,
): Promise<ChangeResult> {
  return changeTexts(context, externalId, version, () => ({ name: checkedName(name) }));
}

/** Describes a list (OP-M-52). @param version as of {@link renameWishlist} */
export function describeWishlist(
  context: ShopContext,
  externalId: string,
  description: string,
  version: number | null,
): Promise<ChangeResult> {
  return changeTexts(context, externalId, version, () => ({ description: checkedDescription(description) }));
}

function changeTexts(
  context: ShopContext,
  externalId: string,
  version: number | null,
  check: () => ListTexts,
): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "manage");
    const texts = check();
    if (list.isDefault && "name" in texts) throw new Refused("DEFAULT_LIST", { listId: list.id });
    if (version !== null && version !== list.version) throw new Refused("CHANGED_MEANWHILE", { listId: list.id });
    await updateList(tx, list.id, texts);
    return { listId: list.id };
  });
}

/** Deletes a list (OP-M-52). @param withEntries false refuses one that holds something */
export function deleteWishlist(context: ShopContext, externalId: string, withEntries: boolean): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "manage");
    if (list.isDefault) throw new Refused("DEFAULT_LIST", { listId: list.id });
    if (!withEntries && (await countEntries(tx, list.id)) > 0) throw new Refused("NOT_EMPTY", { listId: list.id });
    await deleteList(tx, list.id);
    return {};
  });
}

/** Makes a list the caller's standard one (OP-M-54). */
export function setStandardWishlist(context: ShopContext, externalId: string): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "changeEntries");
    await setStandard(tx, ownerOf(context), list.id);
    return { listId: list.id };
  });
}
