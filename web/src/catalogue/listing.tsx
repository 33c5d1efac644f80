import { type ReactNode, useState } from "react";
import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatMoney } from "../lib/money.ts";
import { formatNumber } from "../lib/numbers.ts";
import { Button } from "../ui/button/button.tsx";
import { cx } from "../ui/cx.ts";
import { Chips } from "../ui/filters/chips.tsx";
import { FilterIcon } from "../ui/icon/interface-icons.tsx";
import { Pagination } from "../ui/pagination/pagination.tsx";
import { activeFilters } from "./active-filters.ts";
import { listCopy } from "./list-copy.ts";
import { FilterBar, FilterDrawer, ListingFilters, ListingTiles, NextPage, NothingFound } from "./listing-parts.tsx";
import type { GridInsert } from "./listing-tiles.tsx";
import styles from "./listing.module.css";
import { canClear, type ListingSubject, listingStateOf } from "./listing-state.ts";
import { clearedListing, type ListingState, writeListing } from "./listing-url.ts";
import { SortForm } from "./sort-form.tsx";
import { useFilterForms } from "./use-filter-forms.ts";

interface ListingProps {
  readonly listing: ListingPartsFragment;
  readonly state: ListingState;
  readonly subject: ListingSubject;
  /** Parts of the query that are no filter, e.g. the search term. */
  readonly extra?: Readonly<Record<string, string>>;
  /** Above the filters, in the column beside the list. */
  readonly navigation?: ReactNode;
  /** Content between the tiles. */
  readonly inserts?: readonly GridInsert[];
  /** Whether tiles show how much of a deal is reserved (LIST-24). */
  readonly showsDealProgress?: boolean;
  /** Most hero filters above the list (C-11). */
  readonly heroLimit?: number;
}

const show = (element: HTMLElement | null) => element?.scrollIntoView();

/** A page of products with filters, sorts and paging, all in the URL (ux 30, 31). */
export function Listing({ listing, state, subject, extra = {}, ...props }: ListingProps) {
  const t = useCopy(listCopy);
  const { language } = useStorefront();
  const [filterDrawer, setFilterDrawer] = useState<"unused" | "open" | "closed" | "plain">("unused");
  const around = useFilterForms();
  const kept = listingStateOf(subject, state, listing);
  const hrefOf = (next: ListingState) => writeListing(next, extra) || "?";
  const { searchInCategoryId: _, ...everywhere } = extra;
  // The whole address: "?" alone would lead to where the page is.
  const clearHref = writeListing(clearedListing, everywhere) || "?";
  const price = listing.filters.find((filter) => filter.__typename === "PriceRangeFilter");
  const money = (units: number) => formatMoney(Math.round(units * 100), language, price?.min.currencyCode);
  const chips = activeFilters(state, listing.filters, hrefOf, money, t);
  return (
    <div ref={around} className={styles.layout} data-listing>
      <aside
        ref={filterDrawer === "plain" ? show : undefined}
        aria-label={t.filters}
        className={cx(styles.side, filterDrawer === "plain" && styles.plain)}
      >
        {props.navigation}
        <ListingFilters listing={listing} state={state} extra={extra} />
      </aside>
      <div className={styles.main}>
        <FilterBar listing={listing} state={state} hrefOf={hrefOf} heroLimit={props.heroLimit ?? 5} />
        <div className={styles.bar}>
          <p aria-live="polite" className={styles.count}>
            {t.results(formatNumber(listing.totalCount, language))}
          </p>
          <Button
            scheme="outline"
            size="small"
            className={styles.filterButton}
            onClick={() => setFilterDrawer(filterDrawer === "plain" ? "closed" : "open")}
          >
            <FilterIcon size={18} /> {t.filters}
            {chips.length > 0 && ` (${chips.length})`}
          </Button>
          <SortForm listing={listing} state={state} extra={extra} />
        </div>
        <Chips chips={chips} clearHref={canClear(kept) ? clearHref : null} />
        {listing.products.length > 0 ? (
          <ListingTiles
            products={listing.products}
            inserts={state.page === 1 ? (props.inserts ?? []) : []}
            showsDealProgress={props.showsDealProgress ?? true}
          />
        ) : (
          <NothingFound
            isBeyondEnd={listing.totalCount > 0}
            clearHref={chips.length > 0 ? clearHref : null}
            firstHref={hrefOf({ ...state, page: 1 })}
          />
        )}
        <Pagination current={kept.currentPage} pages={kept.totalPages} hrefFor={(page) => hrefOf({ ...state, page })} />
        {kept.currentPage < kept.totalPages && <NextPage search={hrefOf({ ...state, page: state.page + 1 })} />}
      </div>
      {(filterDrawer === "open" || filterDrawer === "closed") && (
        <FilterDrawer
          open={filterDrawer === "open"}
          onClose={() => setFilterDrawer("closed")}
          onMissing={() => setFilterDrawer("plain")}
          listing={listing}
          state={state}
          extra={extra}
        />
      )}
    </div>
  );
}
