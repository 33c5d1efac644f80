import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePageSessionQuery } from "../../graph/generated/PageSession.ts";
import { useCopy } from "../../lib/copy.ts";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { DepartmentIcon } from "../../ui/icon/department-icons.tsx";
import { AdviceIcon, HomeIcon } from "../../ui/icon/header-icons.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icon/interface-icons.tsx";
import { HeartIcon, UserIcon } from "../../ui/icon/shop-icons.tsx";
import { Link } from "../../ui/link/link.tsx";
import { frameCopy } from "./copy.ts";
import styles from "./drill-down.module.css";
import { shownNodes } from "./nodes.ts";
import { useBranch, useModel } from "./use-branch.ts";

interface DrillDownProps {
  readonly onClose: () => void;
}

/** Closes what else is open over the page, as Escape would (NAV-14). */
function closeModals(): void {
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  }
}

/** Where one is: the ids of a department and of a group within it. */
type Way = readonly [] | readonly [string] | readonly [string, string];

/** The navigation behind the burger: level by level, with a way back (NAV-05), the page locked behind it (NAV-14). */
export function DrillDown({ onClose }: DrillDownProps) {
  const t = useCopy(frameCopy);
  const [way, setWay] = useState<Way>([]);
  const [departmentId, groupId] = way;
  const model = useModel();
  const { branch, hasFailed } = useBranch(departmentId ?? null);
  // Before the drawer itself opens, which is an effect below this one.
  useLayoutEffect(closeModals, []);
  const department = model?.getNavigationModel.find(({ id }) => id === departmentId);
  const group = branch?.children.find(({ id }) => id === groupId);
  const levels = [{ name: t.menu, url: "/" }, department, group].filter((level) => level != null);
  const here = levels.at(-1);
  const above = levels.at(-2);

  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(way);
  useEffect(() => {
    // The level that was left is gone, and the focus with it.
    if (shown.current !== way) body.current?.querySelector<HTMLElement>("button, a")?.focus();
    shown.current = way;
  }, [way]);
  return (
    <Drawer open onClose={onClose} side="start" title={here?.name ?? t.menu} footer={<Service />}>
      <div ref={body} className={styles.body}>
        {here && above && (
          <>
            <button type="button" className={styles.back} onClick={() => setWay(way.length === 2 ? [way[0]] : [])}>
              <ChevronLeftIcon size={20} />
              {t.backTo(above.name)}
            </button>
            <Link href={here.url} className={styles.all}>
              {departmentId !== undefined && <DepartmentIcon categoryId={departmentId} />}
              {t.allIn(here.name)}
            </Link>
          </>
        )}
        {departmentId === undefined ? (
          <ul>
            <li>
              <Link href="/" className={styles.entry}>
                <HomeIcon />
                <span>{t.home}</span>
              </Link>
            </li>
            {shownNodes(model?.getNavigationModel ?? []).map((node) => (
              <Entry
                key={node.id}
                node={node}
                icon={<DepartmentIcon categoryId={node.id} />}
                onDown={node.hasChildren ? () => setWay([node.id]) : null}
              />
            ))}
          </ul>
        ) : (
          <ul aria-busy={!branch && !hasFailed}>
            {group
              ? shownNodes(group.children).map((node) => <Entry key={node.id} node={node} onDown={null} />)
              : shownNodes(branch?.children ?? []).map((node) => (
                  <Entry
                    key={node.id}
                    node={node}
                    onDown={shownNodes(node.children).length > 0 ? () => setWay([departmentId, node.id]) : null}
                  />
                ))}
          </ul>
        )}
        {hasFailed && !branch && <p role="status">{t.failed}</p>}
      </div>
    </Drawer>
  );
}

interface EntryProps {
  readonly node: { readonly name: string; readonly url: string; readonly isSale: boolean };
  readonly icon?: ReactNode;
  /** Goes a level down; null: there is none, the entry is a link. */
  readonly onDown: (() => void) | null;
}

function Entry({ node, icon, onDown }: EntryProps) {
  return (
    <li>
      {onDown ? (
        <button type="button" className={styles.entry} onClick={onDown} data-sale={node.isSale || undefined}>
          {icon}
          <span>{node.name}</span>
          <ChevronRightIcon size={20} />
        </button>
      ) : (
        <Link href={node.url} className={styles.entry} data-sale={node.isSale || undefined}>
          {icon}
          <span>{node.name}</span>
        </Link>
      )}
    </li>
  );
}

/** What else is looked for behind a burger: account, wish list and help. */
function Service() {
  const t = useCopy(frameCopy);
  const [{ data }] = usePageSessionQuery();
  const isLoggedIn = data?.session?.visitor.state === "LOGGED_IN";
  return (
    <ul className={styles.service}>
      <li>
        <Link href={isLoggedIn ? "/myaccount/" : "/login/"}>
          <UserIcon size={20} />
          {isLoggedIn ? t.account : t.signIn}
        </Link>
      </li>
      <li>
        <Link href="/myaccount/wishlist/">
          <HeartIcon size={20} />
          {t.wishlist}
        </Link>
      </li>
      <li>
        <Link href="/beratung/">
          <AdviceIcon size={20} />
          {t.help}
        </Link>
      </li>
    </ul>
  );
}
