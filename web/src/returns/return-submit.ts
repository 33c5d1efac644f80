import { refusalOf } from "../graph/failure.ts";
import { SubmitReturnOrderDocument } from "../graph/generated/SubmitReturnOrder.ts";
import type { GraphTools } from "../graph/load.ts";
import { errorEntries, general, refusedForm } from "../lib/error-map.ts";
import { type FormAnswer, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { returnInputOf } from "./carrier-values.ts";
import type { ReturnOrder } from "./return-gate.ts";

/** Announces what the steps have kept (OP-M-31). @returns the return's number, or why it was refused (RET-10) */
export async function submitReturn(
  { mutate }: Pick<GraphTools, "mutate">,
  order: ReturnOrder,
  submissionId: string,
  messageOf: MessageOf,
): Promise<{ readonly rma: string } | FormAnswer> {
  const { data, error } = await mutate(SubmitReturnOrderDocument, {
    hash: order.hash,
    returnOrder: returnInputOf(order),
    submissionId,
  });
  const result = data?.submitReturnOrder;
  if (result?.isError === false && result.earlierReturn) return { rma: result.earlierReturn.rma };
  const refusal = refusalOf(error, result && { errorMessage: result.errorMsg, fieldErrors: result.fieldErrors });
  // There are no fields on this page: the first fault speaks for it.
  const [first] = errorEntries(await refusedForm(refusal, messageOf));
  return refuseForm({ submissionId }, { [general]: first?.[1] ?? "" });
}
