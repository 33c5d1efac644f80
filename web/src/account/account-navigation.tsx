import { useId, useRef } from "react";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { MenuIcon } from "../ui/icon/interface-icons.tsx";
import { Link } from "../ui/link/link.tsx";
import { accountPageCopy } from "./account-copy.ts";
import styles from "./account-navigation.module.css";

/**
 * The account's pages: beside the page on wide screens, in a drawer on small ones. The drawer is a native popover, so
 * that it opens without scripts, and Escape and a press outside close it.
 * @param path of the page that it is on
 */
export function AccountNavigation({ path }: { readonly path: string }) {
  const t = useCopy(accountPageCopy);
  const drawer = useRef<HTMLElement>(null);
  const id = useId();
  const isBusiness = useStorefront().store === "b2b";
  const pages = [
    { href: "/myaccount/contact-details/", name: t.contactDetails },
    { href: "/myaccount/password/", name: t.password },
    { href: "/myaccount/addresses/", name: t.addresses },
    { href: "/myaccount/orders/", name: t.orders },
    { href: "/myaccount/wishlist/", name: t.wishlist },
    ...(isBusiness ? [{ href: "/myaccount/customernumber/", name: t.customerNumber }] : []),
    { href: "/logout/", name: t.signOut },
  ];
  return (
    <div>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <MenuIcon />
        {t.pages}
      </button>
      <nav ref={drawer} id={id} popover="auto" aria-label={t.pages} className={styles.drawer}>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.closer}>
          {t.close}
        </button>
        <ul className={styles.pages}>
          {pages.map(({ href, name }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.entry}
                aria-current={href === path ? "page" : undefined}
                // Going on within the app leaves the page's elements where they are.
                onClick={() => drawer.current?.hidePopover?.()}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
