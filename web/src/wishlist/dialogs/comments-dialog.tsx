import { type SyntheticEvent, useEffect, useRef } from "react";
import { useWishlistCommentsQuery } from "../../graph/generated/WishlistComments.ts";
import { useCopy } from "../../lib/copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Textarea } from "../../ui/textarea/textarea.tsx";
import { dialogsCopy } from "../dialogs-copy.ts";
import { nameOf } from "../entry-fields.tsx";
import { type Entry, useList } from "../list-context.ts";
import { useWishlistFetcher } from "../use-wishlist-fetcher.ts";
import styles from "./dialogs.module.css";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./list-options.tsx";

/** Where the tab keeps what was typed and not sent. */
const draftKey = (entryId: string) => `wishlist-comment ${entryId}`;

function keepDraft(entryId: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(draftKey(entryId));
    else sessionStorage.setItem(draftKey(entryId), text);
  } catch {
    // A browser that refuses its storage keeps what is typed while the dialog is open.
  }
}

function draftOf(entryId: string): string {
  try {
    return import.meta.env.SSR ? "" : (sessionStorage.getItem(draftKey(entryId)) ?? "");
  } catch {
    return "";
  }
}

/** All comments of an entry, newest first, and a new one (WISH-03, WISH-35). What was typed stays until it is sent. */
export function CommentsDialog({ entry, ...frame }: DialogProps & { readonly entry: Entry }) {
  const t = useCopy(dialogsCopy);
  const { list } = useList();
  const { externalId: entryId } = entry;
  // Others may have commented since the page was loaded; a failure is silent (ERR-12), the page's own are there.
  const [{ data }, refetch] = useWishlistCommentsQuery({
    variables: { wishlistId: list.externalId },
    requestPolicy: "cache-and-network",
    pause: import.meta.env.SSR,
  });
  const refresh = () => refetch({ requestPolicy: "network-only" });
  const fresh = data?.getCommentsPerWishlist?.filter(({ positionId }) => positionId === entryId);
  const comments = fresh ?? entry.comments;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (field.current && field.current.value === "") field.current.value = draftOf(entryId);
  }, [entryId]);
  const sent = useRef("");
  const sending = useWishlistFetcher((answer) => {
    if (answer.kind !== "done") return;
    refresh();
    if (field.current?.value !== sent.current) return;
    field.current.value = "";
    keepDraft(entryId, "");
  });
  const deleting = useWishlistFetcher(refresh);
  return (
    <DialogFrame {...frame} title={t.commentsTitle(nameOf(entry))}>
      {comments.length === 0 ? (
        <p>{t.noComments}</p>
      ) : (
        <ul className={styles.entries}>
          {comments.map(({ externalId, name, displayedDate, comment, allowedToDeleteByUser }) => (
            <li key={externalId} className={styles.comment}>
              <span>
                <strong>{name}</strong> <span className={styles.note}>{displayedDate}</span>
              </span>
              <span>{comment}</span>
              {allowedToDeleteByUser && (
                <deleting.Form method="post">
                  <input type="hidden" name="listId" value={list.externalId} />
                  <input type="hidden" name="commentId" value={externalId} />
                  <Button
                    type="submit"
                    name="intent"
                    value="deleteComment"
                    scheme="link"
                    size="small"
                    aria-label={t.deleteCommentOf(name)}
                  >
                    {t.deleteComment}
                  </Button>
                </deleting.Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {list.isCommentator && (
        <sending.Form method="post" onSubmit={() => (sent.current = field.current?.value ?? "")}>
          <input type="hidden" name="intent" value="comment" />
          <input type="hidden" name="listId" value={list.externalId} />
          <input type="hidden" name="entryId" value={entryId} />
          <Stack gap={4}>
            <Textarea
              ref={field}
              name="comment"
              label={t.comment}
              hint={t.commentHint}
              required
              rows={3}
              maxLength={1_000}
              onInput={(event: SyntheticEvent<HTMLTextAreaElement>) => keepDraft(entryId, event.currentTarget.value)}
            />
            <Button type="submit" busyText={sending.state === "idle" ? undefined : t.sending}>
              {t.send}
            </Button>
          </Stack>
        </sending.Form>
      )}
    </DialogFrame>
  );
}
