import { wordsOf } from "../platform/messages/operators-words.service.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { countEntries } from "./entry.store.ts";
import { maxEntries } from "./limits.ts";
import { customerIdOf, ownerOf } from "./owner.ts";
import { type Action, may } from "./rights.ts";
import { type Fault, faultText, fullText, type Notice } from "./texts.ts";
import { forgetLoaded } from "./wishlist.loader.ts";
import { defaultName, merkzettel } from "./wishlist.service.ts";
import { insertDefaultList, lockDefault, lockList } from "./wishlist.store.ts";
import type { InviteRight, ListRow } from "./wishlist.types.ts";

/** What a change did. */
interface Done {
  /** Stored id of the list concerned. */
  readonly listId?: string;
  readonly entryId?: string;
  readonly notice?: Notice | null;
}

/** `WishlistResult` of the graph, before its lists are read. */
export interface ChangeResult extends Done {
  readonly fault: Fault | null;
  /** Why not, in the shop language. */
  readonly text: string | null;
}

/** A change to invites. */
export interface InviteResult extends ChangeResult {
  readonly right: InviteRight;
}

/** Rolls the transaction back; carries what the shopper reads. */
export class Refused extends Error {
  readonly fault: Fault;
  /** Instead of the usual words for the fault. */
  readonly text: string | null;
  readonly listId: string | null;

  constructor(fault: Fault, { text = null, listId = null }: { text?: string | null; listId?: string | null } = {}) {
    super(fault);
    this.fault = fault;
    this.text = text;
    this.listId = listId;
  }
}

/** Carries a change out whole or not at all. @param work throws {@link Refused} for what cannot be done */
export async function change(context: ShopContext, work: (tx: TransactionSql) => Promise<Done>): Promise<ChangeResult> {
  try {
    const done = await context.database.transaction(work);
    return { fault: null, text: null, ...done };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refusal(context, error.fault, error);
  } finally {
    forgetLoaded(context);
  }
}

/** A change that is refused before anything is looked at. */
export function refusal(
  { storefront: { language } }: Pick<ShopContext, "storefront">,
  fault: Fault,
  { text, listId }: Partial<Pick<Refused, "text" | "listId">> = {},
): ChangeResult {
  return { fault, text: text ?? faultText(fault, language), ...(listId == null ? {} : { listId }) };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An id as rows have it; null for a text that cannot be one, which the database would refuse to compare. */
export const rowId = (id: string): string | null => (uuid.test(id.toLowerCase()) ? id.toLowerCase() : null);

/**
 * Locks one of the caller's lists; the default one comes into being when it is first needed. In the business store none
 * is the device's: it shows lists to customers alone, and its sign-in signs a visitor out before it opens (ACCESS-33).
 * @throws Refused for a foreign list as for none, and where the caller's right is not enough
 */
export async function openList(
  tx: TransactionSql,
  context: ShopContext,
  externalId: string,
  action: Action,
): Promise<ListRow> {
  if (context.storefront.store === "b2b") requireAccount(context);
  const list = await findLocked(tx, context, externalId);
  if (list === null) throw new Refused("LIST_NOT_FOUND");
  if (!may(list.right, action)) throw new Refused("NOT_ALLOWED", { listId: list.id });
  return list;
}

async function findLocked(tx: TransactionSql, context: ShopContext, externalId: string): Promise<ListRow | null> {
  const owner = ownerOf(context);
  const id = externalId === merkzettel ? await openDefault(tx, context) : rowId(externalId);
  return id === null ? null : lockList(tx, owner, id);
}

/** Locks the caller's default list, which is made when there is none; returns its id. */
async function openDefault(tx: TransactionSql, context: ShopContext): Promise<string | null> {
  const owner = ownerOf(context);
  const known = await lockDefault(tx, owner);
  if (known !== null) return known;
  await insertDefaultList(tx, owner, defaultName(context), context.clock.now());
  return lockDefault(tx, owner);
}

/** The registered customer who calls. @throws Refused for everyone else */
export function requireAccount(context: ShopContext): string {
  const customerId = customerIdOf(context);
  if (customerId === null) throw new Refused("SIGN_IN_REQUIRED");
  return customerId;
}

/** @throws Refused when more is on a list than may be; what was put on it is then taken back */
export async function requireRoom(tx: TransactionSql, context: ShopContext, listId: string): Promise<void> {
  if ((await countEntries(tx, listId)) > maxEntries)
    throw new Refused("LIMIT_REACHED", { text: fullText(context.storefront.language), listId });
}

/** A notice about a change, in the operators' words where they have set some; null for none. */
export const noticeWords = async (context: ShopContext, notice: Notice | null | undefined): Promise<string | null> =>
  notice == null ? null : wordsOf(context, notice);
