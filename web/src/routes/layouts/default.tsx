import { useEffect } from "react";
import { Outlet } from "react-router";
import { FooterGridDocument } from "~/graph/generated/FooterGrid.ts";
import { NavigationModelDocument } from "~/graph/generated/NavigationModel.ts";
import { defineLoad } from "~/graph/load.ts";
import { HeaderGridDocument } from "~/graph/generated/HeaderGrid.ts";
import { useLazyPart } from "~/shell/header/use-lazy-part.ts";
import { Footer, footerPageId } from "~/shell/footer.tsx";
import { contentId } from "~/shell/content-id.ts";
import { Header } from "~/shell/header.tsx";
import { departmentsId, topRowId } from "~/shell/header/ids.ts";
import { isMarkupKnown } from "~/shell/static-markup.ts";
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

/** What listens for hearts; until it is there, or when it cannot be had, a heart is the form that it is without scripts. */
const loadHeartsListener = () => import("~/shell/hearts.tsx");

export const loader = load;
export const clientLoader = load;

/** Browse pages: full header and footer. */
export default function DefaultLayout() {
  // Not by `lazy`: React would hold it back for a third of a second, as it does with what takes a fallback's place.
  const [hearts, wantHearts] = useLazyPart(loadHeartsListener);
  useEffect(() => void wantHearts(), [wantHearts]);
  return (
    <>
      <Header loadAccount={loadAccount} loadCart={loadCart} loadSearch={loadSearch} />
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      {hearts && <hearts.Hearts load={loadHearts} />}
      <Footer pageId={footerPageId} />
    </>
  );
}
