import { useCopy } from "../lib/copy.ts";
import { LockIcon } from "../ui/icon/lock-icon.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { copy } from "./copy.ts";
import { SlimHeader } from "./slim-header.tsx";
import styles from "./slim-header.module.css";

interface CheckoutHeaderProps {
  /** Where the way back leads; the basket without. */
  readonly back?: { readonly href: string; readonly label: string };
}

/** The header of the checkout, with one way back. */
export function CheckoutHeader({ back }: CheckoutHeaderProps) {
  const t = useCopy(copy);
  return (
    <SlimHeader>
      <p className={styles.secure}>
        <LockIcon size={16} /> {t.secure}
      </p>
      <TextLink href={back?.href ?? "/checkout/basket/"}>{back?.label ?? t.backToBasket}</TextLink>
    </SlimHeader>
  );
}
