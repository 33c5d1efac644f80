import type { ButtonHTMLAttributes, ReactNode } from "react";
import { cx } from "../cx.ts";
import { Link } from "../link/link.tsx";
import type { LinkProps } from "../link/link.tsx";
import styles from "./button.module.css";

/** The schemes that content may request too (CMS-17). */
export const buttonSchemes = ["primary", "secondary", "red", "green", "outline", "link"] as const;
export type ButtonScheme = (typeof buttonSchemes)[number];

interface Look {
  /** `primary` when not given. One primary button per view. */
  readonly scheme?: ButtonScheme | undefined;
  readonly size?: "medium" | "small" | undefined;
  /** Fills the width of its parent. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /**
   * While set, the button shows this text with a spinner ("Wird hinzugefügt …"), keeps the focus and
   * ignores presses.
   */
  readonly busyText?: string | undefined;
}

/** A button. `type` is "button" when not given: submitting is stated, never assumed. */
export function Button(props: ButtonProps) {
  const { scheme, size, wide, busyText, className, children, onClick, type, ...rest } = props;
  const busy = busyText !== undefined;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={cx(look({ scheme, size, wide }), className)}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <span className={styles.spinner} aria-hidden />}
      {busy ? <span role="status">{busyText}</span> : children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, where a Button does something. */
export function ButtonLink(props: Look & Omit<LinkProps, "children">) {
  const { scheme, size, wide, className, ...rest } = props;
  return <Link {...rest} className={cx(look({ scheme, size, wide }), className)} />;
}

function look({ scheme = "primary", size, wide }: Omit<Look, "children">): string | undefined {
  return cx(
    styles.button,
    scheme !== "primary" && styles[scheme],
    size === "small" && styles.small,
    wide === true && styles.wide,
  );
}
