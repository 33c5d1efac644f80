import { useState } from "react";
import { Form, useSubmit } from "react-router";
import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatMoney } from "../lib/money.ts";
import { formatNumber } from "../lib/numbers.ts";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { Drawer } from "../ui/drawer/drawer.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { Chips } from "../ui/filters/chips.tsx";
import { FilterIcon } from "../ui/icon/interface-icons.tsx";
import { SearchIcon } from "../ui/icon/shop-icons.tsx";
import { Pagination } from "../ui/pagination/pagination.tsx";
import { TileGrid } from "../ui/product-tile/product-tile.tsx";
import { InlineSelect } from "../ui/select/select.tsx";
import { activeFilters } from "./active-filters.ts";
import { copy } from "./copy.ts";
import { ListingFilters } from "./listing-filters.tsx";
import styles from "./listing.module.css";
import { canonicalQuery, clearedListing, type ListingState, writeListing } from "./listing-url.ts";
import { ProductCard } from "./product-card.tsx";

/** Products of a page (LIST-01). */
export const productsPerPage = 60;
/** Tiles whose pictures load at once: the first row of the widest grid. */
const eagerTiles = 4;

interface ListingProps {
  readonly listing: ListingPartsFragment;
  readonly state: ListingState;
  /** Parts of the query that are no filter, e.g. the search term. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** A page of products with filters, sorts and paging, all in the URL (ux 30, 31). */
export function Listing({ listing, state, extra = {} }: ListingProps) {
  const t = useCopy(copy);
  const { language } = useStorefront();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const hrefOf = (next: ListingState) => writeListing(next, extra) || "?";
  const money = (units: number) => formatMoney(Math.round(units * 100), language);
  const chips = activeFilters(state, listing.filters, hrefOf, money, t);
  const pages = Math.max(1, Math.ceil(listing.totalCount / productsPerPage));
  const kept = { ...extra, ...(state.sort && { sort: state.sort }) };
  const filters = <ListingFilters filters={listing.filters} totalCount={listing.totalCount} kept={kept} />;
  return (
    <div className={styles.layout}>
      <aside className={styles.side}>{filters}</aside>
      <div className={styles.main}>
        <div className={styles.bar}>
          <p aria-live="polite" className={styles.count}>
            {t.results(formatNumber(listing.totalCount, language))}
          </p>
          <Button scheme="outline" size="small" className={styles.filterButton} onClick={() => setFilterOpen(true)}>
            <FilterIcon size={18} /> {t.filters}
            {chips.length > 0 && ` (${chips.length})`}
          </Button>
          <SortForm listing={listing} state={state} extra={extra} />
        </div>
        <Chips chips={chips} clearHref={hrefOf(clearedListing)} />
        {listing.products.length > 0 ? (
          <TileGrid shows={listing.products}>
            {listing.products.map((product, index) => (
              <ProductCard key={product.id} product={product} eager={index < eagerTiles} headingLevel={2} />
            ))}
          </TileGrid>
        ) : (
          <NothingFound
            isBeyondEnd={listing.totalCount > 0}
            clearHref={chips.length > 0 ? hrefOf(clearedListing) : null}
            firstHref={hrefOf({ ...state, page: 1 })}
          />
        )}
        <Pagination current={state.page} pages={pages} hrefFor={(page) => hrefOf({ ...state, page })} />
      </div>
      <Drawer open={isFilterOpen} onClose={() => setFilterOpen(false)} title={t.filters} side="start">
        {filters}
        <Button wide onClick={() => setFilterOpen(false)}>
          {t.showResults(listing.totalCount)}
        </Button>
      </Drawer>
    </div>
  );
}

/** The sorts as a form: a choice applies at once; without JavaScript a button sends it. */
function SortForm({ listing, state, extra }: Required<ListingProps>) {
  const t = useCopy(copy);
  const submit = useSubmit();
  const selected = listing.sorts.find((sort) => sort.selected)?.name;
  return (
    <Form method="get" className={styles.sort}>
      {[...new URLSearchParams(writeListing({ ...state, page: 1, sort: null }, extra))].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <InlineSelect
        key={selected}
        label={t.sortBy}
        name="sort"
        defaultValue={selected}
        onChange={({ currentTarget }) => {
          if (currentTarget.form)
            void submit(canonicalQuery(new FormData(currentTarget.form)), { method: "get", preventScrollReset: true });
        }}
      >
        {listing.sorts.map(({ name, displayName }) => (
          <option key={name} value={name}>
            {displayName}
          </option>
        ))}
      </InlineSelect>
      <noscript>
        <button type="submit">{t.applySort}</button>
      </noscript>
    </Form>
  );
}

/** Zero results with the next best step (ux 31): fewer filters only where there are some. */
function NothingFound({
  isBeyondEnd,
  clearHref,
  firstHref,
}: {
  readonly isBeyondEnd: boolean;
  readonly clearHref: string | null;
  readonly firstHref: string;
}) {
  const t = useCopy(copy);
  if (isBeyondEnd) return <NoTiles title={t.beyondEnd} href={firstHref} step={t.firstPage} />;
  if (clearHref === null) return <NoTiles title={t.empty} href="/" step={t.toHome} />;
  return <NoTiles title={t.nothingFound} text={t.nothingFoundHelp} href={clearHref} step={t.clearFilters} />;
}

function NoTiles(props: {
  readonly title: string;
  readonly text?: string;
  readonly href: string;
  readonly step: string;
}) {
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      title={props.title}
      text={props.text}
      actions={<ButtonLink href={props.href}>{props.step}</ButtonLink>}
    />
  );
}
