import { type ComponentType, type HTMLAttributes, use } from "react";
import { usePageGraph } from "../../graph/context.ts";
import { useStorefront } from "../../lib/copy.ts";
import { useStaticMarkup } from "../static-markup.ts";
import { type FramePartContent, FramePartsContext } from "./parts.ts";

interface FramePartProps extends HTMLAttributes<HTMLElement> {
  readonly id: string;
  /** The element; `div` when not given. */
  readonly as?: "div" | "footer";
  /** The part in a tab that came without it, or has been open for long. */
  readonly live: ComponentType<{ readonly id: string }>;
  /** Whether it shows nothing that could become too old. */
  readonly isFixed?: boolean;
}

/** What the server shows in a part; the browser has no code for it, it has the markup. */
function useServerPart(id: string): FramePartContent | null {
  const graph = usePageGraph();
  const storefront = useStorefront();
  const parts = use(FramePartsContext);
  return graph && parts && parts(id, graph, storefront);
}
const usePart = import.meta.env.SSR ? useServerPart : () => null;

/** A part of a page's frame that is the same for all visitors: the browser leaves it as the server has sent it. */
export function FramePart({ id, as: As = "div", live: Live, isFixed, ...rest }: FramePartProps) {
  const part = usePart(id);
  const markup = useStaticMarkup(id, part?.answer, part?.content, isFixed);
  if (markup === null) {
    return (
      <As id={id} {...rest}>
        <Live id={id} />
      </As>
    );
  }
  return <As id={id} {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
