import type { ReactNode } from "react";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Container } from "../ui/layout/layout.tsx";
import { Link } from "../ui/link/link.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { accountPageCopy } from "./account-copy.ts";
import styles from "./account-frame.module.css";

interface AccountFrameProps {
  /** The page's own address, so that its entry is marked. */
  readonly path: string;
  readonly title: string;
  readonly lead?: string;
  /** Whether there is an account to move about in; a visitor's wish list has none. */
  readonly isSignedIn: boolean;
  readonly children: ReactNode;
}

/** A page of the account: its heading, the ways to the other pages, its content (ROUTE-12). */
export function AccountFrame({ path, title, lead, isSignedIn, children }: AccountFrameProps) {
  const t = useCopy(accountPageCopy);
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
    <Container className={styles.page}>
      <meta name="robots" content="noindex,follow" />
      <SectionHeader level={1} title={title} lead={lead} />
      {isSignedIn && (
        <nav aria-label={t.pages}>
          <ul className={styles.pages}>
            {pages.map(({ href, name }) => (
              <li key={href}>
                <Link href={href} className={styles.entry} aria-current={href === path ? "page" : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </Container>
  );
}
