import { type ReactNode, Suspense, use } from "react";
import type { Deferred } from "./client.ts";
import { useGraph, usePageGraph } from "./context.ts";
import { deferredStateId, scriptText } from "./state.ts";

interface DeferProps {
  readonly on: Deferred;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

function Answered({ on, children }: Omit<DeferProps, "fallback">) {
  const awaited = useGraph().awaited(on);
  if (awaited) use(awaited);
  const html = scriptText(usePageGraph()?.deferredState(on) ?? "");
  return (
    <>
      {children}
      <script
        type="application/json"
        id={deferredStateId(on.key)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

/**
 * Shows its children as soon as the deferred query has its answer; they read it with the query's hook. An answer that
 * is there in time is part of the page, a later one is streamed.
 */
export function Defer({ on, fallback, children }: DeferProps) {
  return (
    <Suspense fallback={fallback}>
      <Answered on={on}>{children}</Answered>
    </Suspense>
  );
}
