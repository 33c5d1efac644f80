import { Outlet } from "react-router";
import { CheckoutHeader } from "~/shell/checkout-header.tsx";
import { contentId } from "~/shell/content-id.ts";

/** The prime checkout: the checkout's header and nothing else that leads away (ROUTE-21). */
export default function PrimeCheckoutLayout() {
  return (
    <>
      <CheckoutHeader />
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
