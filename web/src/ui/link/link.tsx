import type { AnchorHTMLAttributes, ReactNode } from "react";

/** What every link of the design system needs; the rest are attributes of `<a>`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link: a plain `<a>`, as one listener of the page takes all of them to the router. No style beyond the global `a`. */
export function Link({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}
