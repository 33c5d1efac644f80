import type { ElementType, HTMLAttributes, ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./panel.module.css";

export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  readonly as?: ElementType | undefined;
  /** `board` is the storefront's dark ground; links and focus rings follow. */
  readonly tone?: "surface" | "sunken" | "tint" | "board" | undefined;
  readonly title?: ReactNode;
  readonly titleLevel?: 2 | 3 | 4 | undefined;
  /** Beside the title: "change". */
  readonly action?: ReactNode;
}

/** A ground that holds together what belongs together. */
export function Panel(props: PanelProps) {
  const { as: As = "div", tone = "surface", title, titleLevel = 2, action, ...rest } = props;
  const { className, children, ...attributes } = rest;
  const Heading = `h${titleLevel}` as const;
  return (
    <As
      {...attributes}
      data-ground={tone === "board" ? "board" : undefined}
      className={cx(styles.panel, tone !== "surface" && styles[tone], className)}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {action}
        </div>
      )}
      {children}
    </As>
  );
}
