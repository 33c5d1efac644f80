import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../icon/status-icons.tsx";
import styles from "./alert.module.css";

const ICONS = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const;

export interface AlertProps {
  tone?: keyof typeof ICONS | undefined;
  title?: ReactNode;
  /** Announces it when it appears after the page: `assertive` for errors, `polite` for news. */
  live?: "polite" | "assertive" | undefined;
  children?: ReactNode;
}

/** A message that belongs to its place in the page, and stays. */
export function Alert({ tone = "info", title, live, children }: AlertProps) {
  const Icon = ICONS[tone];
  const role = live === "assertive" ? "alert" : live === "polite" ? "status" : undefined;
  return (
    <div role={role} className={cx(styles.alert, tone !== "info" && styles[tone])}>
      <Icon />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
