import { useCopy } from "../lib/copy.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { Link } from "../ui/link/link.tsx";
import { wishlistCopy } from "./copy.ts";
import { useList } from "./list-context.ts";
import styles from "./list-page.module.css";
import { listHref } from "./list-url.ts";
import { Opener } from "./opener.tsx";

/** The visitor's lists beside each other, and the way to a new one. */
export function ListTabs() {
  const t = useCopy(wishlistCopy);
  const { list, lists, sort } = useList();
  return (
    <nav className={styles.tabs} aria-label={t.lists}>
      <ul>
        {lists.map(({ externalId, name, entryCount, isStandardList, isCreator }) => (
          <li key={externalId}>
            <Link
              href={listHref({ listId: externalId, sort })}
              className={styles.tab}
              aria-current={externalId === list.externalId ? "page" : undefined}
              data-keep-scroll
            >
              <span className={styles.tabName}>{name}</span>
              <span className={styles.tabNote}>
                {t.articles(entryCount)}
                {isStandardList && lists.length > 1 && <Badge tone="tint">{t.standard}</Badge>}
                {!isCreator && <Badge>{t.shared}</Badge>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Opener dialog="create">+ {t.newList}</Opener>
    </nav>
  );
}
