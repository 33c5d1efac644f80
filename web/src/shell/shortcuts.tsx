import {
  type ComponentType,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { type PageSessionQuery, usePageSessionQuery } from "../graph/generated/PageSession.ts";
import { useCopy } from "../lib/copy.ts";
import { ChevronDownIcon } from "../ui/icon/interface-icons.tsx";
import { BasketIcon, HeartIcon, SearchIcon, UserIcon } from "../ui/icon/shop-icons.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { Link } from "../ui/link/link.tsx";
import { copy } from "./copy.ts";
import { headerCopy } from "./header-copy.ts";
import styles from "./header.module.css";
import type { OpenPart } from "./header/open-part.ts";
import { useBasketDrawer } from "./header/use-basket-drawer.ts";
import { useSearchToggle } from "./header/use-search-toggle.ts";
import { useLazyPart } from "./header/use-lazy-part.ts";

/** What a flyout of the account gets. */
export interface AccountFlyoutProps {
  /** The item of the header that it hangs from; its first link or button gets the focus back. */
  readonly anchor: HTMLElement;
  /** The customer who is signed in; null without one. */
  readonly customer: { readonly name: string } | null;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Loads the account's flyout: it belongs to another domain, so a layout route hands it over. */
export type LoadAccountFlyout = () => Promise<{ readonly AccountFlyout: ComponentType<AccountFlyoutProps> }>;

/** What a flyout of the basket gets. */
export type CartFlyoutProps = Omit<AccountFlyoutProps, "customer">;

/** Loads the basket's flyout, in the same way. */
export type LoadCartFlyout = () => Promise<{ readonly MiniCart: ComponentType<CartFlyoutProps> }>;

interface ShortcutsProps {
  readonly loadAccount: LoadAccountFlyout;
  readonly loadCart: LoadCartFlyout;
  readonly open: OpenPart | null;
  readonly onOpen: (part: OpenPart | null) => void;
}

const loadCountdown = () => import("./header/countdown.tsx");

/** The shortcuts with what they open. */
export function Shortcuts({ loadAccount, loadCart, open, onOpen }: ShortcutsProps) {
  const [{ data, error }, refetch] = usePageSessionQuery();
  const session = data?.session;
  const [item, setItem] = useState<HTMLLIElement | null>(null);
  const [account, wantAccount] = useLazyPart(loadAccount);
  const [basket, setBasket] = useState<HTMLLIElement | null>(null);
  const [cart, wantCart] = useLazyPart(loadCart);
  useBasketDrawer(wantCart, onOpen);
  const [countdown, wantCountdown] = useLazyPart(loadCountdown);
  const end = firstReservationEnd(session);
  useEffect(() => {
    if (end !== null) void wantCountdown();
  }, [end, wantCountdown]);

  const visitor = session?.visitor;
  const customer =
    visitor?.state === "LOGGED_IN" ? { name: [visitor.firstName, visitor.lastName].filter(Boolean).join(" ") } : null;
  const { key, pathname, search } = useLocation();
  const askedOn = useRef("");
  const isAsked = !!visitor && !customer && pathname === "/" && search.startsWith("?to=");
  useEffect(() => {
    // Who is sent home to sign in finds the sign-in open (C-41, ACCESS-33), once a visit: it may be closed.
    if (!isAsked || askedOn.current === key) return;
    askedOn.current = key;
    void wantAccount().then((loaded) => loaded && onOpen("account"));
  }, [isAsked, key, onOpen, wantAccount]);
  const toggleSearch = useSearchToggle(open, onOpen);
  const isOpen = open === "account";
  const showAccount = async (page: string | undefined): Promise<void> => {
    // Without its code there is still the page.
    if (await wantAccount()) onOpen(isOpen ? null : "account");
    else if (page !== undefined) location.assign(page);
  };
  const toggle = (event: MouseEvent<HTMLElement>) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsNewTab) return;
    event.preventDefault();
    const { href } = event.currentTarget.dataset;
    void showAccount(href);
  };
  const Countdown = countdown?.Countdown;
  const Flyout = account?.AccountFlyout;
  const Cart = cart?.MiniCart;
  return (
    <ShortcutList
      session={session}
      wishlistEntryCount={data?.wishlistSummary?.entryCount}
      isComplete={!error}
      controls={{
        item: setItem,
        isAccountOpen: isOpen,
        isSearchOpen: open === "search",
        onSearch: toggleSearch,
        onAccount: toggle,
        onNearAccount: () => void wantAccount(),
        flyout: Flyout && item && (
          <Flyout
            anchor={item}
            customer={customer}
            isOpen={isOpen}
            onOpen={(opens) => onOpen(opens ? "account" : null)}
          />
        ),
        basket: setBasket,
        onNearBasket: ({ pointerType }) => pointerType === "mouse" && void wantCart(),
        miniCart: Cart && basket && (
          <Cart anchor={basket} isOpen={open === "cart"} onOpen={(opens) => onOpen(opens ? "cart" : null)} />
        ),
        countdown: Countdown && end !== null && (
          <Countdown key={end} end={end} onEnd={() => refetch({ requestPolicy: "network-only" })} />
        ),
      }}
    />
  );
}

