import type { ReactNode } from "react";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Container } from "../ui/layout/layout.tsx";
import { SkipLink } from "../ui/layout/visually-hidden.tsx";
import { Link } from "../ui/link/link.tsx";
import { keepClear } from "../ui/toast/keep-clear.ts";
import { copy } from "./copy.ts";
import { Logo } from "./logo.tsx";
import styles from "./slim-header.module.css";

/** A header for one task, with nothing that distracts: the brand, and beside it the way out. */
export function SlimHeader({ children }: { readonly children: ReactNode }) {
  const t = useCopy(copy);
  const { store } = useStorefront();
  return (
    <header className={styles.header} {...keepClear}>
      <SkipLink href="#content">{t.skip}</SkipLink>
      <Container className={styles.bar}>
        <Link href="/" className={styles.brand} aria-label={t.home}>
          <Logo store={store} />
        </Link>
        {children}
      </Container>
    </header>
  );
}
