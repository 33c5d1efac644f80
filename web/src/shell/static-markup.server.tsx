import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MarkupPlace } from "./static-markup.ts";
import { StorefrontProvider } from "./storefront-provider.tsx";

/** Markup by the answer that it shows, gone with it, and by its place. */
const rendered = new WeakMap<object, Map<string, string>>();

/**
 * Renders what an answer shows; the second time it is kept. The content must depend on the answer and on the
 * storefront alone.
 */
export function renderOnce(answer: object, content: ReactNode, { id, storefront }: MarkupPlace): string {
  const key = `${id} ${storefront?.store} ${storefront?.language}`;
  const markups = rendered.get(answer) ?? new Map<string, string>();
  const known = markups.get(key);
  if (known !== undefined) return known;
  const framed = storefront ? <StorefrontProvider storefront={storefront}>{content}</StorefrontProvider> : content;
  const markup = renderToStaticMarkup(framed);
  rendered.set(answer, markups.set(key, markup));
  return markup;
}
