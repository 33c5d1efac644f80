import type { SharedWishlistQuery } from "../graph/generated/SharedWishlist.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDay, lastDayOf } from "../lib/dates.ts";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { HeartIcon } from "../ui/icon/shop-icons.tsx";
import { Cluster, Stack } from "../ui/layout/layout.tsx";
import { Pagination } from "../ui/pagination/pagination.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { amountText } from "./amount-text.ts";
import { wishlistCopy } from "./copy.ts";
import { dialogsCopy } from "./dialogs-copy.ts";
import { PlainTable } from "./plain-table.tsx";
import { listHref, sharedHref, wishlistPath } from "./list-url.ts";
import styles from "./list-page.module.css";
import { TaxNote } from "./tax-note.tsx";
import { useWishlistFetcher } from "./use-wishlist-fetcher.ts";

interface SharedListProps {
  /** Null when the link opens nothing any more. */
  readonly list: SharedWishlistQuery["getSharedWishlist"];
  readonly shareData: string;
  readonly isSignedIn: boolean;
}

/** What an invite link opens (WISH-34): the list, and the ways to be on it or to have a copy; none of its people. */
export function SharedList({ list, shareData, isSignedIn }: SharedListProps) {
  const t = useCopy(dialogsCopy);
  const page = useCopy(wishlistCopy);
  const { language } = useStorefront();
  const fetcher = useWishlistFetcher();
  if (!list) {
    return (
      <EmptyState
        icon={<HeartIcon size={40} />}
        title={t.sharedGone}
        text={t.sharedGoneText}
        actions={<ButtonLink href={wishlistPath}>{t.toLists}</ButtonLink>}
      />
    );
  }
  const target = encodeURIComponent(sharedHref(shareData));
  const { entries, totalPages } = list.entryPage;
  const [first] = entries;
  const busyText = fetcher.state === "idle" ? undefined : t.saving;
  return (
    <section className={styles.list} aria-labelledby="list-name">
      <header className={styles.head}>
        <h2 id="list-name">{t.sharedTitle(list.name)}</h2>
        {list.description !== "" && <p className={styles.description}>{list.description}</p>}
        <p>
          {t.sharedLead(t.rights[list.right])} {t.sharedEnds(formatDay(lastDayOf(list.endsAt), language))}
        </p>
        {list.isJoined && list.externalId !== null && (
          <Cluster gap={3}>
            <span>{t.isJoined}</span>
            <ButtonLink href={listHref({ listId: list.externalId })}>{t.openList}</ButtonLink>
          </Cluster>
        )}
        {!list.isJoined && !isSignedIn && (
          <Cluster gap={3}>
            <ButtonLink href={`/login/?to=${target}`}>{t.joinSignIn}</ButtonLink>
            <ButtonLink href={`/myaccount/register/?to=${target}`} scheme="outline">
              {t.joinRegister}
            </ButtonLink>
          </Cluster>
        )}
        {!list.isJoined && isSignedIn && (
          <fetcher.Form method="post">
            <input type="hidden" name="shareData" value={shareData} />
            <Button type="submit" name="intent" value="join" busyText={busyText}>
              {t.join}
            </Button>
          </fetcher.Form>
        )}
      </header>
      {first && totalPages > 1 && (
        <p className={styles.note}>
          {page.range(first.indexInCurrentList + 1, first.indexInCurrentList + entries.length, list.entryCount)}
        </p>
      )}
      <PlainTable name={list.name} entries={list.entryPage.entries} />
      <div data-print="no">
        <Pagination
          current={list.entryPage.currentPage}
          pages={list.entryPage.totalPages}
          hrefFor={(number) => sharedHref(shareData, number)}
        />
      </div>
      <footer className={styles.totals}>
        <p className={styles.sum}>
          <span>{page.total}</span> <strong>{amountText(list.totals, page)}</strong>
        </p>
        <p className={styles.note}>
          <TaxNote />
        </p>
        <fetcher.Form method="post" data-print="no">
          <input type="hidden" name="shareData" value={shareData} />
          <input type="hidden" name="intent" value="import" />
          <Stack gap={3}>
            {isSignedIn && (
              <TextInput name="name" label={t.importName} required maxLength={80} defaultValue={list.name} />
            )}
            <Button type="submit" scheme="secondary" busyText={busyText}>
              {isSignedIn ? t.import : t.importAnonymous}
            </Button>
          </Stack>
        </fetcher.Form>
      </footer>
    </section>
  );
}
