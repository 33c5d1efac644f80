import type { ReactNode } from "react";
import { Provider } from "urql";
import type { Answers, Graph } from "./client.ts";
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
  const graph = useGraph();
  // "<" is the one character that could end the script element from inside a string.
  const html = import.meta.env.SSR ? JSON.stringify(graph.extract()).replaceAll("<", "\\u003c") : "";
  return (
    <script type="application/json" id={stateId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

const isAnswers = (value: unknown): value is Answers => typeof value === "object" && value !== null;

/** Reads the answers that `GraphState` has written into the page. */
export function restoreGraphState(graph: Graph): void {
  const text = document.getElementById(stateId)?.textContent;
  if (!text) return;
  const answers: unknown = JSON.parse(text);
  if (!isAnswers(answers)) return;
  graph.restore(Object.fromEntries(Object.entries(answers).map(([key, data]) => [key, JSON.stringify(data)])));
}
