import { data } from "react-router";
import { AccountFrame } from "~/account/account-frame.tsx";
import { AddressText } from "~/checkout/address-text.tsx";
import { OrderLines } from "~/checkout/order-lines.tsx";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { ThankYouDocument, useThankYouQuery } from "~/graph/generated/ThankYou.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy, useStorefront } from "~/lib/copy.ts";
import { formatDay } from "~/lib/dates.ts";
import { ordersCopy } from "~/orders/copy.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import { Grid } from "~/ui/layout/layout.tsx";
import { TextLink } from "~/ui/link/text-link.tsx";
import { Panel } from "~/ui/panel/panel.tsx";
import type { Route } from "./+types/order-detail";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  const orderId = new URL(request.url).searchParams.get("orderId") ?? "";
  const { getThankYouPageData: found } = await refresh(ThankYouDocument, { orderId });
  // Another customer's order is like one that does not exist (C-80).
  if (!found) throw data(null, { status: 404, statusText: "Not Found" });
  return { orderId };
});
export const loader = load;
export const clientLoader = load;

/** One of the customer's orders as it was made (ROUTE-15). */
export default function OrderDetailRoute({ loaderData: { orderId } }: Route.ComponentProps) {
  const t = useCopy(ordersCopy);
  const { language } = useStorefront();
  const [{ data: answer }] = useThankYouQuery({ variables: { orderId } });
  const order = answer?.getThankYouPageData?.order;
  if (!order) return null;
  return (
    <AccountFrame
      path="/myaccount/orders/"
      title={t.order(order.orderId)}
      lead={t.orderedAt(formatDay(order.orderedAt.slice(0, 10), language))}
      isSignedIn
    >
      <title>{t.order(order.orderId)}</title>
      <OrderLines order={order} />
      <Grid min="large">
        <Panel as="section" title={t.delivery}>
          <AddressText address={order.deliveryAddress} />
        </Panel>
        <Panel as="section" title={t.billing}>
          <AddressText address={order.billingAddress} />
        </Panel>
      </Grid>
      <p>
        <TextLink href="/myaccount/orders/">{t.back}</TextLink>
      </p>
    </AccountFrame>
  );
}
