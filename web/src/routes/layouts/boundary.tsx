import { Outlet } from "react-router";
import { defineLoad } from "~/graph/load.ts";
import { storefrontOf } from "~/lib/copy.ts";
import { ErrorPage } from "~/shell/error-page.tsx";
import { requirePossiblePath } from "~/shell/path-rules.ts";
import { codeOrWholePage } from "~/shell/route-code.ts";
import type { Route } from "./+types/boundary";

// Shared by server and browser: a link to an impossible path or a closed page answers alike (STATUS-06, ACCESS-32).
const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  requirePossiblePath(request);
  if (storefrontOf(request).store === "b2b") {
    // Consumers need not load what guards the business store.
    const { requireBusinessLogin } = await codeOrWholePage(import("~/shell/business-guard.ts"), request);
    await requireBusinessLogin(request, graph);
  }
  return null;
});
/**
 * A form that is sent to a closed page goes no further either: loaders run after actions, and would come too late. In the
 * browser the graph itself refuses.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    if (args.request.method === "POST") await load(args);
  },
];
export const loader = load;
export const clientLoader = load;

/** Is inside the layouts, so that an error page keeps header and footer. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
