import { redirect } from "react-router";
import { AccountFrame } from "~/account/account-frame.tsx";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { ThankYouDocument } from "~/graph/generated/ThankYou.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { ordersCopy } from "~/orders/copy.ts";
import { OrderFinder } from "~/orders/order-finder.tsx";
import { requireAccount } from "~/shell/account-guard.ts";
import { Guide } from "~/ui/guide/guide.tsx";
import type { Route } from "./+types/orders";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  const searched = (new URL(request.url).searchParams.get("q") ?? "").trim();
  if (searched === "") return { searched, isUnknown: false };
  const { getThankYouPageData: found } = await refresh(ThankYouDocument, { orderId: searched });
  if (found) throw redirect(`/myaccount/orders/orderdetail/?orderId=${encodeURIComponent(searched)}`);
  return { searched, isUnknown: true };
});
export const loader = load;
export const clientLoader = load;

/** The customer's orders: one can be opened by its number. */
export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const t = useCopy(ordersCopy);
  return (
    <AccountFrame path="/myaccount/orders/" title={t.title} lead={t.lead} isSignedIn>
      <title>{t.title}</title>
      <OrderFinder {...loaderData} />
      <Guide steps={t.steps} />
    </AccountFrame>
  );
}
