import { redirect } from "react-router";
import { serviceCopy } from "~/content/service-copy.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { storefrontOf, useCopy } from "~/lib/copy.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import { GuidePage } from "~/ui/guide/guide-page.tsx";
import type { Route } from "./+types/catalogue";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { store, language } = storefrontOf(request);
  // Each store has one catalogue: the English host its own, all others the German one (ACCESS-30, ACCESS-31).
  const own = store === "b2b" && language === "en-DE" ? "/service/catalogue/" : "/service/katalog/";
  const { pathname } = new URL(request.url);
  if (!own.startsWith(pathname)) throw redirect(own);
  if (store === "b2b") {
    const { session } = await refresh(PageSessionDocument);
    requireAccount(request, session?.visitor.state);
  }
  return null;
});
export const loader = load;
export const clientLoader = load;

/** How to get the printed catalogue (ROUTE-18). */
export default function CatalogueRoute() {
  return <GuidePage {...useCopy(serviceCopy).catalogue} />;
}
