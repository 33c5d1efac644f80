import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatNumber } from "../lib/numbers.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { SearchIcon } from "../ui/icon/shop-icons.tsx";
import { Link } from "../ui/link/link.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { searchCopy } from "./copy.ts";
import styles from "./search-header.module.css";

interface SearchHeaderProps {
  readonly term: string;
  readonly totalCount: number;
  readonly categories: readonly {
    readonly count: number;
    readonly category: { readonly id: string; readonly name: string };
  }[];
  readonly selectedCategory: string | null;
}

/** What was searched for, how much was found, and where (SEARCH-03). */
export function SearchHeader({ term, totalCount, categories, selectedCategory }: SearchHeaderProps) {
  const t = useCopy(searchCopy);
  const { language } = useStorefront();
  const title =
    totalCount === 0
      ? t.none(term)
      : totalCount === 1
        ? t.one(term)
        : t.found(formatNumber(totalCount, language), term);
  const hrefOf = (id: string | null) => `?${new URLSearchParams({ q: term, ...(id && { searchInCategoryId: id }) })}`;
  return (
    <header className={styles.header}>
      <SectionHeader level={1} title={title} lead={totalCount === 0 ? t.noneHelp : undefined} />
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
