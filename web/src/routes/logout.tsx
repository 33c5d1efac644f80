import { refusalText } from "~/graph/failure.ts";
import { LogoutDocument } from "~/graph/generated/Logout.ts";
import { defineLoad } from "~/graph/load.ts";
import { redirectWithToast, severityOf } from "~/graph/redirect.ts";
import type { Route } from "./+types/logout";

/** The page that a browser shows while it is on its way here; home where that is this one. */
function pageLeft(): string {
  if (import.meta.env.SSR || location.pathname.startsWith("/logout")) return "/";
  return location.pathname + location.search;
}

/**
 * Ends the session and goes home with the toast that fits (ROUTE-03, AUTH-10). One visit also consumes the flag of a
 * security logout (ACCESS-34, C-15). Links here are never fetched ahead (see `isPrefetchable`).
 */
const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { mutate }): Promise<never> => {
  const { data, error } = await mutate(LogoutDocument);
  // Still signed in: the visitor stays on the page where it was pressed.
  if (!data) throw redirectWithToast(pageLeft(), { key: refusalText(error, null), severity: "error" }, 302);
  const { toast } = data.logout;
  throw redirectWithToast(
    "/",
    toast
      ? { key: toast.key, severity: severityOf(toast.severity) }
      : { key: "vue.user.logout.message", severity: "success" },
    302,
  );
});
export const loader = load;
export const clientLoader = load;

/** Never shown: `load` always redirects. */
export default function LogoutRoute() {
  return null;
}
