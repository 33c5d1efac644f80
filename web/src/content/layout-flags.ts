import type { PageDetailsQuery } from "../graph/generated/PageDetails.ts";
import styles from "./grid.module.css";

type Row = PageDetailsQuery["getPageDetailsByUrl"]["rows"][number];
type Flag = Row["flags"][number];

/** Classes of the flags that change a row or cell; the other two change the page around them. */
const classOf: Readonly<Record<Flag, string | undefined>> = {
  HIDE_BREADCRUMB: undefined,
  HIDE_LEFT_COLUMN: undefined,
  BACKGROUND_GREY_DOTS: styles.dots,
  NO_SPACES: styles.noSpaces,
  PAPER_BORDER_TOP_AND_BOTTOM: styles.paper,
  WHITE_BACKGROUND: styles.white,
  WHITE_BACKGROUND_FULL_WIDTH: styles.whole,
  NO_MARGIN_TOP: styles.noMarginTop,
};

/** The classes of a row's or cell's layout flags (CMS-14). */
export const layoutClasses = (flags: readonly Flag[]): readonly (string | undefined)[] =>
  flags.map((flag) => classOf[flag]);

/** Whether a flag stands on any row or cell of a page: what holds for all of it, such as its breadcrumb (CMS-14). */
export const pageHasFlag = (rows: readonly Row[], flag: Flag): boolean =>
  rows.some((row) => row.flags.includes(flag) || row.cells.some((cell) => cell.flags.includes(flag)));
