import { createContext, type ReactNode, use, useState } from "react";
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

/** Whether the browser has the markup of an element already, so that its data need not be requested. */
export const isMarkupKnown = (id: string): boolean => !import.meta.env.SSR && keep(id) !== undefined;

/** Looked for once: what is rendered in its place later lies in the same element. */
function useKeptMarkup(id: string): string | null {
  const [markup] = useState(() => keep(id) ?? null);
  return markup;
}

function useRenderedMarkup(id: string, answer: object | undefined, content: ReactNode): string | null {
  const render = use(MarkupRendererContext);
  const storefront = use(StorefrontContext);
  if (render) return answer ? render(answer, content, { id, storefront }) : "";
  return null;
}

/**
 * Markup of what is the same for every visitor of a storefront and never changes in the page: menus, the footer. The
 * server renders it once for each answer that it shows; the browser leaves it as it is. So neither renders nor hydrates
 * its hundreds of elements, and its data need not travel.
 *
 * @param id of the element that holds it
 * @param answer what it shows; on the server only
 * @returns null in a tab that came without it (it began in the checkout): render the content itself
 */
export const useStaticMarkup: typeof useRenderedMarkup = import.meta.env.SSR ? useRenderedMarkup : useKeptMarkup;
