import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./price.module.css";

/** Texts arrive formatted: the design system handles no currency and no tax. */
export interface PriceProps {
  /** "12,99 €" */
  readonly current: string;
  /** The price it replaces; shows the current one as reduced. */
  readonly old?: string | undefined;
  /** TILE-15: variants differ in price, this is the lowest. */
  readonly startsFrom?: boolean | undefined;
  /** "Niedrigster Preis der letzten 30 Tage: 13,49 €" (ux 43) */
  readonly lowestNote?: string | undefined;
  /** "2,60 € per 1,0 kg" (TILE-16) */
  readonly basePrice?: string | undefined;
  /** "inkl. MwSt., zzgl. Versandkosten" with its link, or the net note (ux 43). */
  readonly taxNote?: ReactNode;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** Until when the price is held; null when no end of it is known. What runs beside the page requests it again then. */
  readonly until?: string | null | undefined;
}

/** A price and what law and fairness put beside it. Screen readers announce which price is which. */
export function Price(props: PriceProps) {
  const { current, old, startsFrom, lowestNote, basePrice, taxNote, size = "medium", until } = props;
  const texts = useUiTexts();
  return (
    <div className={cx(styles.price, size !== "medium" && styles[size])} data-price-until={until ?? ""}>
      <p className={styles.figures}>
        <span className={cx(styles.current, old !== undefined && styles.reduced)}>
          {old !== undefined && <VisuallyHidden>{texts.currentPrice}: </VisuallyHidden>}
          {startsFrom === true && <span className={styles.from}>{texts.from} </span>}
          {current}
        </span>
        {old !== undefined && (
          <span>
            <VisuallyHidden>{texts.oldPrice}: </VisuallyHidden>
            <s className={styles.old}>{old}</s>
          </span>
        )}
      </p>
      {lowestNote !== undefined && <p className={styles.note}>{lowestNote}</p>}
      {basePrice !== undefined && <p className={styles.note}>{basePrice}</p>}
      {taxNote !== undefined && <p className={styles.note}>{taxNote}</p>}
    </div>
  );
}
