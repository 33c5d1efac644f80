import { useEffect, useState } from "react";
import { useGraph } from "../../graph/context.ts";
import { NavigationBranchDocument } from "../../graph/generated/NavigationBranch.ts";
import { NavigationModelDocument, type NavigationModelQuery } from "../../graph/generated/NavigationModel.ts";
import type { Branch } from "./panel.ts";

/** What came of requesting a department. */
interface BranchAnswer {
  /** Null until it is there. */
  readonly branch: Branch | null;
  readonly hasFailed: boolean;
}

const unanswered: BranchAnswer = { branch: null, hasFailed: false };

/**
 * A department with the two levels below it, requested when it is wanted (NAV-06). Not by the generated hook, which
 * sends its query while it renders and once more when it has: with nothing in the cache that is two calls.
 * @param categoryId null while none is wanted
 */
export function useBranch(categoryId: string | null): BranchAnswer {
  const graph = useGraph();
  const [answer, setAnswer] = useState<BranchAnswer & { readonly of: string | null }>({ ...unanswered, of: null });
  useEffect(() => {
    if (categoryId === null) return;
    let isWanted = true;
    void graph.query(NavigationBranchDocument, { categoryId }, "cache-first").then(({ data, error }) => {
      const branch = data?.getPartialNavigationById ?? null;
      if (isWanted) setAnswer({ of: categoryId, branch, hasFailed: error !== undefined });
      return null;
    });
    return () => void (isWanted = false);
  }, [graph, categoryId]);
  return answer.of === categoryId ? answer : unanswered;
}

/** The departments, for what did not come with the page; null until they are there. */
export function useModel(): NavigationModelQuery | null {
  const graph = useGraph();
  const [model, setModel] = useState<NavigationModelQuery | null>(null);
  useEffect(() => {
    let isWanted = true;
    void graph.query(NavigationModelDocument, {}, "cache-first").then(({ data }) => {
      if (isWanted) setModel(data ?? null);
      return null;
    });
    return () => void (isWanted = false);
  }, [graph]);
  return model;
}
