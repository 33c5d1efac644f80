import { useEffect } from "react";
import { useLocation } from "react-router";
import { defineCopy, useCopy } from "../../lib/copy.ts";
import { TextLink } from "../link/text-link.tsx";

const copy = defineCopy({ de: { again: "Seite neu laden" }, en: { again: "Load the page again" } });

/**
 * In place of what a page is about and has no code for: the page is loaded whole, as the server shows it, once after each
 * step of the visitor. A page that loads itself again must not do so for ever: then it is a link.
 */
export function WholePage() {
  const t = useCopy(copy);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive) location.reload();
  }, []);
  return <TextLink href={pathname + search}>{t.again}</TextLink>;
}
