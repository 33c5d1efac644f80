import { redirect } from "react-router";
import { AvailableRegulationsDocument, useAvailableRegulationsQuery } from "~/graph/generated/AvailableRegulations.ts";
import { useReturnOrderQuery } from "~/graph/generated/ReturnOrder.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { type FormAnswer, readForm, refuseForm } from "~/lib/form-values.ts";
import { RegulationForm } from "~/returns/regulation-form.tsx";
import { returnCopy } from "~/returns/return-copy.ts";
import { ReturnFrame } from "~/returns/return-frame.tsx";
import { openReturn, requireStep, type ReturnOrder } from "~/returns/return-gate.ts";
import { stepPath } from "~/returns/return-paths.ts";
import { keptSelections } from "~/returns/selection-values.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/regulations";

const variablesOf = (order: ReturnOrder) => ({ hash: order.hash, selectedItems: keptSelections(order) });

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const order = await openReturn(request, graph);
  requireStep(order, "regulations");
  const variables = variablesOf(order);
  await graph.refresh(AvailableRegulationsDocument, variables);
  return { variables };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer> => {
    const order = await openReturn(request, graph);
    requireStep(order, "regulations");
    const [{ checkRegulation }, { submitStep }] = await codeOrPlainForm(
      Promise.all([import("~/returns/step-check.ts"), import("~/returns/step-submit.ts")]),
      request,
      form,
    );
    const values = readForm(form);
    const faults = checkRegulation(values, copyFor(request, returnCopy).regulation);
    const state = { regulation: values["regulation"] ?? "" };
    const step = { hash: order.hash, values, faults, state };
    const answer = await submitStep(graph, step, lateMessagesFor(request, graph));
    if (answer) return answer;
    throw redirect(stepPath("carrier", order.hash), 303);
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** The second step of a return: what shall become of it. */
export default function RegulationsRoute({ loaderData: { variables }, actionData }: Route.ComponentProps) {
  const t = useCopy(returnCopy);
  const [{ data }] = useReturnOrderQuery({ variables: { hash: variables.hash } });
  const [{ data: available }] = useAvailableRegulationsQuery({ variables });
  const order = data?.findOrderForReturnByHash;
  if (!order || !available) return null;
  return (
    <ReturnFrame order={order} step="regulations" title={t.regulation.title}>
      <RegulationForm
        key={actionData?.at ?? 0}
        order={order}
        regulations={available.getAvailableRegulations}
        answer={actionData}
      />
    </ReturnFrame>
  );
}
