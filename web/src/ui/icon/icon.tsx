import type { ReactNode } from "react";

export interface IconProps {
  /** Edge length in px; 24 when not given. */
  readonly size?: number | undefined;
  /** What the icon means. Without it the icon is decoration and hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The frame of every icon: 24 by 24, one stroke in the colour of the text. */
export function Icon(props: IconProps & { children: ReactNode }) {
  const { size = 24, label, className, children } = props;
  const wording = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      {...wording}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      {children}
    </svg>
  );
}
