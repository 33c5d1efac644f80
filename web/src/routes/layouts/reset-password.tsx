import { Outlet } from "react-router";
import { FooterGridDocument } from "~/graph/generated/FooterGrid.ts";
import { defineLoad } from "~/graph/load.ts";
import { checkoutFooterPageId, Footer } from "~/shell/footer.tsx";
import { contentId } from "~/shell/header.tsx";
import { SlimHeader } from "~/shell/slim-header.tsx";
import { isMarkupKnown } from "~/shell/static-markup.ts";
import type { Route } from "./+types/reset-password";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { shared }) => {
  if (isMarkupKnown(checkoutFooterPageId)) return null;
  await shared(FooterGridDocument, { pageId: checkoutFooterPageId });
  return null;
});
export const loader = load;
export const clientLoader = load;

/** A visitor who has forgotten a password sees that task alone: no departments, no basket, a small footer (ROUTE-21). */
export default function ResetPasswordLayout() {
  return (
    <>
      <SlimHeader />
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer pageId={checkoutFooterPageId} />
    </>
  );
}
