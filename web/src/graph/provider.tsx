import type { ReactNode } from "react";
import { Provider } from "urql";
import type { BrowserGraph, PageGraph } from "./client.ts";
import { GraphReactContext, usePageGraph } from "./context.ts";
import { scriptText, stateId } from "./state.ts";

interface GraphProviderProps {
  readonly value: PageGraph | BrowserGraph;
  readonly children: ReactNode;
}

/** Makes the graph available to hooks and to `useGraph`. */
export function GraphProvider({ value, children }: GraphProviderProps) {
  return (
    <GraphReactContext value={value}>
      {"client" in value ? <Provider value={value.client}>{children}</Provider> : children}
    </GraphReactContext>
  );
}

/** The answers that the server rendered from, so that hydration requests nothing again. Goes before `<Scripts>`. */
export function GraphState() {
  const html = scriptText(usePageGraph()?.state() ?? "");
  return (
    <script type="application/json" id={stateId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
