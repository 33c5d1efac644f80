import { redirect } from "react-router";
import { ProductCard } from "~/catalogue/product-card.tsx";
import { contentHead } from "~/content/content-head.ts";
import { ContentPage } from "~/content/content-page.tsx";
import { DraftNotice } from "~/content/preview/draft-notice.tsx";
import { loadPage, lookupPath } from "~/content/page.ts";
import { usePageDetailsQuery } from "~/graph/generated/PageDetails.ts";
import { defineLoad } from "~/graph/load.ts";
import { describePage } from "~/lib/page-head.ts";
import { OutdatedNotice } from "~/shell/outdated-notice.tsx";
import { requirePossiblePath } from "~/shell/path-rules.ts";
import type { Route } from "./+types/content";
import { ListActions } from "./wishlist/list-actions.ts";

const load = defineLoad(async ({ request, context }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  // Before the lookup: what it leads to would count, and not that there is no such address.
  requirePossiblePath(request);
  const { pathname, search } = new URL(request.url);
  const page = await loadPage(graph, pathname);
  // A category's readable address leads to its page, which is the one that search engines have.
  if (page.pageType === "CATEGORY" && page.categoryId) throw redirect(`/cat/${page.categoryId}/${search}`, 301);
  if (import.meta.env.SSR) describePage(context, contentHead(page));
  return { url: lookupPath(pathname) };
});
export const loader = load;
export const clientLoader = load;

/** Any address that no other route answers: a content page, a redirect, or nothing (ROUTE-20). */
export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  const [{ data, extensions }] = usePageDetailsQuery({ variables: { url: loaderData.url } });
  const page = data?.getPageDetailsByUrl;
  if (!page) return null;
  return (
    <ContentPage
      page={page}
      product={ProductCard}
      list={ListActions}
      notice={page.isDraft ? <DraftNotice /> : <OutdatedNotice extensions={extensions} />}
    />
  );
}