/** When the first reservation of a deal ends, in epoch ms; null without any. */
function firstReservationEnd(session: PageSessionQuery["session"] | undefined): number | null {
  const ends = session?.cart?.mergedLineItems.flatMap(({ priceHeldUntil }) => priceHeldUntil ?? []) ?? [];
  return ends.length === 0 ? null : Math.min(...ends.map((end) => Date.parse(end)));
}

/** What makes the shortcuts open something; none of it is in the markup of a page that is just there. */
interface ShortcutControls {
  readonly item: Ref<HTMLLIElement>;
  readonly isAccountOpen: boolean;
  readonly isSearchOpen: boolean;
  readonly onSearch: () => void;
  readonly onAccount: (event: MouseEvent<HTMLElement>) => void;
  readonly onNearAccount: () => void;
  readonly flyout: ReactNode;
  readonly basket: Ref<HTMLLIElement>;
  readonly onNearBasket: (event: PointerEvent<HTMLElement>) => void;
  readonly miniCart: ReactNode;
  /** Takes the place of the basket's title while pieces are reserved (HEAD-08). */
  readonly countdown: ReactNode;
}

interface ShortcutListProps {
  readonly session: PageSessionQuery["session"] | undefined;
  /** How many entries the visitor's wish lists hold; nothing while that is not clear. */
  readonly wishlistEntryCount: number | null | undefined;
  /** Whether nothing of the session is missing. */
  readonly isComplete: boolean;
  readonly controls?: ShortcutControls;
}

/**
 * What the header reports about a visitor: account, wish list and basket, each with its word, as icons alone are guessed wrong
 * too often (HEAD-04..08). The server fills it into pages that all visitors share: its markup depends on nothing else.
 */
export function ShortcutList({ session, wishlistEntryCount, isComplete, controls }: ShortcutListProps) {
  const t = { ...useCopy(copy), ...useCopy(headerCopy) };
  const isLoggedIn = session?.visitor.state === "LOGGED_IN";
  const isLoggedOut = session != null && !isLoggedIn;
  const account = isLoggedIn ? t.myAccount : session ? t.signIn : t.account;
  // Of a basket that could not be requested nothing is reported, least of all that it is empty.
  const isCartKnown = session != null && (session.cart !== null || isComplete);
  const count = session?.cart?.details.articleCount ?? 0;
  const wished = wishlistEntryCount ?? 0;
  return (
    <ul className={styles.shortcuts}>
      <li className={styles.searchItem}>
        <button
          type="button"
          className={styles.shortcut}
          aria-expanded={controls?.isSearchOpen ?? false}
          aria-controls="site-search"
          onClick={controls?.onSearch}
        >
          <SearchIcon />
          <span>{t.searchShort}</span>
        </button>
      </li>
      <li ref={controls?.item} className={styles.accountItem} onPointerOver={controls?.onNearAccount}>
        <Link
          href={isLoggedIn ? "/myaccount/" : "/login/"}
          className={styles.shortcut}
          {...(isLoggedOut && {
            "aria-haspopup": "dialog",
            "aria-expanded": controls?.isAccountOpen ?? false,
            "data-href": "/login/",
            onClick: controls?.onAccount,
          })}
        >
          <UserIcon />
          <span>{account}</span>
        </Link>
        {isLoggedIn && (
          <button
            type="button"
            className={styles.accountOpener}
            aria-expanded={controls?.isAccountOpen ?? false}
            aria-label={t.accountPages}
            onClick={controls?.onAccount}
          >
            <ChevronDownIcon size={14} />
          </button>
        )}
        {controls?.flyout}
      </li>
      <li>
        <Link href="/myaccount/wishlist/" className={styles.shortcut}>
          <HeartIcon isFilled={wished > 0} />
          <span aria-hidden>{t.wishlist}</span>
          <VisuallyHidden>{wished > 0 ? t.wishlistWith(wished) : t.wishlist}</VisuallyHidden>
        </Link>
      </li>
      <li ref={controls?.basket} className={styles.basketItem} onPointerOver={controls?.onNearBasket}>
        <Link href="/checkout/basket/" className={styles.shortcut}>
          <span className={styles.basketIcon}>
            <BasketIcon />
            {count > 0 && (
              <span className={styles.count} aria-hidden>
                {count > 99 ? "99+" : count}
              </span>
            )}
          </span>
          {controls?.countdown || <span aria-hidden>{t.basket}</span>}
          <VisuallyHidden>{isCartKnown ? t.basketWith(count) : t.basket}</VisuallyHidden>
        </Link>
        {controls?.miniCart}
      </li>
    </ul>
  );
}
