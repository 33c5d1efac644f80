import type { HTMLAttributes } from "react";

/** HTML that operators wrote: it is shown with nothing but what texts need. */
export interface OperatorHtmlProps extends HTMLAttributes<HTMLDivElement> {
  readonly html: string;
  /** Adds to what was cleaned: ids of headings. */
  readonly finish?: (cleaned: string) => string;
}

/** An element's content. */
export const contentOf = ({ html, finish }: OperatorHtmlProps, clean: (html: string) => string) => {
  const cleaned = clean(html);
  return { __html: finish ? finish(cleaned) : cleaned };
};
