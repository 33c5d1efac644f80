import { redirect } from "react-router";
import { FindOrderForWithdrawalDocument } from "~/graph/generated/FindOrderForWithdrawal.ts";
import {
  useWithdrawalOrderQuery,
  WithdrawalOrderDocument,
  type WithdrawalOrderQuery,
} from "~/graph/generated/WithdrawalOrder.ts";
import { defineLoad, defineSubmit, type GraphTools } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, storefrontOf, useCopy, useStorefront } from "~/lib/copy.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { hasWithdrawalRight } from "~/lib/withdrawal-right.ts";
import { mailLinkIntent } from "~/returns/mail-link-intent.ts";
import { LookupForm } from "~/returns/lookup-form.tsx";
import { orderLinkOf, withdrawalPath } from "~/returns/return-paths.ts";
import { ReturnsPage } from "~/returns/returns-page.tsx";
import { withdrawalCopy } from "~/returns/withdrawal-copy.ts";
import type { WithdrawalAnswer } from "~/returns/withdrawal-submit.ts";
import { NoWithdrawal, WithdrawalView } from "~/returns/withdrawal-view.tsx";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/withdrawal";

/** Number of the withdrawal that has just come in. */
const rmaOf = (request: Request): string | undefined => new URL(request.url).searchParams.get("rma") ?? undefined;

/** The order of the address; null without one. @throws the way to the page's start for a link that opens nothing */
async function openOrder(
  request: Request,
  { refresh }: Pick<GraphTools, "refresh">,
): Promise<WithdrawalOrderQuery["getWithdrawalOrder"]> {
  const hash = orderLinkOf(request);
  if (hash === "" || !hasWithdrawalRight(storefrontOf(request).store)) return null;
  const { getWithdrawalOrder: order } = await refresh(WithdrawalOrderDocument, { hash });
  if (order !== null) return order;
  const toast = { key: copyFor(request, withdrawalCopy).unknown, severity: "warning" } as const;
  throw redirectWithToast(withdrawalPath(), toast, 302);
}

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const order = await openOrder(request, graph);
  return { hash: order?.hash ?? null, rma: rmaOf(request) ?? null };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<WithdrawalAnswer> => {
    const messageOf = lateMessagesFor(request, graph);
    const order = await openOrder(request, graph);
    if (order !== null && form.get("intent") === mailLinkIntent) {
      const { mailLink } = await codeOrPlainForm(import("~/returns/link-submit.ts"), request, form);
      const toast = await mailLink(request, order.hash, graph, messageOf);
      throw redirectWithToast(withdrawalPath(order.hash, rmaOf(request)), toast, 303);
    }
    if (order !== null) {
      const { submitWithdrawal } = await codeOrPlainForm(import("~/returns/withdrawal-submit.ts"), request, form);
      const outcome = await submitWithdrawal(request, order, form, graph, messageOf);
      if ("rma" in outcome) throw redirect(withdrawalPath(order.hash, outcome.rma), 303);
      return outcome;
    }
    const { lookUpOrder } = await codeOrPlainForm(import("~/returns/lookup-submit.ts"), request, form);
    const found = await lookUpOrder(
      request,
      form,
      graph,
      messageOf,
      FindOrderForWithdrawalDocument,
      ({ findOrderForWithdrawal }) => findOrderForWithdrawal,
    );
    if ("hash" in found) throw redirect(withdrawalPath(found.hash), 303);
    return { ...found, step: "declare" };
  },
  typedFields((form, errors) => ({ ...refuseForm(readForm(form), errors), step: "declare" as const })),
);
export const action = submit;
export const clientAction = submit;

/** "Vertrag widerrufen": without a sign-in, in two steps, with a receipt at once (C-99). */
export default function WithdrawalRoute({ loaderData: { hash, rma }, actionData }: Route.ComponentProps) {
  const t = useCopy(withdrawalCopy);
  const { store } = useStorefront();
  const [{ data }] = useWithdrawalOrderQuery({ variables: { hash: hash ?? "" }, pause: hash === null });
  const order = hash === null ? null : (data?.getWithdrawalOrder ?? null);
  if (!hasWithdrawalRight(store)) {
    return (
      <ReturnsPage title={t.title} lead={t.elsewhere[store]} steps={t.stepsElsewhere}>
        <NoWithdrawal />
      </ReturnsPage>
    );
  }
  // Returning instead is offered before a withdrawal, and while there is something left to return.
  const steps = order?.available === false || rma !== null ? t.steps.slice(1) : t.steps;
  return (
    <ReturnsPage title={t.title} lead={t.lead} steps={steps}>
      {order === null ? (
        <LookupForm
          key={actionData?.at ?? 0}
          pageTitle={t.title}
          title={t.lookup}
          submit={t.open}
          answer={actionData}
        />
      ) : (
        <WithdrawalView order={order} rma={rma} answer={actionData} />
      )}
    </ReturnsPage>
  );
}
