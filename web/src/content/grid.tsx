import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { PageDetailsQuery } from "../graph/generated/PageDetails.ts";
import { useStorefront } from "../lib/copy.ts";
import { cx } from "../ui/cx.ts";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { useCameWithPage } from "../ui/static-island/came-with-page.ts";
import styles from "./grid.module.css";
import { layoutClasses } from "./layout-flags.ts";
import { headingTeaser } from "./page-heading.ts";
import { TeaserBlock } from "./teaser-block.tsx";
import type { ListRenderer, ProductRenderer } from "./teasers/block.ts";

type Row = PageDetailsQuery["getPageDetailsByUrl"]["rows"][number];

interface GridProps {
  readonly rows: readonly Row[];
  readonly product: ProductRenderer;
  readonly list?: ListRenderer | undefined;
  /** The form of the page, for its form teaser. */
  readonly form?: ReactNode;
  /** The name of the page, which is its heading where no teaser has one; not given where it is part of another page. */
  readonly page?: string | undefined;
}

/** Rows of cells of teasers, as operators arranged them (CMS-01, CMS-14). */
export function Grid({ rows, product, list, form, page }: GridProps) {
  const root = useRef<HTMLDivElement>(null);
  const { store } = useStorefront();
  const came = useCameWithPage(rows);
  const isPage = page !== undefined;
  const heading = useMemo(() => (isPage ? headingTeaser(rows) : null), [isPage, rows]);

  useEffect(() => {
    const element = root.current;
    let stop: (() => void) | undefined;
    let isGone = false;
    // What moves, folds or opens is a chunk of its own: the page is read first.
    const begin = async () => {
      const { start } = await import("./behaviour/start.ts");
      if (element && !isGone) stop = start(element, store);
    };
    // Without it, it is the page that it is without scripts.
    begin().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows hold other sliders
  }, [rows, store]);

  return (
    <div ref={root} className={cx(styles.rows, came && styles.sent)} data-later={came ? "children" : undefined}>
      {isPage && heading === null && <SectionHeader level={1} title={page} />}
      {rows.map((row, rowIndex) => (
        // Rows have no identity of their own; their order is their identity.
        <div key={rowIndex} className={cx(styles.row, ...layoutClasses(row.flags))}>
          {row.cells.map(
            ({ columns, teaser, flags }) =>
              teaser && (
                <div
                  key={teaser.id}
                  className={cx(styles.cell, ...layoutClasses(flags))}
                  data-columns={columns}
                  data-teaser-id={teaser.id}
                >
                  <TeaserBlock
                    teaser={teaser}
                    product={product}
                    list={list}
                    isFirst={isPage && rowIndex === 0}
                    headsPage={heading === teaser}
                    form={form}
                  />
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
