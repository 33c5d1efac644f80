import type { ElementType, HTMLAttributes } from "react";
import { cx } from "../cx.ts";
import styles from "./layout.module.css";

/** A step of the spacing scale: 1 = 4 px, 2 = 8, 3 = 12, 4 = 16, 5 = 24, 6 = 32, 7 = 48; `section` is fluid. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | "section";

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element to render; `div` when not given. */
  readonly as?: ElementType | undefined;
  readonly gap?: Gap | undefined;
}

function gapClass(gap: Gap): string | undefined {
  return gap === "section" ? styles.gapSection : styles[`gap${gap}`];
}

/** Children below each other. */
export function Stack({ as: As = "div", gap = 4, className, ...rest }: LayoutProps) {
  return <As {...rest} className={cx(styles.stack, gapClass(gap), className)} />;
}

/** Children beside each other, wrapping as needed. */
export function Cluster(props: LayoutProps & { align?: "start" | "between" | "end" }) {
  const { as: As = "div", gap = 3, align = "start", className, ...rest } = props;
  const place = align === "start" ? undefined : styles[align];
  return <As {...rest} className={cx(styles.cluster, gapClass(gap), place, className)} />;
}

/** As many equal columns as fit; `min` is the least width of one (10, 14 or 20 rem). */
export function Grid(props: LayoutProps & { min?: "small" | "medium" | "large" }) {
  const { as: As = "div", gap = 5, min = "medium", className, ...rest } = props;
  const width = min === "medium" ? undefined : styles[min];
  return <As {...rest} className={cx(styles.grid, width, gapClass(gap), className)} />;
}

/** A few unlike parts side by side that share each row, its last one too; `wide` parts are at least 32 rem, others 20. */
export function Columns(props: LayoutProps & { wide?: boolean }) {
  const { as: As = "div", gap = 5, wide = false, className, ...rest } = props;
  return <As {...rest} className={cx(styles.columns, wide && styles.wide, gapClass(gap), className)} />;
}

/** The page's column with its gutters; `text` for reading. All of a page grows on large desktops. */
export function Container(props: Omit<LayoutProps, "gap"> & { width?: "page" | "text" }) {
  const { as: As = "div", width = "page", className, ...rest } = props;
  const limit = width === "text" && styles.text;
  return <As {...rest} className={cx(styles.container, limit, className)} />;
}

/** Content with a column beside it from the laptop on; below it, one under the other. */
export function WithSidebar(props: Omit<LayoutProps, "gap"> & { side: "start" | "end" }) {
  const { as: As = "div", side, className, ...rest } = props;
  const place = side === "start" ? styles.start : styles.endSide;
  return <As {...rest} className={cx(styles.sidebar, place, className)} />;
}
