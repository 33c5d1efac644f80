import { cutText } from "@chalkbox/input-text/read-text";
import type { ReactNode } from "react";
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

/** Whether a search can be narrowed to a category, or is. */
export const hasCategoryFilter = ({ categoryId }: SearchState, categories: readonly unknown[]): boolean =>
  categories.length > 1 || categoryId !== null;

/** What was searched for, what the shop took it for, and where it was found (SEARCH-03). The listing shows how much. */
export function SearchHeader({ state, searchedFor, isPartial, totalCount, categories }: SearchHeaderProps) {
  const t = useCopy(searchCopy);
  const { language } = useStorefront();
  const { term, categoryId: selectedCategory } = state;
  const hrefOf = (categoryId: string | null) => searchHref({ ...state, categoryId });
  const isMended = searchedFor !== cutText(term, termLimit);
  const { originalTerm } = state;
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
      {originalTerm !== null && (
        <p>
          <TextLink href={searchHref({ ...state, term: originalTerm, originalTerm: null, isAsTyped: true })}>
            {t.searchInstead(originalTerm)}
          </TextLink>
        </p>
      )}
      {hasCategoryFilter(state, categories) && (
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

interface NoHitsProps {
  readonly state: SearchState;
  /** The shop's departments: the next best step. */
  readonly departments: readonly { readonly id: string; readonly name: string; readonly path: string }[];
  /** What is bought most. */
  readonly children?: ReactNode;
}

/** Nothing found, and nothing narrows the search but perhaps a category (ux 31, 44). */
export function NoHits({ state, departments, children }: NoHitsProps) {
  const t = useCopy(searchCopy);
  return (
    <Stack gap={6} className={styles.nothing}>
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
      {departments.length > 0 && (
        <Stack as="nav" aria-labelledby="all-departments">
          <h2 id="all-departments">{t.departments}</h2>
          <ul className={styles.categories}>
            {departments.map(({ id, name, path }) => (
              <li key={id}>
                <Link href={path} className={styles.category}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {children && (
        <Stack as="section" aria-labelledby="best-sellers">
          <h2 id="best-sellers">{t.bestSellers}</h2>
          {children}
        </Stack>
      )}
    </Stack>
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
        <form action="/search/" method="get">
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
