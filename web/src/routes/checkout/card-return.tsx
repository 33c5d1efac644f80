import { redirect } from "react-router";
import { completeCardReturn } from "~/checkout/card-return.ts";
import { defineLoad } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import type { Route } from "./+types/card-return";

const failure = { key: "vue.checkout.payment.error", severity: "warning" } as const;

/**
 * The return point from the card provider: hands over what it gave to the browser and goes on to the confirmation, or
 * back to the payment step with cart and entries intact (ux 25). Loading it again answers the same.
 */
export const loader = defineLoad(async ({ request }: Route.LoaderArgs, graph) => {
  const next = await completeCardReturn(graph, request);
  if (next?.kind !== "goTo") throw redirectWithToast("/checkout/payment/", failure);
  throw next.toast ? redirectWithToast(next.path, next.toast) : redirect(next.path, 303);
});

export default function CardReturnRoute() {
  return null;
}
