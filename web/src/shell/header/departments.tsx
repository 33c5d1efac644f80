import type { NavigationModelQuery } from "../../graph/generated/NavigationModel.ts";
import { useCopy } from "../../lib/copy.ts";
import { isOn } from "../../lib/settings.ts";
import { DepartmentIcon } from "../../ui/icon/department-icons.tsx";
import { HomeIcon } from "../../ui/icon/header-icons.tsx";
import { ChevronDownIcon } from "../../ui/icon/interface-icons.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Link } from "../../ui/link/link.tsx";
import { frameCopy } from "./copy.ts";
import styles from "./departments.module.css";
import { shownNodes } from "./nodes.ts";

/**
 * The tabs: home, and the top categories with a sign each (NAV-02). What is below opens in the browser (`menu.tsx`);
 * without scripts the second level shows by pointer and focus, and behind the burger as a list.
 */
export function Departments({ model }: { readonly model: NavigationModelQuery }) {
  const t = useCopy(frameCopy);
  return (
    <ul className={styles.list} data-version={isOn(model.getGlobalParametersByName, "navigation") ? 2 : 1}>
      <li className={styles.home}>
        <Link href="/" className={styles.tab}>
          <HomeIcon />
          <span>{t.home}</span>
        </Link>
      </li>
      {shownNodes(model.getNavigationModel).map(({ id, name, url, isSale, hasChildren, children }) => (
        <li key={id} data-category={id}>
          <Link href={url} className={styles.tab} data-sale={isSale || undefined}>
            <DepartmentIcon categoryId={id} />
            <span>{name}</span>
          </Link>
          {hasChildren && (
            <>
              <button type="button" className={styles.opener} aria-expanded="false" aria-controls="departments-panel">
                <ChevronDownIcon size={14} />
                <VisuallyHidden>{t.open(name)}</VisuallyHidden>
              </button>
              <ul className={styles.plain}>
                {shownNodes(children).map((child) => (
                  <li key={child.id}>
                    <Link href={child.url} data-sale={child.isSale || undefined}>
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
