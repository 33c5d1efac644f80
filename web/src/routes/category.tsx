import { data } from "react-router";
import { copy } from "~/catalogue/copy.ts";
import { CategoryHeader } from "~/catalogue/category-header.tsx";
import { Listing, productsPerPage } from "~/catalogue/listing.tsx";
import { readListing } from "~/catalogue/listing-url.ts";
import { SeoTexts } from "~/catalogue/seo-texts.tsx";
import { Topsellers } from "~/catalogue/topsellers.tsx";
import { Defer } from "~/graph/defer.tsx";
import { CategoryPageDocument, useCategoryPageQuery } from "~/graph/generated/CategoryPage.ts";
import { CategoryTopsellersDocument } from "~/graph/generated/CategoryTopsellers.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy, useStorefront } from "~/lib/copy.ts";
import { formatNumber } from "~/lib/numbers.ts";
import { OutdatedNotice } from "~/shell/outdated-notice.tsx";
import { Container } from "~/ui/layout/layout.tsx";
import type { Route } from "./+types/category";

/** Variables of the page's query; the component must ask for exactly what `load` has fetched. */
function variablesOf(categoryId: string, search: URLSearchParams) {
  const { page, sort, enumFilters, rangeFilters } = readListing(search);
  return {
    categoryId,
    paging: { offset: (page - 1) * productsPerPage, limit: productsPerPage, sortBy: sort },
    filter: {
      enumFilters: enumFilters.map(({ name, values }) => ({ name, values: [...values] })),
      rangeFilters: rangeFilters.map((range) => ({ ...range })),
    },
  };
}

const load = defineLoad(async ({ params, request }: Route.LoaderArgs | Route.ClientLoaderArgs, { common, defer }) => {
  const { search } = new URL(request.url);
  const { core_category } = await common.query(
    CategoryPageDocument,
    variablesOf(params.categoryId, new URLSearchParams(search)),
  );
  if (!core_category) throw data(null, { status: 404, statusText: "Not Found" });
  return { search, topsellers: defer(CategoryTopsellersDocument, { categoryId: params.categoryId }) };
});
export const loader = load;
export const clientLoader = load;

export default function CategoryRoute({ params, loaderData }: Route.ComponentProps) {
  const t = useCopy(copy);
  const { language } = useStorefront();
  const search = new URLSearchParams(loaderData.search);
  const [{ data: answer, extensions }] = useCategoryPageQuery({ variables: variablesOf(params.categoryId, search) });
  const category = answer?.core_category;
  if (!category) return null;
  const { parent } = category;
  const combined = parent ? `${category.name} / ${parent.name}` : category.name;
  return (
    <Container>
      <OutdatedNotice extensions={extensions} />
      <title>{combined.length > 50 ? category.name : combined}</title>
      <meta name="description" content={t.describe(category.name, formatNumber(category.productCount, language))} />
      <CategoryHeader category={category} />
      {category.isProductListing && <Listing listing={category.products} state={readListing(search)} />}
      <Defer on={loaderData.topsellers} fallback={null}>
        <Topsellers categoryId={params.categoryId} />
      </Defer>
      <SeoTexts texts={category.seoTexts} />
    </Container>
  );
}
