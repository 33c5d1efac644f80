import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatMoney } from "../lib/money.ts";
import { formatNumber } from "../lib/numbers.ts";
import { Button } from "../ui/button/button.tsx";
import { Chips } from "../ui/filters/chips.tsx";
import { FilterIcon } from "../ui/icon/interface-icons.tsx";
import { Pagination } from "../ui/pagination/pagination.tsx";
import { activeFilters } from "./active-filters.ts";
import { listCopy } from "./list-copy.ts";
import type { GridInsert } from "./listing-tiles.tsx";
import styles from "./listing.module.css";
import { canClear, type ListingSubject, listingStateOf } from "./listing-state.ts";
import { clearedListing, type ListingState, writeListing } from "./listing-url.ts";
import { SortForm } from "./sort-form.tsx";
import { useFilterForms } from "./use-filter-forms.ts";

/*
 * The controls come from the server as plain forms and links; what makes them act at once is a chunk of its own. The server
 * has it from the start: what it sent later would not be seen without scripts.
 */
const loadControls = () => import("./listing-controls.tsx");
const controls = import.meta.env.SSR ? await loadControls() : null;
const { ListingFilters, ListingTiles, FilterBar, FilterDrawer, NextPage, NothingFound } = controls ?? {
  ListingFilters: lazy(async () => ({ default: (await loadControls()).ListingFilters })),
  ListingTiles: lazy(async () => ({ default: (await loadControls()).ListingTiles })),
  FilterBar: lazy(async () => ({ default: (await loadControls()).FilterBar })),
  FilterDrawer: lazy(async () => ({ default: (await loadControls()).FilterDrawer })),
  NextPage: lazy(async () => ({ default: (await loadControls()).NextPage })),
  NothingFound: lazy(async () => ({ default: (await loadControls()).NothingFound })),
};

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

/** A page of products with filters, sorts and paging, all in the URL (ux 30, 31). */
export function Listing({ listing, state, subject, extra = {}, ...props }: ListingProps) {
  const t = useCopy(listCopy);
  const { language } = useStorefront();
  const [filterDrawer, setFilterDrawer] = useState<"unused" | "open" | "closed">("unused");
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
      <aside aria-label={t.filters} className={styles.side}>
        {props.navigation}
        <Suspense fallback={null}>
          <ListingFilters listing={listing} state={state} extra={extra} />
        </Suspense>
      </aside>
      <div className={styles.main}>
        <Suspense fallback={null}>
          <FilterBar listing={listing} state={state} hrefOf={hrefOf} heroLimit={props.heroLimit ?? 5} />
        </Suspense>
        <div className={styles.bar}>
          <p aria-live="polite" className={styles.count}>
            {t.results(formatNumber(listing.totalCount, language))}
          </p>
          <Button scheme="outline" size="small" className={styles.filterButton} onClick={() => setFilterDrawer("open")}>
            <FilterIcon size={18} /> {t.filters}
            {chips.length > 0 && ` (${chips.length})`}
          </Button>
          <SortForm listing={listing} state={state} extra={extra} />
        </div>
        <Chips chips={chips} clearHref={canClear(kept) ? clearHref : null} />
        {listing.products.length > 0 ? (
          <Suspense fallback={null}>
            <ListingTiles
              products={listing.products}
              inserts={state.page === 1 ? (props.inserts ?? []) : []}
              showsDealProgress={props.showsDealProgress ?? true}
            />
          </Suspense>
        ) : (
          <Suspense fallback={null}>
            <NothingFound
              isBeyondEnd={listing.totalCount > 0}
              clearHref={chips.length > 0 ? clearHref : null}
              firstHref={hrefOf({ ...state, page: 1 })}
            />
          </Suspense>
        )}
        <Pagination current={kept.currentPage} pages={kept.totalPages} hrefFor={(page) => hrefOf({ ...state, page })} />
        {kept.currentPage < kept.totalPages && (
          <Suspense fallback={null}>
            <NextPage search={hrefOf({ ...state, page: state.page + 1 })} />
          </Suspense>
        )}
      </div>
      {filterDrawer !== "unused" && (
        <Suspense fallback={null}>
          <FilterDrawer
            open={filterDrawer === "open"}
            onClose={() => setFilterDrawer("closed")}
            listing={listing}
            state={state}
            extra={extra}
          />
        </Suspense>
      )}
    </div>
  );
}
