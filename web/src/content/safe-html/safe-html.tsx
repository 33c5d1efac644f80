import { OperatorHtml } from "#operator-html";
import { withHeadingIds } from "../headings.ts";
import { StaticIsland } from "../../ui/static-island/static-island.tsx";

interface SafeHtmlProps {
  readonly id: string;
  readonly html: string;
  /** What it shows, compared by identity. */
  readonly shows: unknown;
  /** Whether its pictures open larger. */
  readonly zooms?: boolean;
}

/** HTML that operators wrote, without what texts do not need. */
export function SafeHtml({ id, html, shows, zooms }: SafeHtmlProps) {
  return (
    <StaticIsland shows={shows} id={id} data-zooms={zooms ? "" : undefined}>
      <OperatorHtml html={html} finish={withHeadingIds} />
    </StaticIsland>
  );
}
