/** One call of a plan, in milliseconds since the plan began. */
export interface TimedCall {
  readonly at: number;
  readonly ms: number;
}

/**
 * The steps of a plan: calls of one step ran side by side, and a step began when the one before it was over.
 * @returns steps in their order, each with its calls by their beginning
 */
export function stepsOf<Call extends TimedCall>(calls: readonly Call[]): readonly (readonly Call[])[] {
  const steps: Call[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const call of calls.toSorted((a, b) => a.at - b.at)) {
    const current = steps.at(-1);
    if (current === undefined || call.at >= end) steps.push([call]);
    else current.push(call);
    end = Math.max(end, call.at + call.ms);
  }
  return steps;
}
