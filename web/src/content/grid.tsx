import type { ComponentType } from "react";
import type { PageDetailsQuery } from "../graph/generated/PageDetails.ts";
import type { ProductTileFragment } from "../graph/generated/ProductTile.fragment.ts";
import { cx } from "../ui/cx.ts";
import { useCameWithPage } from "../ui/static-island/came-with-page.ts";
import styles from "./grid.module.css";
import { TeaserBlock } from "./teaser-block.tsx";

type Row = PageDetailsQuery["getPageDetailsByUrl"]["rows"][number];

/** How a product looks in a teaser; the route gives it, because a domain imports no other. */
export type ProductRenderer = ComponentType<{ readonly product: ProductTileFragment }>;

interface GridProps {
  readonly rows: readonly Row[];
  readonly product: ProductRenderer;
}

/** Rows of cells of teasers, as operators arranged them (CMS-01, CMS-14). */
export function Grid({ rows, product }: GridProps) {
  const came = useCameWithPage(rows);
  return (
    <div className={cx(styles.rows, came && styles.sent)} data-later={came ? "children" : undefined}>
      {rows.map((row, rowIndex) => (
        // Rows have no identity of their own; their order is their identity.
        <div
          key={rowIndex}
          className={cx(
            styles.row,
            row.flags.includes("NO_SPACES") && styles.noSpaces,
            row.flags.includes("BACKGROUND_GREY_DOTS") && styles.dots,
          )}
        >
          {row.cells.map(
            ({ columns, teaser, flags }, cellIndex) =>
              teaser && (
                <div
                  key={teaser.id}
                  className={cx(styles.cell, flags.includes("WHITE_BACKGROUND") && styles.white)}
                  data-columns={columns}
                >
                  <TeaserBlock teaser={teaser} product={product} isFirst={rowIndex === 0 && cellIndex === 0} />
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
