import { useCopy, useStorefront } from "../lib/copy.ts";
import { Container } from "../ui/layout/layout.tsx";
import { SkipLink } from "../ui/layout/visually-hidden.tsx";
import { Link } from "../ui/link/link.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { keepClear } from "../ui/toast/keep-clear.ts";
import styles from "./checkout-header.module.css";
import { copy } from "./copy.ts";
import { Logo } from "./logo.tsx";

/** A header for one task: brand and the way back to the sign-in. */
export function SlimHeader() {
  const t = useCopy(copy);
  const { store } = useStorefront();
  return (
    <header className={styles.header} {...keepClear}>
      <SkipLink href="#content">{t.skip}</SkipLink>
      <Container className={styles.bar}>
        <Link href="/" className={styles.brand} aria-label={t.home}>
          <Logo store={store} />
        </Link>
        <TextLink href="/login/">{t.signIn}</TextLink>
      </Container>
    </header>
  );
}
