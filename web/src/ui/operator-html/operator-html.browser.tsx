import { sentPart } from "../late/sent-part.tsx";
import type { OperatorHtmlProps } from "./props.ts";

/** Its words alone, for who cannot have what cleans it. */
function Words({ html, finish: _finish, ...rest }: OperatorHtmlProps) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const code of body.querySelectorAll("script, style, template, noscript")) code.remove();
  return <div {...rest}>{body.textContent}</div>;
}

/**
 * HTML that operators wrote, cleaned in the browser. What came with the page stays as the server has cleaned it, so the
 * library is loaded with the first such text that comes later.
 */
export const OperatorHtml = sentPart(async () => (await import("./cleaned-html.tsx")).CleanedHtml, Words);
