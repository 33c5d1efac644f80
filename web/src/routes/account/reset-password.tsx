import { redirect } from "react-router";
import { resetCopy } from "~/account/reset-copy.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy, useStorefront } from "~/lib/copy.ts";
import { GuidePage } from "~/ui/guide/guide-page.tsx";
import type { Route } from "./+types/reset-password";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PageSessionDocument);
  // Who is signed in knows a password, and can change it (ACCESS-23).
  if (session?.visitor.state === "LOGGED_IN") throw redirect("/myaccount/password/");
  return null;
});
export const loader = load;
export const clientLoader = load;

/** For who has forgotten the password (ROUTE-12). */
export default function ResetPasswordRoute() {
  const t = useCopy(resetCopy);
  const isBusiness = useStorefront().store === "b2b";
  return (
    <GuidePage title={t.title} lead={t.lead} steps={isBusiness ? t.businessSteps : t.steps} robots="noindex,follow" />
  );
}
