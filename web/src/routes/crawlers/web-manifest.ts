import { storefrontOf } from "~/lib/copy.ts";
import type { Store } from "~/lib/storefront-from-host.ts";
import type { Route } from "./+types/web-manifest";

/** The first colour of each store's tokens, which frames a window of the installed shop. */
const colours: Readonly<Record<Store, string>> = { de: "#1c5f46", at: "#ab1f2d", ch: "#1d4573", b2b: "#0c6a69" };

/** The web app manifest of the storefront (TRACK-04 reports visitors who have installed it). */
export function loader({ request }: Route.LoaderArgs) {
  const { store, language } = storefrontOf(request);
  const isEnglish = language === "en-DE";
  const manifest = {
    id: "/",
    name: store === "b2b" ? "Chalkbox Educational" : "Chalkbox",
    short_name: "Chalkbox",
    description: isEnglish
      ? "Supplies for school, kindergarten and education."
      : "Bedarf für Schule, Kindergarten und Bildung.",
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: colours[store],
    background_color: "#ffffff",
    icons: [{ src: `/favicon-${store}.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
  const headers = {
    "content-type": "application/manifest+json; charset=utf-8",
    "cache-control": "public, max-age=3600",
  };
  return new Response(JSON.stringify(manifest), { headers });
}
