import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePageGraph } from "../graph/context.ts";
import { NavigationModelDocument } from "../graph/generated/NavigationModel.ts";
import { type PageSessionQuery, usePageSessionQuery } from "../graph/generated/PageSession.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { MenuIcon } from "../ui/icon/interface-icons.tsx";
import { BasketIcon, SearchIcon, SignOutIcon, UserIcon } from "../ui/icon/shop-icons.tsx";
import { SkipLink, VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { Container } from "../ui/layout/layout.tsx";
import { Link } from "../ui/link/link.tsx";
import { keepClear } from "../ui/toast/keep-clear.ts";
import { copy } from "./copy.ts";
import { DepartmentList, LiveDepartmentList, menuId } from "./department-list.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./header.module.css";
import { Logo } from "./logo.tsx";
import { useStaticMarkup } from "./static-markup.ts";

/** Id of the part that "skip to content" jumps to. */
export const contentId = "content";

/** The header of browse pages: brand, search, shortcuts, departments (HEAD-01). Works without scripts throughout. */
export function Header() {
  const t = useCopy(copy);
  const { store } = useStorefront();
  return (
    <header className={styles.header} {...keepClear}>
      <SkipLink href={`#${contentId}`}>{t.skip}</SkipLink>
      <div className={styles.service} data-ground="board">
        <Container className={styles.serviceRow}>
          <p>{store === "b2b" ? t.businessPromise : t.promise}</p>
          {store === "b2b" && <LanguageSwitch />}
        </Container>
      </div>
      <Container className={styles.bar}>
        <button type="button" popoverTarget={menuId} className={styles.burger} aria-label={t.menu}>
          <MenuIcon />
        </button>
        <Link href="/" className={styles.brand} aria-label={t.home}>
          <Logo />
        </Link>
        <SearchBox />
        <Shortcuts />
      </Container>
      <Departments />
    </header>
  );
}

/** The search as a plain form: a GET with `q` (SEARCH-01). */
function SearchBox() {
  const t = useCopy(copy);
  return (
    <search className={styles.search}>
      <form action="/search" method="get">
        <VisuallyHidden>
          <label htmlFor="search-query">{t.search}</label>
        </VisuallyHidden>
        <input
          id="search-query"
          type="search"
          name="q"
          placeholder={t.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <button type="submit" aria-label={t.search}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}

/** Account and basket, each with its word: icons alone are guessed wrong too often. */
function Shortcuts() {
  const [{ data, error }] = usePageSessionQuery();
  return <ShortcutList session={data?.session} isComplete={!error} />;
}

interface ShortcutListProps {
  readonly session: PageSessionQuery["session"] | undefined;
  /** Whether nothing of the session is missing. */
  readonly isComplete: boolean;
}

/** What the header says of a visitor. The server fills it into pages that all visitors share: it depends on nothing else. */
export function ShortcutList({ session, isComplete }: ShortcutListProps) {
  const t = useCopy(copy);
  const isLoggedIn = session?.visitor.state === "LOGGED_IN";
  const account = isLoggedIn ? t.myAccount : session ? t.signIn : t.account;
  // Of a basket that could not be asked for nothing is said, least of all that it is empty.
  const isCartKnown = session !== undefined && session !== null && (session.cart !== null || isComplete);
  const count = session?.cart?.details.articleCount ?? 0;
  return (
    <ul className={styles.shortcuts}>
      <li>
        <Link href={isLoggedIn ? "/myaccount/" : "/login/"} className={styles.shortcut}>
          <UserIcon />
          <span>{account}</span>
        </Link>
      </li>
      {isLoggedIn && (
        <li className={styles.wideOnly}>
          <Link href="/logout/" className={styles.shortcut}>
            <SignOutIcon />
            <span>{t.signOut}</span>
          </Link>
        </li>
      )}
      <li>
        <Link href="/checkout/basket/" className={styles.shortcut}>
          <span className={styles.basketIcon}>
            <BasketIcon />
            {count > 0 && (
              <span className={styles.count} aria-hidden>
                {count > 99 ? "99+" : count}
              </span>
            )}
          </span>
          <span aria-hidden>{t.basket}</span>
          <VisuallyHidden>{isCartKnown ? t.basketWith(count) : t.basket}</VisuallyHidden>
        </Link>
      </li>
    </ul>
  );
}

/** The departments: a row on desktops, a popover behind the burger below (NAV-07, NAV-08). */
function Departments() {
  const t = useCopy(copy);
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const close = (): void => menu.current?.hidePopover();
  // The menu belongs to the page that it was opened on; Back leaves that one, too.
  useEffect(close, [key]);
  const answer = usePageGraph()?.read(NavigationModelDocument, {})?.data;
  // Last of the hooks: rendering inside of rendering, it leaves none to those that follow.
  const markup = useStaticMarkup(
    menuId,
    answer?.getNavigationModel,
    <DepartmentList nodes={answer?.getNavigationModel ?? []} />,
  );
  const frame = {
    id: menuId,
    ref: menu,
    popover: "auto",
    className: styles.departments,
    "aria-label": t.departments,
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) close();
    },
  } as const;
  if (markup === null) {
    return (
      <nav {...frame}>
        <LiveDepartmentList />
      </nav>
    );
  }
  return <nav {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
