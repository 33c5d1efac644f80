import { data, redirect } from "react-router";
import { completeCardReturn } from "~/checkout/card-return.ts";
import { returnedName } from "~/checkout/confirmation-path.ts";
import { PaymentReturn } from "~/checkout/payment-return.tsx";
import { defineLoad } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import type { Route } from "./+types/card-return";

/**
 * The return point from the payment provider: hands over what it gave to the browser and goes on to the confirmation, or
 * back to the payment step with cart and entries intact (ux 25). Loading it again answers the same, from whatever session and
 * whenever. While there is no answer, the page says so and asks again: it never says more than the shop knows.
 */
export const loader = defineLoad(async ({ request }: Route.LoaderArgs, graph) => {
  const next = await completeCardReturn(graph, request);
  if (next?.kind === "report") return data(next, { status: next.state === "checking" ? 503 : 200 });
  // Without an answer in the address nothing is known: the payment step shows what there is.
  if (next?.kind !== "goTo") throw redirect("/checkout/payment/", 303);
  if (next.toast) throw redirectWithToast(next.path, next.toast);
  // The tab that comes back from the provider is the one that ordered, also where the callback was faster (C-86).
  throw redirect(next.path.includes("ticket=") ? `${next.path}&${returnedName}=1` : next.path, 303);
});

export default function CardReturnRoute({ loaderData: { state, orderId, message } }: Route.ComponentProps) {
  return <PaymentReturn state={state} orderId={orderId} message={message} />;
}
