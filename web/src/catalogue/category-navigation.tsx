import type { CategoryPageQuery } from "../graph/generated/CategoryPage.ts";
import { useCopy } from "../lib/copy.ts";
import { ChevronDownIcon, ChevronLeftIcon } from "../ui/icon/interface-icons.tsx";
import { Link } from "../ui/link/link.tsx";
import styles from "./category-navigation.module.css";
import { listCopy } from "./list-copy.ts";

/** A category's page as the graph delivers it. */
export type Category = NonNullable<CategoryPageQuery["core_category"]>;

/** What the navigation leads to: what is below, or beside at the end of a branch. */
const nodesOf = ({ leftNavigation }: Category) => leftNavigation.filter(({ isExcludedFromNav }) => !isExcludedFromNav);

function Nodes({ category }: { readonly category: Category }) {
  return nodesOf(category).map(({ id, name, url }) => (
    <li key={id}>
      <Link href={url} className={styles.node} aria-current={id === category.id ? "page" : undefined}>
        {name}
      </Link>
    </li>
  ));
}

/** The categories beside the list, with the way up (LIST-15); none where the category hides it (LIST-18). */
export function CategoryNavigation({ category }: { readonly category: Category }) {
  const t = useCopy(listCopy);
  const { parent } = category;
  if (category.hideLeftNavigation || nodesOf(category).length === 0) return null;
  return (
    <nav aria-label={t.subcategories} className={styles.navigation}>
      {parent && (
        <Link href={parent.path} className={styles.up}>
          <ChevronLeftIcon size={16} /> {parent.name}
        </Link>
      )}
      <ul>
        <Nodes category={category} />
      </ul>
    </nav>
  );
}

/** The same as a fold above the list, where there is no room beside it (LIST-20). */
export function CategoryDropdown({ category }: { readonly category: Category }) {
  const t = useCopy(listCopy);
  if (category.hideCategoryDropdown || nodesOf(category).length === 0) return null;
  return (
    <details className={styles.dropdown}>
      <summary className={styles.summary}>
        <span>
          {t.category}: <strong>{category.name}</strong>
        </span>
        <ChevronDownIcon size={20} />
      </summary>
      <ul className={styles.choices}>
        {category.parent && (
          <li>
            <Link href={category.parent.path} className={styles.node}>
              {t.allOf(category.parent.name)}
            </Link>
          </li>
        )}
        <Nodes category={category} />
      </ul>
    </details>
  );
}
