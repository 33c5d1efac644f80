import type { ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { FilterIcon } from "../icon/interface-icons.tsx";
import styles from "./filter-panel.module.css";

export interface FilterPanelProps {
  /** "Filter" */
  title: string;
  /** How many filters are active. */
  selected: number;
  /** Of the button that sends the form: "Ergebnisse zeigen". */
  submitText: string;
  /** FacetGroup and RangeFields. */
  children: ReactNode;
}

/**
 * All filters of a listing, inside the page's `<form>`: folded behind a button on mobile and tablet,
 * open beside the results from the laptop on. Needs no scripts.
 */
export function FilterPanel({ title, selected, submitText, children }: FilterPanelProps) {
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <FilterIcon size={20} />
        {title}
        {selected > 0 && <Badge tone="count">{selected}</Badge>}
      </summary>
      <div className={styles.body}>
        {children}
        <div className={styles.submit}>
          <Button type="submit" wide>
            {submitText}
          </Button>
        </div>
      </div>
    </details>
  );
}
