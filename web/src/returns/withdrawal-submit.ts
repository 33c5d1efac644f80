import { refusalOf } from "../graph/failure.ts";
import { SubmitWithdrawalDocument } from "../graph/generated/SubmitWithdrawal.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import { hasErrors, refusedForm } from "../lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { newId } from "../lib/new-id.ts";
import { withdrawalCopy } from "./withdrawal-copy.ts";
import { checkWithdrawal } from "./withdrawal-faults.ts";
import { withdrawnItems, type WithdrawalOrder } from "./withdrawal-values.ts";

/** What comes after a form of the withdrawal. */
export type WithdrawalAnswer = FormAnswer & {
  /** `declare` with or without faults, or the last look. */
  readonly step: "declare" | "check";
};

/** Makes a declaration of withdrawal, in two steps (C-99). @returns its number, or which step to show */
export async function submitWithdrawal(
  request: Request,
  order: WithdrawalOrder,
  form: FormData,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<{ readonly rma: string } | WithdrawalAnswer> {
  const { step, submissionId: sent = "", ...values } = readForm(form);
  const faults = checkWithdrawal(order, values, copyFor(request, withdrawalCopy));
  if (step === "change") return { ...refuseForm(values, {}), step: "declare" };
  if (hasErrors(faults)) return { ...refuseForm(values, faults), step: "declare" };
  // The button that counts carries the id of what it shows: pressed twice it is one withdrawal.
  const submissionId = step === "confirm" ? sent : newId();
  const kept = { ...values, submissionId };
  if (step !== "confirm") return { ...refuseForm(kept, {}), step: "check" };
  const { name = "", email = "" } = values;
  const items = withdrawnItems(order, values);
  const withdrawal = { submissionId, name: name.trim(), email: email.trim(), items };
  const { data, error } = await mutate(SubmitWithdrawalDocument, { hash: order.hash, withdrawal });
  const result = data?.submitWithdrawal;
  if (result?.isError === false && result.receipt) return { rma: result.receipt.rma };
  const refusal = refusalOf(error, result && { errorMessage: result.errorMsg, fieldErrors: result.fieldErrors });
  const errors = await refusedForm(refusal, messageOf);
  const isOfFields = Object.keys(refusal.fields).length > 0;
  return { ...refuseForm(kept, errors), step: isOfFields ? "declare" : "check" };
}
