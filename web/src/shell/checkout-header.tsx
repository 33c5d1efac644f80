import { useCopy } from "../lib/copy.ts";
import { LockIcon } from "../ui/icon/lock-icon.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { copy } from "./copy.ts";
import { SlimHeader } from "./slim-header.tsx";
import styles from "./slim-header.module.css";

/** The header of the checkout: the way back leads to the basket. */
export function CheckoutHeader() {
  const t = useCopy(copy);
  return (
    <SlimHeader>
      <p className={styles.secure}>
        <LockIcon size={16} /> {t.secure}
      </p>
      <TextLink href="/checkout/basket/">{t.backToBasket}</TextLink>
    </SlimHeader>
  );
}
