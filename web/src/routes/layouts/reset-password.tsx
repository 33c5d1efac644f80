import { Outlet } from "react-router";
import { FooterGridDocument } from "~/graph/generated/FooterGrid.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { copy } from "~/shell/copy.ts";
import { checkoutFooterPageId, Footer } from "~/shell/footer.tsx";
import { contentId } from "~/shell/content-id.ts";
import { SlimHeader } from "~/shell/slim-header.tsx";
import { isMarkupKnown } from "~/shell/static-markup.ts";
import { TextLink } from "~/ui/link/text-link.tsx";
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
  const t = useCopy(copy);
  return (
    <>
      <SlimHeader>
        <TextLink href="/login/">{t.signIn}</TextLink>
      </SlimHeader>
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer pageId={checkoutFooterPageId} />
    </>
  );
}
