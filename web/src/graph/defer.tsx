import { type ReactNode, Suspense, use } from "react";
import { useGraph } from "./context.ts";
import type { Deferred } from "./load.ts";

interface DeferProps {
  readonly on: Deferred;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

function Answered({ on, children }: Omit<DeferProps, "fallback">) {
  const texts = use(on);
  const graph = useGraph();
  graph.restore(texts);
  return children;
}

/** Shows its children as soon as the deferred query has its answer; they read it with the query's hook. */
export function Defer({ on, fallback, children }: DeferProps) {
  return (
    <Suspense fallback={fallback}>
      <Answered on={on}>{children}</Answered>
    </Suspense>
  );
}
