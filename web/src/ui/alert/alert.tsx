import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../icon/status-icons.tsx";
import styles from "./alert.module.css";

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const;

export interface AlertProps {
  readonly tone?: keyof typeof icons | undefined;
  readonly title?: ReactNode;
  /** By which a field states that it is described here. */
  readonly id?: string | undefined;
  /** Announces it when it appears after the page: `assertive` for errors, `polite` for news. */
  readonly live?: "polite" | "assertive" | undefined;
  readonly children?: ReactNode;
}

/** A message that belongs to its place in the page, and stays. */
export function Alert({ tone = "info", title, id, live, children }: AlertProps) {
  const Icon = icons[tone];
  const role = live === "assertive" ? "alert" : live === "polite" ? "status" : undefined;
  return (
    <div id={id} role={role} className={cx(styles.alert, tone !== "info" && styles[tone])}>
      <Icon />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
