import { useCopy } from "../lib/copy.ts";
import { wishlistCopy } from "./copy.ts";
import { nameOf } from "./entry-fields.tsx";
import { type Entry, useList } from "./list-context.ts";
import { Opener } from "./opener.tsx";
import styles from "./wish-row.module.css";

/** So many comments are shown in the row (WISH-03). */
const shownComments = 3;

/** The latest comments of an entry, and the way to all of them. */
export function RowComments({ entry }: { readonly entry: Entry }) {
  const t = useCopy(wishlistCopy);
  const { list, isSignedIn, isForPrint } = useList();
  const { comments, externalId } = entry;
  const name = nameOf(entry);
  if (!isSignedIn) return null;
  return (
    <>
      {comments.length > 0 && (
        <ul className={styles.comments} aria-label={t.commentsOf(name)}>
          {comments.slice(0, shownComments).map((comment) => (
            <li key={comment.externalId}>
              <strong>{comment.name}</strong> <span className={styles.note}>{comment.displayedDate}</span>
              <p>{comment.comment}</p>
            </li>
          ))}
        </ul>
      )}
      {!isForPrint && (comments.length > shownComments || list.isCommentator) && (
        <p data-print="no">
          <Opener
            dialog="comments"
            entryId={externalId}
            label={comments.length > shownComments ? undefined : t.commentOf(name)}
          >
            {comments.length > shownComments ? t.allComments(comments.length) : t.comment}
          </Opener>
        </p>
      )}
    </>
  );
}
