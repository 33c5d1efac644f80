import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./flyout.module.css";

export interface FlyoutProps {
  /** The button that opens it carries this as `popoverTarget`: works without scripts. */
  id: string;
  label: string;
  /** The edge of the button that it keeps to; `end` when not given. */
  align?: "start" | "end" | undefined;
  children: ReactNode;
}

/**
 * A small native popover below its button. The browser closes it on Escape and on a press outside and
 * gives the focus back.
 */
export function Flyout({ id, label, align, children }: FlyoutProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      className={cx(styles.flyout, align === "start" && styles.start)}
    >
      {children}
    </div>
  );
}
