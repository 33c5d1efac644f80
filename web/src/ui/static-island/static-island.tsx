import { type ElementType, type HTMLAttributes, type Ref, use } from "react";
import { cx } from "../cx.ts";
import { useCameWithPage } from "./came-with-page.ts";
import { IslandMarkupContext } from "./island-markup.ts";

interface StaticIslandProps extends HTMLAttributes<HTMLElement> {
  /** The element to render; `div` when not given. */
  readonly as?: ElementType | undefined;
  /** What the content shows, compared by identity: something else is rendered again. */
  readonly shows: unknown;
  /** Another class while the content is what came with the page: it lets elements out of sight be laid out later. */
  readonly sentClass?: string | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** No other value may take its place: React writes what it has not written yet. */
const asItIs = { __html: "" };

/**
 * Content without a state of its own (tiles, tables, texts, plain links), which the browser takes as the server has sent
 * it: React neither renders it again nor looks at its elements. It is rendered when it comes later, or shows something else.
 *
 * The content has no event handlers; what bubbles is for an element around it.
 */
export function StaticIsland({ as: As = "div", shows, sentClass, className, children, ...rest }: StaticIslandProps) {
  const isSent = useCameWithPage(shows);
  const markupOf = use(IslandMarkupContext);
  const isLater = isSent && sentClass !== undefined;
  const frame = {
    ...rest,
    className: cx(className, isLater && sentClass),
    "data-later": isLater ? "children" : undefined,
  };
  // On the server the content is what is sent; what many pages show is rendered for the first of them.
  if (import.meta.env.SSR && markupOf && typeof shows === "object" && shows !== null) {
    const markup = markupOf(shows, className ?? "", children);
    if (markup !== null) return <As {...frame} dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  if (import.meta.env.SSR || !isSent) return <As {...frame}>{children}</As>;
  return <As key="sent" {...frame} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
}
