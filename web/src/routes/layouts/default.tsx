import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { FooterGridDocument } from "~/graph/generated/FooterGrid.ts";
import { NavigationModelDocument } from "~/graph/generated/NavigationModel.ts";
import { defineLoad } from "~/graph/load.ts";
import { HeaderGridDocument } from "~/graph/generated/HeaderGrid.ts";
import { Footer, footerPageId } from "~/shell/footer.tsx";
import { contentId, Header } from "~/shell/header.tsx";
import { departmentsId, topRowId } from "~/shell/header/ids.ts";
import { isMarkupKnown } from "~/shell/static-markup.ts";
import { useIsLive } from "~/ui/use-is-live.ts";
import type { Route } from "./+types/default";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { shared }) => {
  await Promise.all([
    isMarkupKnown(departmentsId) || shared(NavigationModelDocument),
    isMarkupKnown(topRowId) || shared(HeaderGridDocument),
    isMarkupKnown(footerPageId) || shared(FooterGridDocument, { pageId: footerPageId }),
  ]);
  return null;
});
const loadCart = () => import("~/cart/mini-cart.tsx");
const loadAccount = () => import("~/account/header-flyout.tsx");
const loadHearts = () => import("~/wishlist/live-hearts.tsx");
const loadSearch = () => import("~/search/assist/search-assist.tsx");

const loadNothing = () => ({ default: () => null });
/** Until it is there, or when it cannot be had, a heart is the form that it is without scripts. */
const Hearts = lazy(() =>
  import("~/shell/hearts.tsx").then(({ Hearts: loaded }) => ({ default: loaded }), loadNothing),
);

export const loader = load;
export const clientLoader = load;

/** Browse pages: full header and footer. */
export default function DefaultLayout() {
  const isLive = useIsLive();
  return (
    <>
      <Header loadAccount={loadAccount} loadCart={loadCart} loadSearch={loadSearch} />
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense fallback={null}>{isLive && <Hearts load={loadHearts} />}</Suspense>
      <Footer pageId={footerPageId} />
    </>
  );
}
