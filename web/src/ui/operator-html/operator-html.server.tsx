import { cleanHtml } from "./clean.server.ts";
import { contentOf, type OperatorHtmlProps } from "./props.ts";

/** HTML that operators wrote, cleaned on the server. */
export function OperatorHtml(props: OperatorHtmlProps) {
  const { html: _html, finish: _finish, ...rest } = props;
  return <div {...rest} dangerouslySetInnerHTML={contentOf(props, cleanHtml)} />;
}
