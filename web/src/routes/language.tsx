import { data, redirect } from "react-router";
import { safePath } from "~/lib/safe-path.ts";
import { languageCookie, hostFor } from "~/shell/language-choice.server.ts";
import type { Route } from "./+types/language";

/** Sends a business visitor to the host of the other language, on the same path (STORE-13), and keeps the choice (SESS-20). */
export function loader({ params, request }: Route.LoaderArgs) {
  const { host, protocol, searchParams } = new URL(request.url);
  const language = params.language === "en" || params.language === "de" ? params.language : null;
  if (!language || !host.includes("educational")) throw data(null, { status: 404, statusText: "Not Found" });
  const to = searchParams.get("to") ?? pathOf(request.headers.get("referer"), host);
  return redirect(`${protocol}//${hostFor(language, host)}${safePath(to)}`, {
    status: 302,
    headers: { "set-cookie": languageCookie(language, new URL(request.url)), "cache-control": "private, no-store" },
  });
}

/** Path and query of the page that a link of the header is on: its markup is the same on all pages. */
function pathOf(referer: string | null, host: string): string | null {
  if (referer === null || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  return page.host === host ? page.pathname + page.search : null;
}
