import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { latePart } from "../lib/late-part.tsx";
import { MenuIcon } from "../ui/icon/interface-icons.tsx";
import { SkipLink } from "../ui/layout/visually-hidden.tsx";
import { Container } from "../ui/layout/layout.tsx";
import { keepClear } from "../ui/toast/keep-clear.ts";
import { copy } from "./copy.ts";
import { headerCopy } from "./header-copy.ts";
import { FramePart } from "./header/frame-part.tsx";
import { contentId } from "./content-id.ts";
import { brandId, departmentsId, searchId, sellingPointsId, topRowId } from "./header/ids.ts";
import { useOpenPart } from "./header/open-part.ts";
import type { LoadSearchAssist } from "./header/search-slot.tsx";
import { useLazyPart } from "./header/use-lazy-part.ts";
import styles from "./header.module.css";
import { type LoadAccountFlyout, type LoadCartFlyout, Shortcuts } from "./shortcuts.tsx";

const LivePart = latePart(async () => (await import("./header/live-parts.tsx")).LivePart);
const loadMenu = () => import("./header/menu.tsx");

interface HeaderProps {
  readonly loadAccount: LoadAccountFlyout;
  readonly loadCart: LoadCartFlyout;
  readonly loadSearch: LoadSearchAssist;
}

/**
 * The header of browse pages: promises and service, brand, search, shortcuts, navigation, selling points (HEAD-01). It is
 * all links and forms without scripts; what opens is loaded when a pointer, a finger or the focus comes near.
 */
export function Header({ loadAccount, loadCart, loadSearch }: HeaderProps) {
  const t = { ...useCopy(copy), ...useCopy(headerCopy) };
  const { pathname } = useLocation();
  const header = useRef<HTMLElement>(null);
  const [nav, setNav] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useOpenPart();
  const [menu, wantMenu] = useLazyPart(loadMenu);
  const near = () => void wantMenu();
  const point = ({ currentTarget }: PointerEvent<HTMLElement>) => (currentTarget.dataset["pointed"] = "");
  useEffect(() => {
    const want = () => void wantMenu();
    // The page of hits shows the words in the box.
    if (pathname.startsWith("/search")) want();
    addEventListener("scroll", want, { once: true, passive: true });
    return () => removeEventListener("scroll", want);
  }, [pathname, wantMenu]);
  useEffect(() => (header.current && menu ? menu.startBehaviour(header.current) : undefined), [menu]);
  // A tab that was pressed while the code of the tabs was still on its way, on this page and as the last thing of all.
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (menu) pressed.current?.click();
    pressed.current = null;
    if (menu || !nav) return;
    const hold = ({ target }: MouseEvent): void => {
      const tab = target instanceof Element ? target.closest<HTMLElement>("li[data-category] > button") : null;
      pressed.current = tab && nav.contains(tab) ? tab : null;
      if (pressed.current) void wantMenu().then((loaded) => loaded ?? (pressed.current = null));
    };
    addEventListener("click", hold, true);
    return () => removeEventListener("click", hold, true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page (`pathname`) forgets the press
  }, [menu, nav, pathname, wantMenu]);
  return (
    <header
      ref={header}
      className={styles.header}
      onPointerOver={near}
      onPointerMove={point}
      onFocus={near}
      {...keepClear}
    >
      <SkipLink href={`#${contentId}`}>{t.skip}</SkipLink>
      <div className={styles.service} data-ground="board">
        <Container className={styles.serviceRow}>
          <FramePart id={topRowId} className={styles.serviceParts} live={LivePart} />
        </Container>
      </div>
      <div data-bar-place>
        <div className={styles.bar} {...keepClear}>
          <Container className={styles.barRow}>
            <button
              type="button"
              popoverTarget="main-menu"
              className={styles.burger}
              aria-expanded={open === "menu"}
              aria-label={t.menu}
              onClick={(event) => {
                event.preventDefault();
                void wantMenu().then((loaded) => (loaded ? setOpen("menu") : nav?.showPopover()));
              }}
            >
              <MenuIcon />
            </button>
            <FramePart id={brandId} live={LivePart} isFixed />
            <FramePart id={searchId} className={styles.search} live={LivePart} isFixed />
            {menu && <menu.SearchSlot load={loadSearch} />}
            <Shortcuts loadAccount={loadAccount} loadCart={loadCart} open={open} onOpen={setOpen} />
          </Container>
        </div>
        <nav
          ref={setNav}
          id="main-menu"
          popover="auto"
          className={styles.departments}
          aria-label={t.departments}
          {...keepClear}
        >
          <Container>
            <FramePart id={departmentsId} live={LivePart} />
          </Container>
          {menu && nav && <menu.WideMenu nav={nav} />}
        </nav>
      </div>
      {menu && open === "menu" && <menu.DrillDown onClose={() => setOpen(null)} />}
      <FramePart
        id={sellingPointsId}
        className={styles.usps}
        hidden={pathname.includes("checkout/basket")}
        live={LivePart}
      />
    </header>
  );
}
