import type { GraphQLSchema } from "graphql";
import { type Plan, planOperation } from "./plan.ts";

/** Plans, each worked out once. */
export interface PlanCache {
  planFor(text: string, operationName: string | null): Plan;
}

/** More different operations than a storefront has; the longest unused plan makes room. */
const capacity = 2_000;

/** @param shopSchema the shop's public part */
export function createPlanCache(shopSchema: GraphQLSchema): PlanCache {
  const plans = new Map<string, Plan>();
  return {
    planFor: (text, operationName) => {
      const key = operationName === null ? text : `${operationName}\n${text}`;
      const known = plans.get(key);
      if (known !== undefined) {
        // Reading moves a plan to the end, so that the first one is the longest unused.
        plans.delete(key);
        plans.set(key, known);
        return known;
      }
      const plan = planOperation(shopSchema, text, operationName);
      plans.set(key, plan);
      const [oldest] = plans.keys();
      if (plans.size > capacity && oldest !== undefined) plans.delete(oldest);
      return plan;
    },
  };
}
