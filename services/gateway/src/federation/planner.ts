import type { QueryPlan } from "@graphql-hive/router-query-planner";

/** Finds which upstream to ask for what, and in which order. */
export interface Planner {
  /**
   * @param document of one valid operation without conditions
   * @throws Error when it knows no way
   */
  plan(document: string): QueryPlan;
}

const noLabels: ReadonlySet<string> = new Set();

/**
 * The planner of a supergraph. It is native code, built for Linux with glibc and for macOS.
 * @returns null where there is none for this machine
 * @throws Error for a supergraph that it does not understand
 */
export async function createPlanner(supergraph: string): Promise<Planner | null> {
  const library = await import("@graphql-hive/router-query-planner").catch(() => null);
  if (library === null) return null;
  const planner = new library.QueryPlanner(supergraph);
  return { plan: (document) => planner.plan(document, null, new Set(noLabels), 0) };
}
