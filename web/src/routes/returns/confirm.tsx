import { redirect } from "react-router";
import { useReturnOrderQuery } from "~/graph/generated/ReturnOrder.ts";
import { defineLoad, defineSubmit, nothingTyped } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { useCopy } from "~/lib/copy.ts";
import { errorAt, general } from "~/lib/error-map.ts";
import type { FormAnswer } from "~/lib/form-values.ts";
import { newId } from "~/lib/new-id.ts";
import { returnCopy } from "~/returns/return-copy.ts";
import { ReturnDone } from "~/returns/return-done.tsx";
import { ReturnFrame } from "~/returns/return-frame.tsx";
import { openReturn, requireStep, stepOf } from "~/returns/return-gate.ts";
import { donePath, stepPath } from "~/returns/return-paths.ts";
import { submitReturn } from "~/returns/return-submit.ts";
import { ReturnSummary } from "~/returns/return-summary.tsx";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/confirm";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const order = await openReturn(request, graph);
  const { hash } = order;
  const rma = new URL(request.url).searchParams.get("rma");
  if (rma === null) requireStep(order, "confirm");
  else if (order.earlierReturns.every((one) => one.rma !== rma)) throw redirect(stepPath("productselection", hash));
  return { hash, rma, submissionId: newId() };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer> => {
    const order = await openReturn(request, graph);
    const submissionId = form.get("submissionId");
    const id = typeof submissionId === "string" ? submissionId : "";
    const outcome = await submitReturn(graph, order, id, lateMessagesFor(request, graph));
    if ("rma" in outcome) throw redirect(donePath(order.hash, outcome.rma), 303);
    // What refuses it may close this step, as where another window was first: the reason goes along to the one that is open.
    const open = stepOf((await openReturn(request, graph)).state.step);
    const key = errorAt(outcome.errors, general) ?? "";
    if (open !== "confirm") throw redirectWithToast(stepPath(open, order.hash), { key, severity: "error" });
    return outcome;
  },
  nothingTyped,
);
export const action = submit;
export const clientAction = submit;

/** The last step of a return: a look at all of it, and then its number and labels. */
export default function ConfirmRoute({ loaderData: { hash, rma, submissionId }, actionData }: Route.ComponentProps) {
  const t = useCopy(returnCopy);
  const [{ data }] = useReturnOrderQuery({ variables: { hash } });
  const order = data?.findOrderForReturnByHash;
  if (!order) return null;
  const done = order.earlierReturns.find((one) => one.rma === rma);
  if (done) return <ReturnDone hash={hash} one={done} />;
  return (
    <ReturnFrame order={order} step="confirm" title={t.confirm.title}>
      <ReturnSummary order={order} submissionId={submissionId} answer={actionData} />
    </ReturnFrame>
  );
}
