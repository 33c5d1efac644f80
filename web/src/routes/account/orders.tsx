import { AccountFrame } from "~/account/account-frame.tsx";
import { OrderListDocument, useOrderListQuery } from "~/graph/generated/OrderList.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { ordersCopy } from "~/orders/copy.ts";
import { NoOrders } from "~/orders/no-orders.tsx";
import { OrderList } from "~/orders/order-list.tsx";
import { OrderSearchForm } from "~/orders/order-search-form.tsx";
import { orderListPath, orderListVariables, orderSearchOf } from "~/orders/order-search.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import { Guide } from "~/ui/guide/guide.tsx";
import { Pagination } from "~/ui/pagination/pagination.tsx";
import type { Route } from "./+types/orders";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  const search = orderSearchOf(new URL(request.url).searchParams);
  await refresh(OrderListDocument, orderListVariables(search));
  return { search };
});
export const loader = load;
export const clientLoader = load;

/** The customer's orders, page by page (ROUTE-14, ORD-01..04). */
export default function OrdersRoute({ loaderData: { search } }: Route.ComponentProps) {
  const t = useCopy(ordersCopy);
  const [{ data }] = useOrderListQuery({ variables: orderListVariables(search) });
  if (!data) return null;
  const { orders, pageInfo, dateFilter } = data.getOrdersV2;
  const shown = { ...search, filter: dateFilter };
  return (
    <AccountFrame path="/myaccount/orders/" title={t.title} lead={t.lead} isSignedIn>
      <title>{t.title}</title>
      <OrderSearchForm key={orderListPath(shown)} search={shown} years={data.getOrderYears} />
      <p role="status">{t.search.found(pageInfo.totalElements)}</p>
      {orders.length === 0 ? <NoOrders search={shown} /> : <OrderList orders={orders} />}
      <Pagination
        current={pageInfo.currentPage + 1}
        pages={pageInfo.totalPages}
        hrefFor={(page) => orderListPath({ ...shown, page })}
      />
      <Guide steps={t.steps} />
    </AccountFrame>
  );
}
