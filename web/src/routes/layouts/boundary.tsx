import { Outlet } from "react-router";
import { ErrorPage } from "~/shell/error-page.tsx";
import { requirePossiblePath } from "~/shell/path-rules.ts";
import type { Route } from "./+types/boundary";

// Shared by server and browser: a link to an impossible path answers alike (STATUS-06, STATUS-07).
const load = async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  requirePossiblePath(request);
  return null;
};
export const loader = load;
export const clientLoader = load;

/** Lies inside the layouts, so that an error page keeps header and footer. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
