import { data } from "react-router";
import { serviceCopy } from "~/content/service-copy.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { GuidePage } from "~/ui/guide/guide-page.tsx";
import type { Route } from "./+types/newsletter";

type Page = "newsletter" | "success" | "unsubscribe";

function pageOf(part: string | undefined): Page | null {
  if (part === undefined) return "newsletter";
  return part === "success" ? "success" : part === "newsletter-abmelden" ? "unsubscribe" : null;
}

const load = defineLoad(({ params }: Route.LoaderArgs | Route.ClientLoaderArgs): Promise<{ readonly page: Page }> => {
  const page = pageOf(params.page);
  if (page === null) throw data(null, { status: 404, statusText: "Not Found" });
  return Promise.resolve({ page });
});
export const loader = load;
export const clientLoader = load;

/** Sign-up, success and unsubscribing of the newsletter (ROUTE-19); the latter two are no pages to be found (SEO-04). */
export default function NewsletterRoute({ loaderData: { page } }: Route.ComponentProps) {
  const texts = useCopy(serviceCopy)[page];
  return <GuidePage {...texts} robots={page === "newsletter" ? undefined : "noindex,follow"} />;
}
