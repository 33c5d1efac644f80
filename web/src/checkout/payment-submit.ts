import { refusalOf } from "../graph/failure.ts";
import { CompletePaymentStepDocument } from "../graph/generated/CompletePaymentStep.ts";
import type { GraphTools } from "../graph/load.ts";
import { type ErrorMap, hasErrors, refusedForm } from "../lib/error-map.ts";
import { type FormAnswer, type FormValues, refuseForm } from "../lib/form-values.ts";
import { checkPayment } from "./payment-check.ts";
import type { PaymentTexts } from "./payment-copy.ts";
import type { MessageOf } from "../lib/message-of.ts";

/** Key that the graph gives when no method was chosen; its field is the group of methods. */
const noneSelected = "vue.checkout.paymentStep.errorNoPaymentSelected";

/**
 * Stores the payment method (CHKP-03).
 * @param messageOf puts message keys into words
 * @returns null on success; else what to show
 */
export async function submitPayment(
  graph: GraphTools,
  values: FormValues,
  t: PaymentTexts,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const answer = (errors: ErrorMap): FormAnswer => refuseForm(values, errors);
  const { paymentId = "", buyerReference = "" } = values;
  const faults = checkPayment(values, t);
  const isKnown = paymentId !== "" && hasErrors(faults);
  if (isKnown) return answer(faults);
  // Without a method the graph is called, too: the step that was done before is open again (CHKP-03).
  const { data, error } = await graph.mutate(CompletePaymentStepDocument, {
    ...(paymentId !== "" && { paymentId }),
    ...(buyerReference.trim() !== "" && { buyerReference: buyerReference.trim() }),
  });
  const result = data?.completePaymentStep;
  if (result?.successful === true) return null;
  const refusal = refusalOf(error, result);
  if (refusal.message === noneSelected) return answer({ paymentId: await messageOf(noneSelected) });
  return answer(await refusedForm(refusal, messageOf));
}
