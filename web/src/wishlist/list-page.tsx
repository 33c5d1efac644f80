import { useEffect, useState } from "react";
import type { WishlistTabFragment } from "../graph/generated/WishlistTab.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { HeartIcon } from "../ui/icon/shop-icons.tsx";
import { Cluster } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { Pagination } from "../ui/pagination/pagination.tsx";
import { wishlistCopy } from "./copy.ts";
import { LateDialogs } from "./dialogs/late-dialogs.ts";
import { ListContext, type Opened, type Wishlist } from "./list-context.ts";
import { ListHead } from "./list-head.tsx";
import styles from "./list-page.module.css";
import { ListTabs } from "./list-tabs.tsx";
import { ListTotals } from "./list-totals.tsx";
import { listHref, type ListState } from "./list-url.ts";
import { PrintTable } from "./print-table.tsx";
import { WishTable } from "./wish-table.tsx";

interface ListPageProps {
  readonly lists: readonly WishlistTabFragment[];
  readonly list: Wishlist;
  readonly state: ListState;
  readonly isSignedIn: boolean;
  /** ISO 8601. */
  readonly today: string;
  readonly origin: string;
}

/**
 * The list that the page shows: while a dialog is open the one that it was opened on, also when another tab has removed
 * that list. What is typed into the dialog stays, and is sent to no other list.
 */
function useHeldList(list: Wishlist, isOpen: boolean): Wishlist {
  const t = useCopy(wishlistCopy);
  const toasts = useToasts();
  const [held, setHeld] = useState(list);
  const isGone = isOpen && held.externalId !== list.externalId;
  if (!isGone && held !== list) setHeld(list);
  useEffect(() => {
    if (isGone) toasts.add({ tone: "warning", text: t.goneElsewhere });
  }, [isGone, t, toasts]);
  return isGone ? held : list;
}

/** The visitor's lists beside each other, and one of them as a table (WISH-01). */
export function ListPage({ lists, list: current, state, isSignedIn, today, origin }: ListPageProps) {
  const t = useCopy(wishlistCopy);
  const isBusiness = useStorefront().store === "b2b";
  const [opened, setOpened] = useState<Opened | null>(state.show && { name: state.show, entryId: state.entryId });
  const list = useHeldList(current, opened !== null);
  const { entries, removedEntries, currentPage, totalPages } = list.entryPage;
  const hasRows = entries.length + removedEntries.length > 0;
  const { sort } = state;
  const place = {
    list,
    lists,
    sort,
    // The print view has one page, and leads back to the one that it was opened from.
    page: state.print ? state.page : currentPage,
    isForPrint: state.print,
    isSignedIn,
    today,
    origin,
    open: setOpened,
  };
  return (
    <ListContext value={place}>
      {!isSignedIn && !isBusiness && (
        <div data-print="no">
          <Alert tone="info" title={t.anonymousHint}>
            <Cluster gap={4}>
              <TextLink href="/login/?to=/myaccount/wishlist/">{t.signIn}</TextLink>
              <TextLink href="/myaccount/register/?origin=wishlist">{t.register}</TextLink>
            </Cluster>
          </Alert>
        </div>
      )}
      {isSignedIn && <ListTabs />}
      {opened && <LateDialogs opened={opened} />}
      <section className={styles.list} aria-labelledby="list-name">
        <ListHead />
        {state.print ? <PrintTable /> : hasRows && <WishTable />}
        <div data-print="no">
          <Pagination
            current={currentPage}
            pages={totalPages}
            hrefFor={(page) => listHref({ listId: list.externalId, sort, page })}
          />
        </div>
        {list.entryCount > 0 ? (
          <ListTotals />
        ) : (
          <EmptyState
            icon={<HeartIcon size={40} />}
            title={t.emptyTitle}
            titleLevel={3}
            text={t.emptyText}
            actions={
              <>
                <ButtonLink href="/">{t.toShop}</ButtonLink>
                <ButtonLink href="/lists/" scheme="secondary">
                  {t.toClassLists}
                </ButtonLink>
              </>
            }
          />
        )}
      </section>
    </ListContext>
  );
}
