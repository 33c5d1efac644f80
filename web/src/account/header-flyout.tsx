import { useCallback, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { usePrimeMembershipQuery } from "../graph/generated/PrimeMembership.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDay } from "../lib/dates.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { useDismiss } from "../ui/flyout/use-dismiss.ts";
import { useHoverIntent } from "../ui/flyout/use-hover-intent.ts";
import { CloseIcon } from "../ui/icon/interface-icons.tsx";
import { Link } from "../ui/link/link.tsx";
import { useUiTexts } from "../ui/texts/texts-provider.tsx";
import { keepClearBeside } from "../ui/toast/keep-clear.ts";
import { flyoutCopy } from "./flyout-copy.ts";
import styles from "./header-flyout.module.css";
import { LoginPanel } from "./login-panel.tsx";

interface AccountFlyoutProps {
  /** The item of the header that it hangs from. */
  readonly anchor: HTMLElement;
  /** The customer who is signed in; null without one. */
  readonly customer: { readonly name: string } | null;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** How long the pointer rests before the flyout opens, and how long it stays, in ms (HEAD-16). */
const hoverDelay = 250;

/** What hangs from the account's shortcut: the sign-in (HEAD-05), or the account's pages, by pointer too (HEAD-06). */
export function AccountFlyout({ anchor, customer, isOpen, onOpen }: AccountFlyoutProps) {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  const change = useCallback((opens: boolean) => latest.current(opens), []);
  const close = useCallback(() => latest.current(false), []);
  const opener = useCallback(() => anchor.querySelector<HTMLElement>("[aria-expanded]"), [anchor]);
  // A form that closes when the pointer leaves would be lost while it is filled in.
  useHoverIntent(customer ? anchor : null, { openAfter: hoverDelay, closeAfter: hoverDelay }, change);
  useDismiss(anchor, isOpen, close, opener);
  if (!isOpen) return null;
  return customer ? <AccountPages name={customer.name} /> : <SignIn onClose={close} opener={opener} />;
}

/** The account's pages and the way out (HEAD-09). */
function AccountPages({ name }: { readonly name: string }) {
  const t = useCopy(flyoutCopy);
  const pages = [
    ["/myaccount/contact-details/", t.contactDetails],
    ["/myaccount/addresses/", t.addresses],
    ["/myaccount/orders/", t.orders],
    ["/myaccount/wishlist/", t.wishlist],
    ["/checkout/basket/", t.basket],
  ] as const;
  return (
    <nav className={styles.flyout} aria-label={t.pages} {...keepClearBeside}>
      <p className={styles.greeting}>{t.greeting(name)}</p>
      <Membership />
      <ul className={styles.pages}>
        {pages.map(([href, label]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <ButtonLink href="/logout/" scheme="outline" size="small" wide>
        {t.signOut}
      </ButtonLink>
    </nav>
  );
}

/** The membership of prime that runs, with its last day; the flyout comes after the page, which is the same for all. */
function Membership() {
  const t = useCopy(flyoutCopy);
  const { language } = useStorefront();
  const [{ data }] = usePrimeMembershipQuery();
  const { status, endDate } = data?.getCustomerInfo?.primeInfo ?? {};
  if (status !== "ACTIVE" || endDate == null) return null;
  return (
    <p>
      <Link href="/prime/">{t.memberUntil(formatDay(endDate, language))}</Link>
    </p>
  );
}

/** The sign-in over the page that the visitor is on. */
function SignIn({ onClose, opener }: { readonly onClose: () => void; readonly opener: () => HTMLElement | null }) {
  const texts = useUiTexts();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => box.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus(), []);
  return (
    <div ref={box} role="dialog" aria-labelledby={titleId} className={styles.flyout} {...keepClearBeside}>
      <IconButton
        label={texts.close}
        icon={<CloseIcon />}
        size="small"
        className={styles.close}
        onClick={() => {
          onClose();
          opener()?.focus();
        }}
      />
      <LoginPanel titleId={titleId} to={new URLSearchParams(search).get("to")} from={pathname + search} />
    </div>
  );
}
