import { redirect } from "react-router";
import { requireAccess } from "~/checkout/gate.ts";
import { confirmationPath } from "~/checkout/order-submit.ts";
import { ThankYou } from "~/checkout/thank-you.tsx";
import { ConfirmationCleanupDocument } from "~/graph/generated/ConfirmationCleanup.ts";
import { ConfirmationPageDocument } from "~/graph/generated/ConfirmationPage.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { ThankYouDocument } from "~/graph/generated/ThankYou.ts";
import { defineLoad } from "~/graph/load.ts";
import type { Route } from "./+types/confirmation";

/**
 * Shows the stored order under its own address (ACCESS-16, ACCESS-17), then ends the checkout (CHKX-13..17). After that
 * only who made the order can still open the address: to reload or print it. The data come with the page and not from
 * the client's cache, which the cleanup empties.
 */
const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh, mutate }) => {
  const inAddress = new URL(request.url).searchParams.get("orderId");
  const { session } = await refresh(ConfirmationPageDocument);
  const stored = session?.checkout.access.allowed === true ? (session.checkout.orderId ?? null) : null;
  if (stored !== null && inAddress !== stored) throw redirect(confirmationPath(stored), 303);
  const orderId = stored ?? inAddress;
  if (orderId === null) {
    requireAccess(session?.checkout.access);
    throw redirect("/", 303);
  }
  const { getThankYouPageData: page } = await refresh(ThankYouDocument, { orderId });
  if (!page) throw redirect("/", 303);
  if (stored !== null) {
    await mutate(ConfirmationCleanupDocument);
    // The header's basket is the new one from here on.
    await refresh(PageSessionDocument);
  }
  return page;
});
export const loader = load;
export const clientLoader = load;

/** The end of the checkout: thanks, and what happens next. */
export default function ConfirmationRoute({ loaderData }: Route.ComponentProps) {
  return <ThankYou page={loaderData} />;
}
