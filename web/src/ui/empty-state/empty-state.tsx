import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  /** 40 px reads well. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly titleLevel?: 1 | 2 | 3 | undefined;
  /** Why it is empty, and what helps. */
  readonly text?: ReactNode;
  /** The next best step (ux 31, 44); never leave it out. */
  readonly actions: ReactNode;
}

/** Nothing here, and what to do next. */
export function EmptyState({ icon, title, titleLevel = 2, text, actions }: EmptyStateProps) {
  const Heading = `h${titleLevel}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>{icon}</span>
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <div className={styles.text}>{text}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
