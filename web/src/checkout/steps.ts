import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import type { Step } from "../ui/steps/steps.tsx";

/** A step of the checkout as the graph gives it. */
export type GraphStep = NonNullable<CheckoutPageQuery["session"]>["checkout"]["steps"][number];
/** Names of the steps. */
export type StepName = GraphStep["step"];

/**
 * The steps as the progress shows them, one to one (ux 6). The confirmation is no step to go to: there the checkout is over.
 * A step can be gone back to when it is done and the graph lets the visitor in.
 */
export function progressOf(
  steps: readonly GraphStep[],
  current: StepName,
  names: Readonly<Record<StepName, string>>,
): Step[] {
  const shown = steps.filter(({ step }) => step !== "CONFIRMATION");
  const here = shown.findIndex(({ step }) => step === current);
  return shown.map(({ step, done, available, path }, index) => {
    const state = index === here ? "current" : index < here && done ? "done" : "ahead";
    return { id: step, name: names[step], state, ...(state === "done" && available && { href: path }) };
  });
}
