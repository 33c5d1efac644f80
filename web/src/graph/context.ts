import { createContext as createReactContext, use } from "react";
import { createContext } from "react-router";
import type { BrowserGraph, Graph, PageGraph } from "./client.ts";

/** The graph for loaders and actions. */
export const graphContext = createContext<Graph>();

/** The graph for components: the page's on the server, the tab's in the browser. */
export const GraphReactContext = createReactContext<PageGraph | BrowserGraph | null>(null);

/** The graph of the surrounding provider. */
export function useGraph(): PageGraph | BrowserGraph {
  const graph = use(GraphReactContext);
  if (!graph) throw new Error("No GraphProvider above this component");
  return graph;
}

/** The graph that a page is rendered from on the server; null in the browser. */
export function usePageGraph(): PageGraph | null {
  const graph = useGraph();
  return "read" in graph ? graph : null;
}
