import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDay } from "../lib/dates.ts";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { PrintIcon } from "../ui/icon/print-icon.tsx";
import { Cluster } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { useIsLive } from "../ui/use-is-live.ts";
import { wishlistCopy } from "./copy.ts";
import { useList, type Wishlist } from "./list-context.ts";
import styles from "./list-page.module.css";
import { listHref } from "./list-url.ts";
import { Opener } from "./opener.tsx";
import { useWishlistFetcher } from "./use-wishlist-fetcher.ts";

const sorts = ["ADDED", "NAME", "PRICE"] as const;

/** What someone may do on a list, the highest right first (WISH-33). */
function rightOf({ isCreator, isAdmin, isEditor }: Wishlist) {
  if (isCreator) return "creator";
  if (isAdmin) return "admin";
  return isEditor ? "editor" : "commentator";
}

/** A list's name with what it is for, what can be done with the whole of it, and its order. */
export function ListHead() {
  const t = useCopy(wishlistCopy);
  const { language } = useStorefront();
  const { list, sort, page, isForPrint, isSignedIn, today } = useList();
  const isLive = useIsLive();
  const fetcher = useWishlistFetcher();
  const { entries, totalPages } = list.entryPage;
  const [first] = entries;
  const { isDefault, isAdmin, isEditor, isCreator, entryCount, externalId } = list;
  return (
    <header className={styles.head}>
      <p className={styles.onPaper}>{t.printedFor}</p>
      <h2 id="list-name" tabIndex={-1}>
        {list.name}
      </h2>
      {list.description !== "" && <p className={styles.description}>{list.description}</p>}
      {!isCreator && <p className={styles.note}>{t.yourRight(t.right[rightOf(list)])}</p>}
      <p className={styles.onPaper}>{t.printed(formatDay(today, language))}</p>
      {first && totalPages > 1 && (
        <p className={styles.note}>
          {t.range(first.indexInCurrentList + 1, first.indexInCurrentList + entries.length, entryCount)}
        </p>
      )}
      <Cluster gap={4} data-print="no">
        {isSignedIn && (isAdmin || !isCreator) && <Opener dialog="options">{t.listOptions}</Opener>}
        {isSignedIn && isAdmin && !isDefault && <Opener dialog="share">{t.share}</Opener>}
        {totalPages > 1 && (
          <ButtonLink href={listHref({ listId: externalId, sort, page, print: true })} scheme="link" size="small">
            <PrintIcon size={18} /> {t.printView}
          </ButtonLink>
        )}
        {isLive && totalPages === 1 && entryCount > 0 && (
          <Button scheme="link" size="small" onClick={() => print()}>
            <PrintIcon size={18} /> {t.print}
          </Button>
        )}
        {isForPrint && (
          <ButtonLink href={listHref({ listId: externalId, sort, page })} scheme="link" size="small">
            {t.toList}
          </ButtonLink>
        )}
        {isEditor && !isForPrint && (
          <fetcher.Form method="post">
            <input type="hidden" name="listId" value={externalId} />
            <Button type="submit" name="intent" value="cartToList" scheme="link" size="small" title={t.addCartHint}>
              {t.addCart}
            </Button>
          </fetcher.Form>
        )}
      </Cluster>
      {entryCount > 1 && !isForPrint && (
        <nav className={styles.sorts} aria-label={t.sortBy} data-print="no">
          <span aria-hidden>{t.sortBy}:</span>
          {sorts.map((each) => (
            <TextLink
              key={each}
              href={listHref({ listId: externalId, sort: each })}
              aria-current={each === sort ? "true" : undefined}
              data-keep-scroll
            >
              {t.sorts[each]}
            </TextLink>
          ))}
        </nav>
      )}
    </header>
  );
}
