import { createContext, createElement, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from "react";

/** What every link of the design system needs; the rest are attributes of `<a>`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
}

const LinkComponent = createContext<ComponentType<LinkProps> | "a">("a");

/**
 * Tells the design system how to render links, once for the whole application: a router's link that
 * takes `href`. Without it links are plain `<a>`.
 */
export function LinkProvider(props: { as: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkComponent value={props.as}>{props.children}</LinkComponent>;
}

/** A link in the application's own way. Carries no style of its own beyond the global `a`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkComponent), props);
}
