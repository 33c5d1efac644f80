import { Link } from "react-router";
import type { LinkProps } from "../ui/link/link.tsx";
import { isPrefetchable, isInApp } from "./link-targets.ts";

/** The application's link: stays in the app, and loads the code of the page ahead when it is about to be used. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!isInApp(href) || rest.target) return <a {...rest} href={href} />;
  return <Link {...rest} to={href} prefetch={isPrefetchable(href) ? "intent" : "none"} />;
}
