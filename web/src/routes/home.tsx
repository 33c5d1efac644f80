import { BusinessLogin } from "~/account/business-login.tsx";
import { ProductCard } from "~/catalogue/product-card.tsx";
import { contentHead, homeThings } from "~/content/content-head.ts";
import { Grid } from "~/content/grid.tsx";
import { loadPage } from "~/content/page.ts";
import { pageName } from "~/content/page-heading.ts";
import { usePageDetailsQuery } from "~/graph/generated/PageDetails.ts";
import { usePageSessionQuery } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { storefrontOf, useStorefront } from "~/lib/copy.ts";
import { describePage } from "~/lib/page-head.ts";
import { safePath } from "~/lib/safe-path.ts";
import { OutdatedNotice } from "~/shell/outdated-notice.tsx";
import { Container } from "~/ui/layout/layout.tsx";
import type { Route } from "./+types/home";
import { ListActions } from "./wishlist/list-actions.ts";

const load = defineLoad(async ({ request, context }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const page = await loadPage(graph, "/");
  if (import.meta.env.SSR) {
    const { language } = storefrontOf(request);
    describePage(context, { ...contentHead(page), things: (origin) => homeThings(origin, language) });
  }
  return { target: safePath(new URL(request.url).searchParams.get("to")) };
});
export const loader = load;
export const clientLoader = load;

/** Home, as operators arranged it (ROUTE-02). Business visitors find the sign-in open (C-41). */
export default function Home({ loaderData }: Route.ComponentProps) {
  const [{ data, extensions }] = usePageDetailsQuery({ variables: { url: "/" } });
  const [{ data: session }] = usePageSessionQuery();
  const isBusiness = useStorefront().store === "b2b";
  const page = data?.getPageDetailsByUrl;
  const { target } = loaderData;
  if (!page) return null;
  const title = page.seo?.title ?? "Chalkbox";
  const hasLogin = isBusiness && session?.session?.visitor.state !== "LOGGED_IN";
  return (
    <Container>
      <OutdatedNotice extensions={extensions} />
      {!hasLogin && <title>{title}</title>}
      {page.seo?.description && <meta name="description" content={page.seo.description} />}
      {hasLogin && <BusinessLogin target={target} pageTitle={title} isFallback={target !== "/"} />}
      <Grid rows={page.rows} product={ProductCard} list={ListActions} page={pageName(page.seo)} />
    </Container>
  );
}
