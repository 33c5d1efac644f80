import type { ReactNode } from "react";
import styles from "./section-header.module.css";

export interface SectionHeaderProps {
  readonly title: ReactNode;
  /** Its rank in the page; 2 when not given. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** Id of the heading, for `aria-labelledby` of the section. */
  readonly id?: string | undefined;
  readonly lead?: ReactNode;
  /** At the end of the line: "see all". */
  readonly action?: ReactNode;
}

/** The heading of a page or section, underlined with the family's stroke of chalk. */
export function SectionHeader({ title, level = 2, id, lead, action }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <Heading className={styles.title} id={id}>
          {title}
          <ChalkStroke />
        </Heading>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}

function ChalkStroke() {
  return (
    <svg className={styles.stroke} viewBox="0 0 120 8" preserveAspectRatio="none" aria-hidden>
      <path
        fill="currentColor"
        d="M1.5 3.4C18 2.2 39 1 62 1.1c20 .1 40 .7 55.5 1.5 1.9.1 2.5 2.8.4 3-17 .9-36 .2-54.9.7-21 .5-41 1.3-60.5 1.5-2.4 0-3.5-4.2-1-4.4z"
      />
    </svg>
  );
}
