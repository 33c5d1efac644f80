import { cx } from "../cx.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/interface-icons.tsx";
import { Link } from "../link/link.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/**
 * The way from the top to this page. On mobile only the parent shows, as a way back.
 * @param crumbs from the top down, the page itself not among them
 * @param current name of the page itself; left out where the heading states it anyway
 */
export function Breadcrumb(props: { readonly crumbs: readonly Crumb[]; readonly current?: string | undefined }) {
  const { crumbs, current } = props;
  const texts = useUiTexts();
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={crumb.href} className={cx(styles.item, last && styles.parent)}>
              {last && <ChevronLeftIcon size={16} className={styles.back} />}
              <Link href={crumb.href}>{crumb.name}</Link>
              {!(last && current === undefined) && <ChevronRightIcon size={14} className={styles.separator} />}
            </li>
          );
        })}
        {current !== undefined && (
          <li className={styles.item}>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
