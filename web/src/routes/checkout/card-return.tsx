import { redirect } from "react-router";
import * as v from "valibot";
import { confirmationCopy } from "~/checkout/confirmation-copy.ts";
import { nextOf } from "~/checkout/order-submit.ts";
import { CompleteCardReturnDocument } from "~/graph/generated/CompleteCardReturn.ts";
import { defineLoad } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor } from "~/lib/copy.ts";
import type { Route } from "./+types/card-return";

const handedOver = v.object({
  len: v.pipe(v.string(), v.regex(/^\d{1,6}$/u), v.transform(Number)),
  data: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20_000)),
});
const failure = { key: "vue.checkout.payment.error", severity: "warning" } as const;
const payment = "/checkout/payment/";

/**
 * The return point from the card provider: hands over what it gave to the browser and goes on to the confirmation, or
 * back to the payment step with cart and entries intact (ux 25). Loading it again answers the same.
 */
export const loader = defineLoad(async ({ request }: Route.LoaderArgs, { mutate }) => {
  const query = v.safeParse(handedOver, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) throw redirectWithToast(payment, failure);
  const { data } = await mutate(CompleteCardReturnDocument, query.output);
  const next = data ? nextOf(data.completeCardReturn, copyFor(request, confirmationCopy).toConfirmation) : null;
  if (next?.kind !== "goTo") throw redirectWithToast(payment, failure);
  throw next.toast ? redirectWithToast(next.path, next.toast) : redirect(next.path, 303);
});

export default function CardReturnRoute() {
  return null;
}
