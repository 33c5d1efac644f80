import { data } from "react-router";
import { listCopy } from "~/catalogue/list-copy.ts";
import { categoryHead } from "~/catalogue/category-head.ts";
import { CategoryHeader } from "~/catalogue/category-header.tsx";
import { CategoryNavigation } from "~/catalogue/category-navigation.tsx";
import { categoryTitle } from "~/catalogue/category-title.ts";
import { Listing } from "~/catalogue/listing.tsx";
import { productsPerPage } from "~/catalogue/listing-state.ts";
import { readListing } from "~/catalogue/listing-url.ts";
import { ProductCard } from "~/catalogue/product-card.tsx";
import { SeoTexts } from "~/catalogue/seo-texts.tsx";
import { Topsellers } from "~/catalogue/topsellers.tsx";
import { Defer } from "~/graph/defer.tsx";
import { CategoryPageDocument, useCategoryPageQuery } from "~/graph/generated/CategoryPage.ts";
import { CategoryTopsellersDocument } from "~/graph/generated/CategoryTopsellers.ts";
import { CategoryTypeDocument, useCategoryTypeQuery } from "~/graph/generated/CategoryType.ts";
import { defineLoad } from "~/graph/load.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, storefrontOf, useCopy, useStorefront } from "~/lib/copy.ts";
import { formatNumber } from "~/lib/numbers.ts";
import { describePage } from "~/lib/page-head.ts";
import { OutdatedNotice } from "~/shell/outdated-notice.tsx";
import { asSent, sentPart } from "~/ui/late/sent-part.tsx";
import { Container } from "~/ui/layout/layout.tsx";
import type { Route } from "./+types/category";
import { ListActions } from "./wishlist/list-actions.ts";

/** Variables of the page's query; the component must request exactly what `load` has fetched. */
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

const load = defineLoad(
  async ({ params, request, context }: Route.LoaderArgs | Route.ClientLoaderArgs, { common, defer }) => {
    const { search } = new URL(request.url);
    const variables = variablesOf(params.categoryId, new URLSearchParams(search));
    const [{ core_category }] = await Promise.all([
      common.query(CategoryPageDocument, variables),
      // From the cache while the lists of the category come and go.
      common.query(CategoryTypeDocument, { categoryId: params.categoryId }),
    ]);
    if (!core_category) throw data(null, { status: 404, statusText: "Not Found" });
    if (import.meta.env.SSR) {
      const count = formatNumber(core_category.productCount, storefrontOf(request).language);
      const description = copyFor(request, listCopy).describe(core_category.name, count);
      describePage(context, categoryHead(core_category, description, variables.paging.offset));
    }
    return { search, topsellers: defer(CategoryTopsellersDocument, { categoryId: params.categoryId }) };
  },
);
export const loader = load;
export const clientLoader = load;

/** A tile's button was pressed; what that needs is loaded then. */
const submit = async (args: Route.ActionArgs | Route.ClientActionArgs) =>
  (await codeOrPlainForm(import("./buying/submit-tile.ts"), args.request)).submitTile(args);
export const action = submit;
export const clientAction = submit;

const loadTeasers = async () => (await import("~/content/category-teasers.tsx")).CategoryTeasers;
const CategoryTeasers = import.meta.env.SSR ? asSent(await loadTeasers()) : sentPart(loadTeasers);

/** Teasers that are pushed in between the tiles; the others stand above or below the list. */
const isInsert = ({ template }: { readonly template: string }): boolean => template === "Boxeinschub Image Teaser";

export default function CategoryRoute({ params, loaderData }: Route.ComponentProps) {
  const t = useCopy(listCopy);
  const { language } = useStorefront();
  const search = new URLSearchParams(loaderData.search);
  const [{ data: answer, extensions }] = useCategoryPageQuery({ variables: variablesOf(params.categoryId, search) });
  const [{ data: kind }] = useCategoryTypeQuery({ variables: { categoryId: params.categoryId } });
  const isListing = kind?.core_category_type?.type === "productlisting";
  const category = answer?.core_category;
  if (!category) return null;
  const { parameters } = category;
  const teasersOf = (shown: typeof category.teasers) =>
    shown.length > 0 && <CategoryTeasers teasers={shown} product={ProductCard} list={ListActions} />;
  const inserts = category.teasers.filter(isInsert).map((teaser) => ({ id: teaser.id, content: teasersOf([teaser]) }));
  const blocks = teasersOf(category.teasers.filter((teaser) => !isListing || !isInsert(teaser)));
  const navigation = <CategoryNavigation category={category} />;
  return (
    <Container>
      <OutdatedNotice extensions={extensions} />
      <title>{categoryTitle(category)}</title>
      <meta name="description" content={t.describe(category.name, formatNumber(category.productCount, language))} />
      <CategoryHeader category={category} />
      {!parameters.categoryTeaserBelowSeoText && blocks}
      {isListing ? (
        <Listing
          listing={category.products}
          state={readListing(search)}
          subject={{ categoryId: category.id, categoryName: category.name, searchInCategoryId: null }}
          navigation={navigation}
          inserts={inserts}
          showsDealProgress={parameters.verknappungblitzangebot}
        />
      ) : (
        navigation
      )}
      <Defer on={loaderData.topsellers} fallback={null}>
        <Topsellers categoryId={params.categoryId} showsDealProgress={parameters.verknappungblitzangebot} />
      </Defer>
      {parameters.ishop_seo_box_text && <SeoTexts texts={category.seoTexts} />}
      {parameters.categoryTeaserBelowSeoText && blocks}
    </Container>
  );
}
