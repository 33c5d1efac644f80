import { refusalOf } from "../graph/failure.ts";
import { SaveReturnStateDocument, type SaveReturnStateMutationVariables } from "../graph/generated/SaveReturnState.ts";
import type { GraphTools } from "../graph/load.ts";
import { type ErrorMap, hasErrors, refusedForm } from "../lib/error-map.ts";
import { type FormAnswer, type FormValues, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";

interface Step {
  readonly hash: string;
  readonly values: FormValues;
  /** What is wrong with the values. */
  readonly faults: ErrorMap;
  readonly state: SaveReturnStateMutationVariables["state"];
}

/** Keeps a later step with the shop (RET-03). @returns null when the next one comes; else what to show */
export async function submitStep(
  { mutate }: Pick<GraphTools, "mutate">,
  { hash, values, faults, state }: Step,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  if (hasErrors(faults)) return refuseForm(values, faults);
  const { data, error } = await mutate(SaveReturnStateDocument, { hash, state });
  const result = data?.saveReturnState;
  if (result?.successful === true) return null;
  return refuseForm(values, await refusedForm(refusalOf(error, result), messageOf));
}
