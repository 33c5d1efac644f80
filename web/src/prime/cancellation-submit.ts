import { refusalOf } from "../graph/failure.ts";
import { CancelMembershipDocument, type CancelMembershipMutation } from "../graph/generated/CancelMembership.ts";
import { isUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { idForSending, noteAnswered } from "../graph/unanswered-ids.ts";
import { copyFor } from "../lib/copy.ts";
import { hasErrors, refusedForm } from "../lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { checkCancellation } from "./cancellation-check.ts";
import { cancellationCopy } from "./cancellation-copy.ts";

/** The receipt of a cancellation. */
export type CancellationReceipt = NonNullable<CancelMembershipMutation["cancelMembership"]["receipt"]>;

/** What the page shows after a try: the form again, or the receipt. */
export interface CancellationAnswer extends FormAnswer {
  /** Set once it was received. */
  readonly receipt?: CancellationReceipt;
}

/**
 * Cancels a membership (§ 312k BGB). The receipt is the answer itself: an address that shows it would be open to others.
 * @param messageOf puts message keys into words
 */
export async function submitCancellation(
  request: Request,
  form: FormData,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<CancellationAnswer> {
  const values = readForm(form);
  const faults = checkCancellation(values, copyFor(request, cancellationCopy));
  if (hasErrors(faults)) return refuseForm(values, faults);
  const { kind, contract = "", name = "", email = "", wishedDate = "", reason = "" } = values;
  const what = `cancellation ${JSON.stringify(values)}`;
  const { data, error } = await mutate(CancelMembershipDocument, {
    cancellation: {
      submissionId: idForSending(what),
      kind: kind === "EXTRAORDINARY" ? "EXTRAORDINARY" : "ORDINARY",
      contract,
      name,
      email,
      wishedDate,
      reason,
    },
  });
  if (!isUnanswered(error)) noteAnswered(what);
  const result = data?.cancelMembership;
  if (result?.successful && result.receipt) return { ...refuseForm({}, {}), receipt: result.receipt };
  return refuseForm(values, await refusedForm(refusalOf(error, result), messageOf));
}
