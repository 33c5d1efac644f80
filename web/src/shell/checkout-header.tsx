import { useCopy, useStorefront } from "../lib/copy.ts";
import { LockIcon } from "../ui/icon/lock-icon.tsx";
import { Container } from "../ui/layout/layout.tsx";
import { SkipLink } from "../ui/layout/visually-hidden.tsx";
import { Link } from "../ui/link/link.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { keepClear } from "../ui/toast/keep-clear.ts";
import styles from "./checkout-header.module.css";
import { copy } from "./copy.ts";
import { Logo } from "./logo.tsx";

/** The header of the checkout: brand, a way back, and nothing that distracts. */
export function CheckoutHeader() {
  const t = useCopy(copy);
  const { store } = useStorefront();
  return (
    <header className={styles.header} {...keepClear}>
      <SkipLink href="#content">{t.skip}</SkipLink>
      <Container className={styles.bar}>
        <Link href="/" className={styles.brand} aria-label={t.home}>
          <Logo store={store} />
        </Link>
        <p className={styles.secure}>
          <LockIcon size={16} /> {t.secure}
        </p>
        <TextLink href="/checkout/basket/">{t.backToBasket}</TextLink>
      </Container>
    </header>
  );
}
