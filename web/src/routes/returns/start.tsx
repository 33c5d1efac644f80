import { redirect } from "react-router";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { returnsCopy } from "~/returns/copy.ts";
import { requireReturns } from "~/returns/return-switch.ts";
import { GuidePage } from "~/ui/guide/guide-page.tsx";
import type { Route } from "./+types/start";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  await requireReturns(graph);
  // A hash that names no order leads back here, without it (ACCESS-27, C-20).
  if (new URL(request.url).searchParams.has("order")) {
    const toast = { key: copyFor(request, returnsCopy).unknown, severity: "warning" } as const;
    throw redirectWithToast("/myaccount/returns/", toast, 302);
  }
  const { session } = await graph.refresh(PageSessionDocument);
  if (session?.visitor.state === "LOGGED_IN") throw redirect("/myaccount/orders/");
  return null;
});
export const loader = load;
export const clientLoader = load;

/** Where a return begins; customers find theirs among their orders (ACCESS-26). */
export default function ReturnsRoute() {
  const t = useCopy(returnsCopy);
  return <GuidePage title={t.title} lead={t.lead} steps={t.steps} robots="noindex,follow" />;
}
