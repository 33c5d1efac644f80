import { useEffect, useRef } from "react";
import { useCopy } from "../../lib/copy.ts";
import { cx } from "../../ui/cx.ts";
import { DepartmentIcon } from "../../ui/icon/department-icons.tsx";
import { Container } from "../../ui/layout/layout.tsx";
import { Link } from "../../ui/link/link.tsx";
import { frameCopy } from "./copy.ts";
import { isMultiColumn, shownNodes } from "./nodes.ts";
import { type Group, type PanelProps, tabLink } from "./panel.ts";
import styles from "./mega-panel.module.css";

/**
 * The second version's panel: the department's header with its sign, and all that is below at a glance, a column for
 * each group with its picture (NAV-03). Three levels, no more (NAV-09).
 */
export function MegaPanel({ id, tab, branch, hasFailed, takesFocus }: PanelProps) {
  const t = useCopy(frameCopy);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector("a")?.focus();
  }, [takesFocus]);
  const { name, url } = tabLink(tab);
  const groups = shownNodes(branch?.children ?? []);
  return (
    <div ref={panel} id={id} className={styles.panel} role="group" aria-label={name} aria-busy={!branch && !hasFailed}>
      <Container className={styles.inner}>
        <p className={styles.head}>
          <DepartmentIcon categoryId={tab?.dataset["category"] ?? ""} size={28} />
          <Link href={url}>{t.allIn(name)}</Link>
        </p>
        {hasFailed && !branch && <p role="status">{t.failed}</p>}
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupColumn key={group.id} group={group} besides={groups.length} />
          ))}
        </ul>
      </Container>
    </div>
  );
}

function GroupColumn({ group, besides }: { readonly group: Group; readonly besides: number }) {
  const children = shownNodes(group.children);
  const isWide = isMultiColumn(children.length, besides);
  return (
    <li className={cx(isWide && styles.wide)}>
      <Link href={group.url} className={styles.groupHead} data-sale={group.isSale || undefined}>
        {group.image && <img src={group.image.src} alt="" width={64} height={48} />}
        <span>{group.name}</span>
      </Link>
      {children.length > 0 && (
        <ul className={styles.children}>
          {children.map((child) => (
            <li key={child.id}>
              <Link href={child.url} data-sale={child.isSale || undefined}>
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
