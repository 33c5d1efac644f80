import { createContext as createReactContext, use } from "react";
import { createContext } from "react-router";
import type { Graph } from "./client.ts";

/** The graph's client for loaders and actions. */
export const graphContext = createContext<Graph>();

/** The graph's client for components. */
export const GraphReactContext = createReactContext<Graph | null>(null);

/** The client of the surrounding provider. */
export function useGraph(): Graph {
  const graph = use(GraphReactContext);
  if (!graph) throw new Error("No GraphProvider above this component");
  return graph;
}
