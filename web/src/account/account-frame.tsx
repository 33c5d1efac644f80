import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import { Container } from "../ui/layout/layout.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import styles from "./account-frame.module.css";
import { AccountNavigation } from "./account-navigation.tsx";

interface AccountFrameProps {
  /** The page's own address, so that its entry is marked. */
  readonly path: string;
  readonly title: string;
  readonly lead?: string;
  /** Whether there is an account to move about in; a visitor's wish list has none. */
  readonly isSignedIn: boolean;
  readonly children: ReactNode;
}

/** A page of the account: the ways to the other pages, its heading, its content (ROUTE-12). */
export function AccountFrame({ path, title, lead, isSignedIn, children }: AccountFrameProps) {
  return (
    <Container className={cx(styles.page, isSignedIn && styles.columns)}>
      {isSignedIn && <AccountNavigation path={path} />}
      <div className={styles.content}>
        <SectionHeader level={1} title={title} lead={lead} />
        {children}
      </div>
    </Container>
  );
}
