import { redirect } from "react-router";
import { useReturnOrderQuery } from "~/graph/generated/ReturnOrder.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { useCopy } from "~/lib/copy.ts";
import { type FormAnswer, readForm, refuseForm } from "~/lib/form-values.ts";
import { EarlierReturns } from "~/returns/earlier-returns.tsx";
import { mailLinkIntent } from "~/returns/mail-link-intent.ts";
import { OrderPapers } from "~/returns/order-papers.tsx";
import { OrderState } from "~/returns/order-state.tsx";
import { returnCopy } from "~/returns/return-copy.ts";
import { ReturnFrame } from "~/returns/return-frame.tsx";
import { openReturn } from "~/returns/return-gate.ts";
import { stepPath } from "~/returns/return-paths.ts";
import { SelectionForm } from "~/returns/selection-form.tsx";
import { submitSelection } from "~/returns/selection-submit.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/product-selection";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const { hash } = await openReturn(request, graph);
  return { hash };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer> => {
    const order = await openReturn(request, graph);
    const messageOf = lateMessagesFor(request, graph);
    if (form.get("intent") === mailLinkIntent) {
      const { mailLink } = await codeOrPlainForm(import("~/returns/link-submit.ts"), request, form);
      const toast = await mailLink(request, order.hash, graph, messageOf);
      throw redirectWithToast(stepPath("productselection", order.hash), toast, 303);
    }
    const answer = await submitSelection(request, order, form, graph, messageOf);
    if (answer) return answer;
    throw redirect(stepPath("regulations", order.hash), 303);
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** The first step of a return: what comes back, and why; with where the order is, for who has no account (C-96). */
export default function ProductSelectionRoute({ loaderData: { hash }, actionData }: Route.ComponentProps) {
  const t = useCopy(returnCopy);
  const [{ data }] = useReturnOrderQuery({ variables: { hash } });
  const order = data?.findOrderForReturnByHash;
  if (!order) return null;
  return (
    <ReturnFrame order={order} step="productselection" title={t.selection.title}>
      <OrderState order={order} />
      <OrderPapers order={order} />
      <SelectionForm order={order} answer={actionData} />
      <EarlierReturns hash={order.hash} returns={order.earlierReturns} />
    </ReturnFrame>
  );
}
