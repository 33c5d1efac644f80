import { useEffect } from "react";
import { redirect } from "react-router";
import { confirmationCopy } from "~/checkout/confirmation-copy.ts";
import { isConfirmationPreview, previewPage } from "~/checkout/confirmation-preview.ts";
import { confirmationPath, returnedName } from "~/checkout/confirmation-path.ts";
import { requireAccess } from "~/checkout/gate.ts";
import { isOrderingTab, rememberOrder } from "~/checkout/ordering-tab.ts";
import { purchaseOf } from "~/checkout/purchase-event.ts";
import { ThankYou } from "~/checkout/thank-you.tsx";
import { ConfirmationCleanupDocument } from "~/graph/generated/ConfirmationCleanup.ts";
import { ConfirmationPageDocument } from "~/graph/generated/ConfirmationPage.ts";
import { OrderListDocument } from "~/graph/generated/OrderList.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { ThankYouDocument } from "~/graph/generated/ThankYou.ts";
import { defineLoad } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor } from "~/lib/copy.ts";
import { emit } from "~/lib/data-layer.ts";
import { useReload } from "~/lib/use-reload.ts";
import type { Route } from "./+types/confirmation";

const ticketIn = (search: string): string | null => new URLSearchParams(search).get("ticket");

/** The list that the account's orders begin with. */
const lastThreeMonths = { page: 0, searchText: null, dateFilter: "last3months" };

/** Another tab of the browser session that ordered goes home, states that the order was placed, and links to it (C-86). */
function leaveOtherTab(request: Request, orderId: string, ticket: string | null): Response {
  rememberOrder(orderId);
  const t = copyFor(request, confirmationCopy);
  const link = { href: confirmationPath(orderId, ticket), label: t.toConfirmation };
  return redirectWithToast("/", { key: t.placed(orderId), severity: "success", link });
}

/**
 * Shows the stored order under its own address (ACCESS-16, ACCESS-17), then ends the checkout (CHKX-13..17). After that
 * the browser session that ordered can open the address for 30 minutes, in the tab that did so, to reload or print it
 * (C-86). The data come with the page and not from the client's cache, which the cleanup empties.
 */
const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh, renew, mutate }) => {
  if (isConfirmationPreview(request))
    return { page: previewPage(new Date()), ticket: null, isFirst: false, isReturn: false, isPreview: true };
  const { searchParams } = new URL(request.url);
  const isReturn = searchParams.has(returnedName);
  const { session } = await refresh(ConfirmationPageDocument);
  const isStored = session?.checkout.access.allowed === true && session.checkout.orderId != null;
  const given = { orderId: searchParams.get("orderId"), ticket: searchParams.get("ticket") };
  const { orderId, ticket } = isStored
    ? { orderId: session.checkout.orderId, ticket: session.checkout.ticket ?? null }
    : given;
  if (orderId == null || (!isStored && ticket === null)) {
    requireAccess(session?.checkout.access);
    throw redirect("/", 303);
  }
  if (given.orderId !== orderId || given.ticket !== ticket) throw redirect(confirmationPath(orderId, ticket), 303);
  const { getThankYouPageData: page } = await refresh(ThankYouDocument, { orderId, ticket });
  if (!page) throw redirect("/", 303);
  // The tab that ordered is the one to end the checkout, too.
  if (!import.meta.env.SSR && !isOrderingTab(orderId)) throw leaveOtherTab(request, orderId, ticket);
  if (isStored) {
    await mutate(ConfirmationCleanupDocument);
    // The header's basket is the new one from here on.
    const { session: next } = await refresh(PageSessionDocument);
    // The order is on the customer's list, which no one here waits for (CHKX-16).
    if (!import.meta.env.SSR && next?.visitor.state === "LOGGED_IN") void renew(OrderListDocument, lastThreeMonths);
  }
  return { page, ticket, isFirst: isStored, isReturn, isPreview: false };
});
export const loader = load;
export const clientLoader = load;

/** The end of the checkout: thanks, and what happens next. */
export default function ConfirmationRoute({
  loaderData: { page, ticket, isFirst, isReturn, isPreview },
}: Route.ComponentProps) {
  const reload = useReload();
  const { order } = page;
  const { orderId } = order;
  // The server cannot distinguish tabs.
  useEffect(() => {
    if (isPreview) return;
    if (isFirst) emit(purchaseOf(order));
    if (isFirst || isReturn) rememberOrder(orderId);
    else if (!isOrderingTab(orderId)) void reload();
    // An address that is copied to another tab must not count as that tab's own return; nothing is loaded for that.
    if (isReturn) history.replaceState(history.state, "", confirmationPath(orderId, ticketIn(location.search)));
  }, [isFirst, isReturn, isPreview, order, orderId, reload]);
  return <ThankYou page={page} ticket={ticket} isPreview={isPreview} />;
}
