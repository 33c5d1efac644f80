import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { StorefrontContext } from "../lib/copy.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";

/** Where markup is: the id of its element, and the storefront whose words it uses. */
export interface MarkupPlace {
  readonly id: string;
  readonly storefront: Storefront | null;
}

/** Renders what an answer shows, once for each answer and place; null in the browser. */
export type MarkupRenderer = (answer: object, content: ReactNode, place: MarkupPlace) => string;

/** The server's renderer of static markup. */
export const MarkupRendererContext = createContext<MarkupRenderer | null>(null);

/** Markup that came with the page, by id of its element: for layouts that come back in the same tab. */
const kept = new Map<string, string>();

function keep(id: string): string | undefined {
  const known = kept.get(id) ?? document.getElementById(id)?.innerHTML;
  if (known) kept.set(id, known);
  return known;
}

/** Whether parts render themselves by now, from answers like all others. */
let isRenewed = false;
/** Parts that stand as they came. */
const standing = new Set<() => void>();

/** Whether the browser has the markup of an element already, so that its data need not be requested. */
export const isMarkupKnown = (id: string): boolean => !import.meta.env.SSR && !isRenewed && keep(id) !== undefined;

/**
 * The markup that came with the page is too old by now (GQL-13): its parts render themselves from here on. Call it once
 * their code and answers are there; until React has them, the page stays as it is.
 */
export function renewMarkup(): void {
  isRenewed = true;
  kept.clear();
  startTransition(() => {
    for (const renew of standing) renew();
  });
}

/** Looked for once: what is rendered in its place later lies in the same element. */
function useKeptMarkup(id: string, _answer?: object, _content?: ReactNode, isFixed = false): string | null {
  const [markup, setMarkup] = useState(() => (isRenewed ? null : (keep(id) ?? null)));
  useEffect(() => {
    if (isFixed) return;
    const renew = () => setMarkup(null);
    standing.add(renew);
    return () => void standing.delete(renew);
  }, [isFixed]);
  return markup;
}

function useRenderedMarkup(
  id: string,
  answer: object | undefined,
  content: ReactNode,
  _isFixed?: boolean,
): string | null {
  const render = use(MarkupRendererContext);
  const storefront = use(StorefrontContext);
  if (render) return answer ? render(answer, content, { id, storefront }) : "";
  return null;
}

/**
 * Markup of what is the same for every visitor of a storefront and seldom changes: menus, the footer. The
 * server renders it once for each answer that it shows; the browser leaves it as it is. So neither renders nor hydrates
 * its hundreds of elements, and its data need not travel. A tab that stays open renders it itself (`renewMarkup`).
 *
 * @param id of the element that holds it
 * @param answer what it shows; on the server only
 * @param isFixed whether it shows nothing that could become too old, but may hold what the visitor has typed
 * @returns null in a tab that came without it (it began in the checkout): render the content itself
 */
export const useStaticMarkup: typeof useRenderedMarkup = import.meta.env.SSR ? useRenderedMarkup : useKeptMarkup;
