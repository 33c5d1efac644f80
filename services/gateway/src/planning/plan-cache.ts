import { LRUCache } from "lru-cache";
import type { Plan } from "./plan.ts";
import { type PlanningGraphs, planOperation } from "./plan-operation.ts";

/** Plans, each worked out once. */
export interface PlanCache {
  planFor(text: string, operationName: string | null): Plan;
}

/** More different operations than a storefront has; the longest unused plan makes room. */
const capacity = 2_000;
/** Characters of all texts together, as plans take memory in proportion: long texts by the thousand must not fill it. */
const characters = 4_000_000;
/** More operations than a text of a few kilobytes holds; names that it does not hold make plans as well. */
const mostNames = 20;

/** The plans of a text, by the name of the operation that is meant. */
type Plans = Map<string | null, Plan>;

/** An empty cache, which plans over these graphs. */
export function createPlanCache(schemas: PlanningGraphs): PlanCache {
  // By the text alone: a key made of both would be a new string, and hashed again, each time.
  const known = new LRUCache<string, Plans>({ max: capacity, maxSize: characters, sizeCalculation: sizeOf });
  return {
    planFor: (text, operationName) => {
      let plans = known.get(text);
      const found = plans?.get(operationName);
      if (found !== undefined) return found;
      const plan = planOperation(schemas, text, operationName);
      if (plans === undefined || plans.size >= mostNames) {
        plans = new Map();
        known.set(text, plans);
      }
      plans.set(operationName, plan);
      return plan;
    },
  };
}

function sizeOf(_plans: Plans, key: string): number {
  return key.length + 1;
}
