import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./badge.module.css";

/** `count` is a number in a round: selected filters, pieces in the basket. */
export type BadgeTone = "neutral" | "sale" | "new" | "popular" | "count" | "good" | "warn" | "tint";

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  /** In front of the text, 14 px. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short mark on a product or a row. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, tone !== "neutral" && styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
