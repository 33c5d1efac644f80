import { redirect } from "react-router";
import { FindOrderForReturnDocument } from "~/graph/generated/FindOrderForReturn.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { useCopy } from "~/lib/copy.ts";
import { type FormAnswer, readForm, refuseForm } from "~/lib/form-values.ts";
import { returnsCopy } from "~/returns/copy.ts";
import { LookupForm } from "~/returns/lookup-form.tsx";
import { openReturn } from "~/returns/return-gate.ts";
import { orderLinkOf, stepPath } from "~/returns/return-paths.ts";
import { requireReturns } from "~/returns/return-switch.ts";
import { ReturnsPage } from "~/returns/returns-page.tsx";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/start";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  await requireReturns(graph);
  // With a link the flow goes on, also for customers (C-20); one that opens nothing leads back here (ACCESS-27).
  if (orderLinkOf(request) !== "") {
    const { hash } = await openReturn(request, graph);
    throw redirect(stepPath("productselection", hash));
  }
  const { session } = await graph.refresh(PageSessionDocument);
  if (session?.visitor.state === "LOGGED_IN") throw redirect("/myaccount/orders/");
  return null;
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer> => {
    await requireReturns(graph);
    const messageOf = lateMessagesFor(request, graph);
    const { lookUpOrder } = await codeOrPlainForm(import("~/returns/lookup-submit.ts"), request, form);
    const outcome = await lookUpOrder(
      request,
      form,
      graph,
      messageOf,
      FindOrderForReturnDocument,
      ({ findOrderForReturn }) => findOrderForReturn,
    );
    if ("hash" in outcome) throw redirect(stepPath("productselection", outcome.hash), 303);
    return outcome;
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** Where a return begins, and where visitors without an account see their order; customers find theirs in the account (ACCESS-26). */
export default function ReturnsRoute({ actionData }: Route.ComponentProps) {
  const t = useCopy(returnsCopy);
  return (
    <ReturnsPage title={t.title} lead={t.lead} steps={t.steps}>
      <LookupForm
        key={actionData?.at ?? 0}
        pageTitle={t.title}
        title={t.lookup}
        submit={t.submit}
        answer={actionData}
      />
    </ReturnsPage>
  );
}
