import { data, redirect } from "react-router";
import { safePath } from "~/lib/safe-path.ts";
import type { Route } from "./+types/language";

/** The other host of the business store: `en.` in front or not. */
function hostFor(language: "de" | "en", host: string): string {
  const bare = host.replace(/^en\./, "");
  return language === "en" ? `en.${bare}` : bare;
}

/** Sends a business visitor to the host of the other language, on the same path (STORE-13). */
export function loader({ params, request }: Route.LoaderArgs) {
  const { host, protocol, searchParams } = new URL(request.url);
  const language = params.language === "en" || params.language === "de" ? params.language : null;
  if (!language || !host.includes("educational")) throw data(null, { status: 404, statusText: "Not Found" });
  return redirect(`${protocol}//${hostFor(language, host)}${safePath(searchParams.get("to"))}`, 302);
}
