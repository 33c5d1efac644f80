import type { CategoryPageQuery } from "../graph/generated/CategoryPage.ts";
import { useCopy } from "../lib/copy.ts";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb.tsx";
import { Link } from "../ui/link/link.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import styles from "./category-header.module.css";
import { copy } from "./copy.ts";

type Category = NonNullable<CategoryPageQuery["core_category"]>;

/** Where the shopper is, and where they can go from here (LIST-12, LIST-15). */
export function CategoryHeader({ category }: { readonly category: Category }) {
  const t = useCopy(copy);
  const crumbs = category.breadCrumb.slice(0, -1).map(({ displayName, url }) => ({ name: displayName, href: url }));
  const nodes = category.leftNavigation.filter(({ isExcludedFromNav }) => !isExcludedFromNav);
  return (
    <header className={styles.header}>
      {!category.hideBreadcrumbs && <Breadcrumb crumbs={crumbs} current={category.name} />}
      <SectionHeader level={1} title={category.name} />
      {!category.hideLeftNavigation && nodes.length > 0 && (
        <nav aria-label={t.subcategories}>
          <ul className={styles.nodes}>
            {nodes.map(({ id, name, url }) => (
              <li key={id}>
                <Link href={url} className={styles.node} aria-current={id === category.id ? "page" : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
