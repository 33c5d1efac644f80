import { redirect } from "react-router";
import { AvailableCarriersDocument, useAvailableCarriersQuery } from "~/graph/generated/AvailableCarriers.ts";
import { useReturnOrderQuery } from "~/graph/generated/ReturnOrder.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { type FormAnswer, readForm, refuseForm } from "~/lib/form-values.ts";
import { CarrierForm } from "~/returns/carrier-form.tsx";
import { carrierStateOf, returnInputOf } from "~/returns/carrier-values.ts";
import { returnCopy } from "~/returns/return-copy.ts";
import { ReturnFrame } from "~/returns/return-frame.tsx";
import { openReturn, requireStep } from "~/returns/return-gate.ts";
import { stepPath } from "~/returns/return-paths.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/carrier";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const order = await openReturn(request, graph);
  requireStep(order, "carrier");
  const variables = { hash: order.hash, returnOrder: returnInputOf(order) };
  await graph.refresh(AvailableCarriersDocument, variables);
  return { variables };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer> => {
    const order = await openReturn(request, graph);
    requireStep(order, "carrier");
    const [{ checkCarrier }, { submitStep }] = await codeOrPlainForm(
      Promise.all([import("~/returns/step-check.ts"), import("~/returns/step-submit.ts")]),
      request,
      form,
    );
    const values = readForm(form);
    const faults = checkCarrier(values, copyFor(request, returnCopy));
    const step = { hash: order.hash, values, faults, state: carrierStateOf(values) };
    const answer = await submitStep(graph, step, lateMessagesFor(request, graph));
    if (answer) return answer;
    throw redirect(stepPath("confirm", order.hash), 303);
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** The third step of a return: how it is sent, and who can be asked about it. */
export default function CarrierRoute({ loaderData: { variables }, actionData }: Route.ComponentProps) {
  const t = useCopy(returnCopy);
  const [{ data }] = useReturnOrderQuery({ variables: { hash: variables.hash } });
  const [{ data: available }] = useAvailableCarriersQuery({ variables });
  const order = data?.findOrderForReturnByHash;
  if (!order || !available) return null;
  return (
    <ReturnFrame order={order} step="carrier" title={t.carrier.title}>
      <CarrierForm
        key={actionData?.at ?? 0}
        order={order}
        carriers={available.getAvailableCarriers}
        answer={actionData}
      />
    </ReturnFrame>
  );
}
