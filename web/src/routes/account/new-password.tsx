import { redirect } from "react-router";
import { resetCopy } from "~/account/reset-copy.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { GuidePage } from "~/ui/guide/guide-page.tsx";
import type { Route } from "./+types/new-password";

const load = defineLoad(({ request }: Route.LoaderArgs | Route.ClientLoaderArgs): Promise<null> => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  // ACCESS-22: without one there is nothing to choose a password for.
  if (token.trim() === "") throw redirect("/myaccount/resetpassword/");
  return Promise.resolve(null);
});
export const loader = load;
export const clientLoader = load;

/** Behind the link of a mail (ROUTE-12). */
export default function NewPasswordRoute() {
  const t = useCopy(resetCopy);
  const steps = [{ title: t.againTitle, text: t.againText, link: t.again }];
  return <GuidePage title={t.oldTitle} lead={t.oldLead} steps={steps} robots="noindex,follow" />;
}
