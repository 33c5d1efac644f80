import { Outlet } from "react-router";
import { useCopy } from "~/lib/copy.ts";
import { primeCopy } from "~/prime/copy.ts";
import { CheckoutHeader } from "~/shell/checkout-header.tsx";
import { contentId } from "~/shell/content-id.ts";

/** The prime checkout: the checkout's header and nothing else that leads away (ROUTE-21). */
export default function PrimeCheckoutLayout() {
  const t = useCopy(primeCopy);
  return (
    <>
      <CheckoutHeader back={{ href: "/prime/", label: t.backToOffer }} />
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
