import { crawled } from "./origin.server.ts";
import type { Route } from "./+types/robots";

/** What crawlers need not open: answers of the graph, what changes something, and filters, which multiply without end. */
const closed = ["/api/", "/computop/", "/language/", "/logout", "/*?*filter.", "/*&filter."];

/** Where crawlers may go, and the sitemap of the storefront. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = crawled(request);
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
