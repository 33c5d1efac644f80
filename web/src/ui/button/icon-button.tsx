import type { ButtonHTMLAttributes, ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** What the button does; its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: "medium" | "small" | undefined;
  /** Is on a picture: gets a ground and a shadow. */
  readonly raised?: boolean | undefined;
}

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size, raised, className, type, ...rest } = props;
  return (
    <button
      title={label}
      {...rest}
      type={type ?? "button"}
      aria-label={label}
      className={cx(styles.button, size === "small" && styles.small, raised === true && styles.raised, className)}
    >
      {icon}
    </button>
  );
}
