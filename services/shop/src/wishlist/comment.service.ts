import { fits } from "@chalkbox/input-text/read-text";
import { randomUUID } from "node:crypto";
import type { ShopContext } from "../platform/context.ts";
import { change, type ChangeResult, openList, Refused, rowId } from "./change.service.ts";
import { countComments, deleteComment, findComment, insertComment } from "./comment.store.ts";
import { requireEntry } from "./entry.service.ts";
import { maxComment, maxComments } from "./limits.ts";
import { knownOwnerOf, ownerOf } from "./owner.ts";
import { may } from "./rights.ts";
import { wishlistLoaders } from "./wishlist.loader.ts";
import { externalIdOf, findWishlists } from "./wishlist.service.ts";
import { type CommentRow, type ListRow, personOf } from "./wishlist.types.ts";

/** A comment with the list as its reader has it. */
export interface ShownComment {
  readonly row: CommentRow;
  readonly isOwn: boolean;
  /** Whether the reader may delete it (WISH-35). */
  readonly isDeletable: boolean;
}

/** Comments on an entry (OP-M-53). */
export function addComment(
  context: ShopContext,
  externalId: string,
  entryId: string,
  text: string,
): Promise<ChangeResult> {
  const author = personOf(ownerOf(context));
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "comment");
    const entry = await requireEntry(tx, list.id, entryId, null);
    const comment = text.trim();
    if (comment.length === 0 || !fits(comment, maxComment)) throw new Refused("COMMENT_INVALID", { listId: list.id });
    if ((await countComments(tx, entry.id)) >= maxComments) throw new Refused("LIMIT_REACHED", { listId: list.id });
    const id = randomUUID();
    await insertComment(tx, { id, entryId: entry.id, author, comment, writtenAt: context.clock.now() });
    return { listId: list.id, entryId: entry.id };
  });
}

/** Deletes a comment: one's own, or any where one may change entries (OP-M-53, WISH-35). */
export function removeComment(context: ShopContext, externalId: string, commentId: string): Promise<ChangeResult> {
  const person = personOf(ownerOf(context));
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "comment");
    const id = rowId(commentId);
    const comment = id === null ? null : await findComment(tx, list.id, id);
    if (id === null || comment === null) throw new Refused("COMMENT_NOT_FOUND", { listId: list.id });
    if (!isDeletable(list, comment.author, person)) throw new Refused("NOT_ALLOWED", { listId: list.id });
    await deleteComment(tx, id);
    return { listId: list.id, entryId: comment.entryId };
  });
}

const isDeletable = ({ right }: Pick<ListRow, "right">, author: string, person: string): boolean =>
  author === person || may(right, "changeEntries");

/** The comments of a list, newest first (OP-Q-54); none for a list that is not the caller's. */
export async function commentsOfList(context: ShopContext, externalId: string): Promise<readonly ShownComment[]> {
  if (knownOwnerOf(context) === null) return [];
  const lists = await findWishlists(context);
  const view = lists.find(({ row }) => externalIdOf(row) === externalId);
  return view?.isStored === true ? commentsOf(context, view.row) : [];
}

/** The comments of one of the caller's stored lists, newest first. @param entryId of one entry alone */
export async function commentsOf(
  context: ShopContext,
  list: ListRow,
  entryId: string | null = null,
): Promise<readonly ShownComment[]> {
  const person = personOf(ownerOf(context));
  const rows = await wishlistLoaders(context).comments.load(list.id);
  return rows
    .filter((row) => entryId === null || row.entryId === entryId)
    .map((row) => ({ row, isOwn: row.author === person, isDeletable: isDeletable(list, row.author, person) }));
}
