import { redirect } from "react-router";
import { ProductCard } from "~/catalogue/product-card.tsx";
import { Grid } from "~/content/grid.tsx";
import { loadPage, lookupPath } from "~/content/page.ts";
import { usePageDetailsQuery } from "~/graph/generated/PageDetails.ts";
import { defineLoad } from "~/graph/load.ts";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb.tsx";
import { OutdatedNotice } from "~/shell/outdated-notice.tsx";
import { Container } from "~/ui/layout/layout.tsx";
import type { Route } from "./+types/content";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const { pathname, search } = new URL(request.url);
  const page = await loadPage(graph, pathname);
  // A category's readable address leads to its page, which is the one that search engines know.
  if (page.pageType === "CATEGORY" && page.categoryId) throw redirect(`/cat/${page.categoryId}/${search}`, 301);
  return { url: lookupPath(pathname) };
});
export const loader = load;
export const clientLoader = load;

/** Any address that no other route answers: a content page, a redirect, or nothing (ROUTE-20). */
export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  const [{ data, extensions }] = usePageDetailsQuery({ variables: { url: loaderData.url } });
  const page = data?.getPageDetailsByUrl;
  if (!page) return null;
  const crumbs = (page.seo?.breadcrumbs ?? [])
    .slice(0, -1)
    .map(({ displayName, url }) => ({ name: displayName, href: url }));
  return (
    <Container>
      <OutdatedNotice extensions={extensions} />
      <title>{page.seo?.title ?? "Chalkbox"}</title>
      {page.seo?.description && <meta name="description" content={page.seo.description} />}
      {page.seo?.robots && <meta name="robots" content={page.seo.robots} />}
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <Grid rows={page.rows} product={ProductCard} />
    </Container>
  );
}
