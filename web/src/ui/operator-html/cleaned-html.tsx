import { useMemo } from "react";
import { cleanHtml } from "./clean.browser.ts";
import { contentOf, type OperatorHtmlProps } from "./props.ts";

/** HTML that operators wrote, once the browser can clean it. */
export function CleanedHtml(props: OperatorHtmlProps) {
  const { html, finish, ...rest } = props;
  const content = useMemo(() => contentOf({ html, ...(finish && { finish }) }, cleanHtml), [html, finish]);
  return <div {...rest} dangerouslySetInnerHTML={content} />;
}
