import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatNumber } from "../lib/numbers.ts";
import { cx } from "../ui/cx.ts";
import { CheckIcon, ChevronDownIcon } from "../ui/icon/interface-icons.tsx";
import { Link } from "../ui/link/link.tsx";
import styles from "./filter-bar.module.css";
import { listingCopy } from "./listing-copy.ts";
import { type ListingState, withToggled } from "./listing-url.ts";
import { Swatch } from "./swatch.tsx";

type EnumFilter = Extract<ListingPartsFragment["filters"][number], { __typename: "EnumFilter" }>;

interface FilterBarProps {
  readonly listing: Pick<ListingPartsFragment, "filters">;
  readonly state: ListingState;
  readonly hrefOf: (state: ListingState) => string;
  /** Most hero filters (C-11). */
  readonly heroLimit: number;
}

/**
 * The filters above a list: switches for what is in stock, reduced or new, and the hero filters as folds of links
 * (LIST-11). Each link adds its value or takes it back, so that it needs no scripts.
 */
export function FilterBar({ listing, state, hrefOf, heroLimit }: FilterBarProps) {
  const t = useCopy(listingCopy);
  const enums = listing.filters.filter((filter) => filter.__typename === "EnumFilter");
  const quick = enums.filter(({ isQuick }) => isQuick);
  const heroes = enums.filter(({ isHero }) => isHero).slice(0, heroLimit);
  if (quick.length + heroes.length === 0) return null;
  const linkTo = (filter: EnumFilter, value: string) => hrefOf(withToggled(state, filter.name, value));
  return (
    <div className={styles.bar}>
      {quick.length > 0 && (
        <ul className={styles.list} aria-label={t.quick}>
          {quick.map((filter) =>
            filter.values.map((value) => (
              <li key={filter.name}>
                <ToggleLink href={linkTo(filter, value.id)} value={value} className={styles.quick} />
              </li>
            )),
          )}
        </ul>
      )}
      {heroes.length > 0 && (
        <div className={cx(styles.list, styles.heroes)} role="group" aria-label={t.hero}>
          {heroes.map((filter) => (
            <Hero key={filter.name} filter={filter} hrefOf={(value) => linkTo(filter, value)} />
          ))}
        </div>
      )}
    </div>
  );
}

function Hero({ filter, hrefOf }: { readonly filter: EnumFilter; readonly hrefOf: (value: string) => string }) {
  const chosen = filter.values.filter(({ selected }) => selected).length;
  return (
    // One at a time: they share a name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its summary and links bubble closes it
    <details
      name="hero-filter"
      className={styles.hero}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector("summary")?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className={cx(styles.quick, chosen > 0 && styles.chosen)}>
        {filter.displayName}
        {chosen > 0 && ` (${chosen})`}
        <ChevronDownIcon size={16} />
      </summary>
      <ul className={styles.panel}>
        {filter.values
          .filter(({ count, selected }) => count > 0 || selected)
          .map((value) => (
            <li key={value.id}>
              <ToggleLink href={hrefOf(value.id)} value={value} className={styles.value} />
            </li>
          ))}
      </ul>
    </details>
  );
}

/** A link that adds a value, or takes it back where it is chosen. */
function ToggleLink({
  href,
  value,
  className,
}: {
  readonly href: string;
  readonly value: EnumFilter["values"][number];
  readonly className: string | undefined;
}) {
  const { language } = useStorefront();
  return (
    <Link
      href={href}
      rel="nofollow"
      data-keep-scroll=""
      className={cx(className, value.selected && styles.chosen)}
      aria-current={value.selected ? "true" : undefined}
    >
      {value.selected && <CheckIcon size={16} />}
      {value.css !== null && <Swatch css={value.css} />}
      <span>{value.displayValue}</span> <span className={styles.count}>{formatNumber(value.count, language)}</span>
    </Link>
  );
}
