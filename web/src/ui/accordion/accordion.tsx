import type { ReactNode } from "react";
import { ChevronDownIcon } from "../icon/interface-icons.tsx";
import styles from "./accordion.module.css";

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  readonly open?: boolean | undefined;
}

/**
 * Folds of native `<details>`: they open without scripts and by the browser's search in the page.
 * @param name given, only one fold is open at a time
 */
export function Accordion(props: {
  readonly items: readonly AccordionItem[];
  readonly name?: string | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}) {
  const { items, name, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{item.title}</Heading>
            <ChevronDownIcon size={22} className={styles.chevron} />
          </summary>
          <div className={styles.body}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}
