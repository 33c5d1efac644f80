import { Outlet } from "react-router";
import { Reservation } from "~/cart/reservation.tsx";
import { FooterGridDocument } from "~/graph/generated/FooterGrid.ts";
import { defineLoad } from "~/graph/load.ts";
import { CheckoutHeader } from "~/shell/checkout-header.tsx";
import { checkoutFooterPageId, Footer } from "~/shell/footer.tsx";
import { contentId } from "~/shell/content-id.ts";
import { isMarkupKnown } from "~/shell/static-markup.ts";
import type { Route } from "./+types/checkout";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { shared }) => {
  if (isMarkupKnown(checkoutFooterPageId)) return null;
  await shared(FooterGridDocument, { pageId: checkoutFooterPageId });
  return null;
});
export const loader = load;
export const clientLoader = load;

/** The checkout: nothing that leads away but the basket, and a small footer. */
export default function CheckoutLayout() {
  return (
    <>
      <CheckoutHeader />
      <main id={contentId} tabIndex={-1}>
        <Outlet />
        <Reservation isAtCheckout mayHaveEnded={false} />
      </main>
      <Footer pageId={checkoutFooterPageId} />
    </>
  );
}
