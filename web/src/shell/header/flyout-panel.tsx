import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useCopy } from "../../lib/copy.ts";
import { cx } from "../../ui/cx.ts";
import { opensOnHover } from "../../ui/flyout/use-hover-intent.ts";
import { DepartmentIcon } from "../../ui/icon/department-icons.tsx";
import { ChevronRightIcon } from "../../ui/icon/interface-icons.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Link } from "../../ui/link/link.tsx";
import { frameCopy } from "./copy.ts";
import styles from "./flyout-panel.module.css";
import { isMultiColumn, shownNodes } from "./nodes.ts";
import { type Group, type PanelProps, tabLink } from "./panel.ts";

/** How long the pointer rests on a group before what is below it shows, in ms (NAV-12). */
const openAfter = 300;

/**
 * The first version's panel: the second level as a column below the tab, each group with a flyout of its own for the
 * third level, which has its header with the department's sign (NAV-03, NAV-04).
 */
export function FlyoutPanel({ id, tab, branch, hasFailed, takesFocus }: PanelProps) {
  const t = useCopy(frameCopy);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [openId, setOpenId] = useState<string | null>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector("a")?.focus();
    return () => clearTimeout(timer.current);
  }, [takesFocus]);
  const { name, url } = tabLink(tab);
  const categoryId = tab?.dataset["category"] ?? "";
  const groups = shownNodes(branch?.children ?? []);
  const isAtEnd = tab !== null && tab.offsetLeft > (tab.parentElement?.offsetWidth ?? 0) / 2;
  const rest = (event: PointerEvent, groupId: string): void => {
    if (event.pointerType !== "mouse" || !opensOnHover()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(groupId), openAfter);
  };
  return (
    <div
      ref={panel}
      id={id}
      className={cx(styles.panel, isAtEnd && styles.atEnd)}
      role="group"
      aria-label={name}
      aria-busy={!branch && !hasFailed}
      style={tab ? { insetInlineStart: isAtEnd ? "auto" : tab.offsetLeft } : undefined}
    >
      <p className={styles.head}>
        <DepartmentIcon categoryId={categoryId} />
        <Link href={url}>{t.allIn(name)}</Link>
      </p>
      {hasFailed && !branch && <p role="status">{t.failed}</p>}
      <ul>
        {groups.map((group) => (
          <li key={group.id} className={styles.group} onPointerEnter={(event) => rest(event, group.id)}>
            <Link href={group.url} data-sale={group.isSale || undefined}>
              {group.name}
            </Link>
            {shownNodes(group.children).length > 0 && (
              <>
                <button
                  type="button"
                  aria-expanded={openId === group.id}
                  aria-controls={`${id}-${group.id}`}
                  onClick={() => setOpenId(openId === group.id ? null : group.id)}
                >
                  <ChevronRightIcon size={16} />
                  <VisuallyHidden>{t.open(group.name)}</VisuallyHidden>
                </button>
                {openId === group.id && (
                  <NestedFlyout
                    id={`${id}-${group.id}`}
                    group={group}
                    besides={groups.length}
                    categoryId={categoryId}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NestedFlyoutProps {
  readonly id: string;
  readonly group: Group;
  /** How many groups are beside this one. */
  readonly besides: number;
  readonly categoryId: string;
}

function NestedFlyout({ id, group, besides, categoryId }: NestedFlyoutProps) {
  const children = shownNodes(group.children);
  return (
    <div id={id} className={styles.nested} role="group" aria-label={group.name}>
      <p className={styles.head}>
        <DepartmentIcon categoryId={categoryId} size={20} />
        {group.name}
      </p>
      <ul className={cx(isMultiColumn(children.length, besides) && styles.columns)}>
        {children.map((child) => (
          <li key={child.id}>
            <Link href={child.url} data-sale={child.isSale || undefined}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
