import { brokenTextMessage } from "@chalkbox/input-text";
import { languageOf, useCopy, useStorefront } from "../lib/copy.ts";
import { formatNumber } from "../lib/numbers.ts";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { SearchIcon } from "../ui/icon/shop-icons.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { Link } from "../ui/link/link.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { searchCopy } from "./copy.ts";
import styles from "./search-header.module.css";
import { searchHref, type SearchState, termLimit } from "./search-url.ts";

interface SearchHeaderProps {
  readonly state: SearchState;
  /** What the shop has searched for; other words than the typed ones when it took those for a slip. */
  readonly searchedFor: string;
  /** Whether no product has all the words. */
  readonly isPartial: boolean;
  readonly totalCount: number;
  readonly categories: readonly {
    readonly count: number;
    readonly category: { readonly id: string; readonly name: string };
  }[];
}

/** What was searched for, what the shop took it for, and where it was found (SEARCH-03). How much, the listing says. */
export function SearchHeader({ state, searchedFor, isPartial, totalCount, categories }: SearchHeaderProps) {
  const t = useCopy(searchCopy);
  const { language } = useStorefront();
  const { term, categoryId: selectedCategory } = state;
  const hrefOf = (categoryId: string | null) => searchHref({ ...state, categoryId });
  const isMended = searchedFor !== term.slice(0, termLimit);
  return (
    <header className={styles.header}>
      <SectionHeader
        level={1}
        title={totalCount > 0 ? t.found(searchedFor) : t.titleFor(searchedFor)}
        lead={isPartial ? t.partial : undefined}
      />
      {isMended && (
        <p>
          {t.nothingFor(term)}{" "}
          <TextLink href={searchHref({ ...state, isAsTyped: true })}>{t.searchInstead(term)}</TextLink>
        </p>
      )}
      {(categories.length > 1 || selectedCategory) && (
        <nav aria-label={t.inCategory}>
          <ul className={styles.categories}>
            {selectedCategory && (
              <li>
                <Link href={hrefOf(null)} className={styles.category}>
                  {t.allCategories}
                </Link>
              </li>
            )}
            {categories.slice(0, 12).map(({ category, count }) => (
              <li key={category.id}>
                <Link href={hrefOf(category.id)} className={styles.category}>
                  {category.name} <span className={styles.count}>{formatNumber(count, language)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** Nothing found, and nothing narrows the search but perhaps a category (ux 31, 44). */
export function NoHits({ state }: { readonly state: SearchState }) {
  const t = useCopy(searchCopy);
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      titleLevel={1}
      title={t.none(state.term)}
      text={t.noneHelp}
      actions={
        state.categoryId === null ? (
          <ButtonLink href="/">{t.home}</ButtonLink>
        ) : (
          <ButtonLink href={searchHref({ ...state, categoryId: null })}>{t.everywhere}</ButtonLink>
        )
      }
    />
  );
}

/** The search page for what is no text: the field again, with what is wrong with it. */
export function BrokenQuery({ term }: { readonly term: string }) {
  const t = useCopy(searchCopy);
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      titleLevel={1}
      title={t.noQuery}
      text={
        <form action="/search" method="get">
          <Stack gap={4}>
            <TextInput
              label={t.term}
              name="q"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={termLimit}
              defaultValue={term}
              error={brokenTextMessage(languageOf(useStorefront()))}
            />
            <Button type="submit">{t.search}</Button>
          </Stack>
        </form>
      }
      actions={<ButtonLink href="/">{t.home}</ButtonLink>}
    />
  );
}

/** The search page without a term (SEARCH-02). */
export function NoQuery() {
  const t = useCopy(searchCopy);
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      titleLevel={1}
      title={t.noQuery}
      text={t.noQueryHelp}
      actions={<ButtonLink href="/">{t.home}</ButtonLink>}
    />
  );
}
