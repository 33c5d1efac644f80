import { data } from "react-router";
import { AccountFrame } from "~/account/account-frame.tsx";
import { AddressText } from "~/checkout/address-text.tsx";
import { OrderLines } from "~/checkout/order-lines.tsx";
import { TransferPanel } from "~/checkout/transfer-panel.tsx";
import { OrderDetailDocument, useOrderDetailQuery } from "~/graph/generated/OrderDetail.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad, defineSubmit, nothingTyped } from "~/graph/load.ts";
import { copyFor, useCopy, useStorefront } from "~/lib/copy.ts";
import { dayOf, formatDay } from "~/lib/dates.ts";
import { ordersCopy } from "~/orders/copy.ts";
import { detailCopy } from "~/orders/detail-copy.ts";
import { MembershipPeriod } from "~/orders/membership-period.tsx";
import { OpenLines } from "~/orders/open-lines.tsx";
import { OrderActions } from "~/orders/order-actions.tsx";
import { OrderFacts } from "~/orders/order-facts.tsx";
import { OrderPapers } from "~/orders/order-papers.tsx";
import { OrderProgress } from "~/orders/order-progress.tsx";
import { mailAgain, orderAgain } from "~/orders/order-submit.ts";
import { ShipmentPanel } from "~/orders/shipment-panel.tsx";
import { OrderBadge } from "~/orders/status-badge.tsx";
import { EarlierReturns } from "~/returns/earlier-returns.tsx";
import { requireAccount } from "~/shell/account-guard.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { Columns, Stack } from "~/ui/layout/layout.tsx";
import { TextLink } from "~/ui/link/text-link.tsx";
import type { Route } from "./+types/order-detail";

const orderIdOf = (request: Request): string => new URL(request.url).searchParams.get("orderId") ?? "";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  const orderId = orderIdOf(request);
  const { getOrderDetailsV2: found } = await refresh(OrderDetailDocument, { orderId });
  // Another customer's order is like one that does not exist (C-80).
  if (!found) throw data(null, { status: 404, statusText: "Not Found" });
  return { orderId };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
  const { session } = await graph.refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  const orderId = orderIdOf(request);
  const messageOf = lateMessagesFor(request, graph);
  if (form.get("intent") === "again") return orderAgain(graph, orderId, messageOf);
  const { getOrderDetailsV2: order } = await graph.refresh(OrderDetailDocument, { orderId });
  if (!order) throw data(null, { status: 404, statusText: "Not Found" });
  return mailAgain(graph, orderId, copyFor(request, detailCopy).mailSent(order.email), messageOf);
}, nothingTyped);
export const action = submit;
export const clientAction = submit;

/** One of the customer's orders: how far it is, what it was, and what can be done with it (ROUTE-15, ORD-05..07). */
export default function OrderDetailRoute({ loaderData: { orderId }, actionData }: Route.ComponentProps) {
  const t = useCopy(ordersCopy);
  const { language } = useStorefront();
  const [{ data: answer }] = useOrderDetailQuery({ variables: { orderId } });
  const order = answer?.getOrderDetailsV2;
  if (!order) return null;
  return (
    <AccountFrame
      path="/myaccount/orders/"
      title={t.order(order.orderId)}
      lead={t.orderedAt(formatDay(dayOf(order.orderedAt), language))}
      isSignedIn
    >
      <title>{t.order(order.orderId)}</title>
      <OrderBadge order={order} />
      {order.membership ? <MembershipPeriod period={order.membership} /> : <OrderProgress order={order} />}
      {order.bankTransfer && <TransferPanel transfer={order.bankTransfer} />}
      <OrderActions order={order} answer={actionData} />
      <Columns wide>
        <Stack gap={5}>
          {order.shipments.map((shipment, index) => (
            <ShipmentPanel
              key={shipment.shipmentId}
              shipment={shipment}
              number={index + 1}
              count={order.shipments.length}
            />
          ))}
          {!order.membership && <OpenLines order={order} />}
          {order.hash !== null && <EarlierReturns hash={order.hash} returns={order.earlierReturns} />}
        </Stack>
        <Stack gap={5}>
          <OrderLines order={order} />
          <OrderPapers papers={order.papers} status={order.status} />
        </Stack>
      </Columns>
      <OrderFacts
        order={order}
        delivery={<AddressText address={order.deliveryAddress} />}
        billing={<AddressText address={order.billingAddress} />}
      />
      <p>
        <TextLink href={`/service/kontakt/?orderId=${order.orderId}`}>{t.question}</TextLink>
      </p>
      <p>
        <TextLink href="/myaccount/orders/">{t.back}</TextLink>
      </p>
    </AccountFrame>
  );
}
