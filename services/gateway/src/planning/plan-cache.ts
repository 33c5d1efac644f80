import { LRUCache } from "lru-cache";
import type { Plan } from "./plan.ts";
import { planOperation, type PlanSchemas } from "./plan-operation.ts";

/** Plans, each worked out once. */
export interface PlanCache {
  planFor(text: string, operationName: string | null): Plan;
}

/** More different operations than a storefront has; the longest unused plan makes room. */
const capacity = 2_000;
/** Characters of all texts together, as plans take memory in proportion: long texts by the thousand must not fill it. */
const characters = 4_000_000;

export function createPlanCache(schemas: PlanSchemas): PlanCache {
  const plans = new LRUCache<string, Plan>({ max: capacity, maxSize: characters, sizeCalculation: sizeOf });
  return {
    planFor: (text, operationName) => {
      const key = operationName === null ? text : `${operationName}\n${text}`;
      const known = plans.get(key);
      if (known !== undefined) return known;
      const plan = planOperation(schemas, text, operationName);
      plans.set(key, plan);
      return plan;
    },
  };
}

function sizeOf(_plan: Plan, key: string): number {
  return key.length + 1;
}
