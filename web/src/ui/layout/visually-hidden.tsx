import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./visually-hidden.module.css";

/** Text for screen readers only. */
export function VisuallyHidden(props: { readonly children: ReactNode; readonly id?: string | undefined }) {
  return (
    <span id={props.id} className={styles.hidden}>
      {props.children}
    </span>
  );
}

/** The first link of a page: jumps over the header. Shows itself when it has the focus. */
export function SkipLink(props: { href: `#${string}`; children: ReactNode }) {
  return (
    <a href={props.href} className={cx(styles.hidden, styles.skip)}>
      {props.children}
    </a>
  );
}
