import type { ReactNode } from "react";
import { Provider } from "urql";
import type { Graph } from "./client.ts";
import { GraphReactContext, useGraph } from "./context.ts";

/** Makes the client available to hooks and to `useGraph`. */
export function GraphProvider({ value, children }: { readonly value: Graph; readonly children: ReactNode }) {
  return (
    <GraphReactContext value={value}>
      <Provider value={value.client}>{children}</Provider>
    </GraphReactContext>
  );
}

const stateId = "graph-state";

/** The answers that the server rendered from, so that hydration asks nothing again. Goes before `<Scripts>`. */
export function GraphState() {
  const { ssr } = useGraph();
  // "<" is the one character that could end the script element from inside a string.
  const html = import.meta.env.SSR ? serialize(ssr).replaceAll("<", "\\u003c") : "";
  return <script type="application/json" id={stateId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

function serialize(ssr: Graph["ssr"]): string {
  const entries = Object.entries(ssr.extractData());
  return `{${entries.flatMap(([key, entry]) => (entry.data ? `"${key}":${entry.data}` : [])).join()}}`;
}

/** Hands answers to the browser's client: { operation key: data }. */
export function restoreAnswers(ssr: Graph["ssr"], answers: Record<string, unknown>): void {
  for (const [key, data] of Object.entries(answers)) {
    if (data != null) ssr.restoreData({ [key]: { hasNext: false, data: JSON.stringify(data) } });
  }
}

/** Reads the answers that `GraphState` has written into the page. */
export function restoreGraphState({ ssr }: Graph): void {
  const text = document.getElementById(stateId)?.textContent;
  if (text) restoreAnswers(ssr, JSON.parse(text) as Record<string, unknown>);
}
