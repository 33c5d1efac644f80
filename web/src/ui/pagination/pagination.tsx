import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/interface-icons.tsx";
import { Link } from "../link/link.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import { pageWindow } from "./page-window.ts";
import styles from "./pagination.module.css";

export interface PaginationProps {
  /** From 1. */
  readonly current: number;
  readonly pages: number;
  readonly hrefFor: (page: number) => string;
}

/** Pages as plain links. Renders nothing when there is one page only. */
export function Pagination({ current, pages, hrefFor }: PaginationProps) {
  const texts = useUiTexts();
  if (pages <= 1) return null;
  return (
    <nav aria-label={texts.pagination}>
      <ul className={styles.list}>
        <Edge rel="prev" page={current - 1} pages={pages} label={texts.previous} hrefFor={hrefFor}>
          <ChevronLeftIcon size={20} />
          <span>{texts.previous}</span>
        </Edge>
        {pageWindow(current, pages).map((slot, index) => (
          <li key={slot === "gap" ? `gap-${index}` : slot}>
            {slot === "gap" ? (
              <span className={styles.slot} aria-hidden>
                …
              </span>
            ) : (
              <Link
                href={hrefFor(slot)}
                className={styles.slot}
                aria-label={texts.page(slot)}
                aria-current={slot === current ? "page" : undefined}
              >
                {slot}
              </Link>
            )}
          </li>
        ))}
        <Edge rel="next" page={current + 1} pages={pages} label={texts.next} hrefFor={hrefFor}>
          <span>{texts.next}</span>
          <ChevronRightIcon size={20} />
        </Edge>
      </ul>
    </nav>
  );
}

interface EdgeProps {
  readonly rel: "prev" | "next";
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  readonly hrefFor: (page: number) => string;
  readonly children: ReactNode;
}

/** Previous or next; keeps its place when there is nothing further, so that nothing jumps. */
function Edge({ rel, page, pages, label, hrefFor, children }: EdgeProps) {
  const exists = page >= 1 && page <= pages;
  return (
    <li>
      {exists ? (
        <Link href={hrefFor(page)} rel={rel} aria-label={label} className={cx(styles.slot, styles.edge)}>
          {children}
        </Link>
      ) : (
        <span aria-hidden className={cx(styles.slot, styles.edge, styles.off)}>
          {children}
        </span>
      )}
    </li>
  );
}
