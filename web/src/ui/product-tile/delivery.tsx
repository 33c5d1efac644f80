import { cx } from "../cx.ts";
import styles from "./delivery.module.css";

export type DeliveryTone = "good" | "warn" | "bad" | "neutral";

export interface DeliveryProps {
  /** The state in a word or two: "Auf Lager" (PDP-15: green, with a light). */
  readonly state: string;
  /** The rest, on a second line: "Lieferung Di., 24. Nov. – Do., 26. Nov." */
  readonly detail?: string | undefined;
  readonly tone?: DeliveryTone | undefined;
  readonly size?: "small" | "medium" | undefined;
}

/** When it arrives. The colour repeats what the words say. */
export function Delivery({ state, detail, tone = "neutral", size = "small" }: DeliveryProps) {
  return (
    <p className={cx(styles.delivery, tone !== "neutral" && styles[tone], size === "medium" && styles.medium)}>
      <span className={styles.light} aria-hidden />
      <span>
        <span className={styles.strong}>{state}</span>
        {detail !== undefined && <span className={styles.rest}>{detail}</span>}
      </span>
    </p>
  );
}
