import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Markup by the answer that it shows; gone with it. */
const rendered = new WeakMap<object, string>();

/** Renders what an answer shows; the second time it is remembered. The content must depend on the answer alone. */
export function renderOnce(answer: object, content: ReactNode): string {
  const known = rendered.get(answer);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(content);
  rendered.set(answer, markup);
  return markup;
}
