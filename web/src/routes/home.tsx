import { ProductCard } from "~/catalogue/product-card.tsx";
import { Grid } from "~/content/grid.tsx";
import { loadPage } from "~/content/page.ts";
import { usePageDetailsQuery } from "~/graph/generated/PageDetails.ts";
import { defineLoad } from "~/graph/load.ts";
import { Container } from "~/ui/layout/layout.tsx";
import type { Route } from "./+types/home";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  await loadPage(graph, "/");
  return null;
});
export const loader = load;
export const clientLoader = load;

/** Home, as operators arranged it (ROUTE-02). */
export default function Home() {
  const [{ data }] = usePageDetailsQuery({ variables: { url: "/" } });
  const page = data?.getPageDetailsByUrl;
  if (!page) return null;
  return (
    <Container>
      <title>{page.seo?.title ?? "Chalkbox"}</title>
      {page.seo?.description && <meta name="description" content={page.seo.description} />}
      <Grid rows={page.rows} product={ProductCard} />
    </Container>
  );
}
