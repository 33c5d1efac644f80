import { Breadcrumb } from "../ui/breadcrumb/breadcrumb.tsx";
import { useCopy } from "../lib/copy.ts";
import { Link } from "../ui/link/link.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import styles from "./category-header.module.css";
import { type Category, CategoryDropdown } from "./category-navigation.tsx";
import { listCopy } from "./list-copy.ts";
import { pictureOf } from "./picture-of.ts";

/** Where the shopper is, and what is below as tiles with pictures (LIST-12). */
export function CategoryHeader({ category }: { readonly category: Category }) {
  const t = useCopy(listCopy);
  const crumbs = category.breadCrumb.slice(0, -1).map(({ displayName, url }) => ({ name: displayName, href: url }));
  return (
    <header className={styles.header}>
      {!category.hideBreadcrumbs && <Breadcrumb crumbs={crumbs} current={category.name} />}
      <SectionHeader level={1} title={category.name} />
      {category.children.length > 0 && (
        <ul className={styles.tiles} aria-label={t.subcategories}>
          {category.children.map(({ id, name, path, image }) => (
            <li key={id}>
              <Link href={path} className={styles.tile}>
                {image && <Picture {...pictureOf(image)} alt="" sizes="140px" eager="calm" />}
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {category.children.length === 0 && <CategoryDropdown category={category} />}
    </header>
  );
}
