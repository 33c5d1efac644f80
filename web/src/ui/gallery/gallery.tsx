import { IconButton } from "../button/icon-button.tsx";
import { BasketIcon, SearchIcon, UserIcon } from "../icon/shop-icons.tsx";
import { Container, Stack } from "../layout/layout.tsx";
import { SkipLink } from "../layout/visually-hidden.tsx";
import { ToastProvider } from "../toast/toast-region.tsx";
import { BrowsingSection } from "./browsing-section.tsx";
import { CheckoutSection } from "./checkout-section.tsx";
import { FormSection } from "./form-section.tsx";
import styles from "./gallery.module.css";
import { OverlaySection } from "./overlay-section.tsx";
import { PartsSection } from "./parts-section.tsx";

/** Every part of the design system on one page, arranged as a shop would use it. */
export function Gallery() {
  return (
    <ToastProvider>
      <SkipLink href="#main">Zum Inhalt springen</SkipLink>
      <header className={styles.bar} data-ground="board">
        <Container className={styles.barRow}>
          <p className={styles.logo}>
            Chalkbox<span>.</span>
          </p>
          <div>
            <IconButton label="Suche" icon={<SearchIcon />} />
            <IconButton label="Konto" icon={<UserIcon />} />
            <IconButton label="Warenkorb" icon={<BasketIcon />} />
          </div>
        </Container>
      </header>
      <main id="main">
        <Container className={styles.page}>
          <Stack gap="section">
            <BrowsingSection />
            <CheckoutSection />
            <FormSection />
            <PartsSection />
            <OverlaySection />
          </Stack>
        </Container>
      </main>
    </ToastProvider>
  );
}
