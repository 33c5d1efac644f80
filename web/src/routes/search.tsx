import { redirect } from "react-router";
import { Listing } from "~/catalogue/listing.tsx";
import { productsPerPage } from "~/catalogue/listing-state.ts";
import { readListing } from "~/catalogue/listing-url.ts";
import { ProductCard } from "~/catalogue/product-card.tsx";
import { defineLoad } from "~/graph/load.ts";
import { SearchPageDocument, useSearchPageQuery } from "~/graph/generated/SearchPage.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { useCopy } from "~/lib/copy.ts";
import { redirectTarget } from "~/lib/redirect-target.ts";
import { searchCopy } from "~/search/copy.ts";
import { BrokenQuery, hasCategoryFilter, NoHits, NoQuery, SearchHeader } from "~/search/search-header.tsx";
import { isBrokenSearch, readSearch, searchParts } from "~/search/search-url.ts";
import { OutdatedNotice } from "~/shell/outdated-notice.tsx";
import { Container } from "~/ui/layout/layout.tsx";
import { TileGrid } from "~/ui/product-tile/product-tile.tsx";
import type { Route } from "./+types/search";

/** Variables of the page's query; null without a search term, which requests nothing (SEARCH-02), or with a broken one. */
function variablesOf(search: URLSearchParams) {
  const state = readSearch(search);
  const { term, categoryId, isAsTyped } = state;
  if (term === "" || isBrokenSearch(state)) return null;
  const { page, sort, enumFilters, rangeFilters } = readListing(search);
  return {
    paging: { offset: (page - 1) * productsPerPage, limit: productsPerPage, sortBy: sort },
    filter: {
      searchTerm: term,
      category: categoryId,
      enumFilters: enumFilters.map(({ name, values }) => ({ name, values: [...values] })),
      rangeFilters: rangeFilters.map((range) => ({ ...range })),
    },
    asTyped: isAsTyped,
  };
}

/** The page without a term requests nothing. */
const nothing = {
  paging: { offset: 0, limit: 1 },
  filter: { enumFilters: [], rangeFilters: [] },
  asTyped: false,
};

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { common }) => {
  const { search } = new URL(request.url);
  const variables = variablesOf(new URLSearchParams(search));
  if (variables) {
    const { core_search } = await common.query(SearchPageDocument, variables);
    const target = redirectTarget(core_search.url);
    if (target !== null) throw redirect(target, 302);
  }
  return { search };
});
export const loader = load;
export const clientLoader = load;

/** A tile's button was pressed; what that needs is loaded then. */
const submit = async (args: Route.ActionArgs | Route.ClientActionArgs) =>
  (await codeOrPlainForm(import("./buying/submit-tile.ts"), args.request)).submitTile(args);
export const action = submit;
export const clientAction = submit;

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const t = useCopy(searchCopy);
  const search = new URLSearchParams(loaderData.search);
  const variables = variablesOf(search);
  const [{ data, extensions }] = useSearchPageQuery({ pause: variables === null, variables: variables ?? nothing });
  const result = data?.core_search;
  const state = readSearch(search);
  const isBroken = isBrokenSearch(state);
  const listing = readListing(search);
  const title = state.term === "" || isBroken ? t.title : t.titleFor(state.term);
  const isNarrowed = listing.enumFilters.length > 0 || listing.rangeFilters.length > 0;
  return (
    <Container>
      <OutdatedNotice extensions={extensions} />
      <title>{title}</title>
      <meta name="description" content={t.describe(title)} />
      {isBroken && <BrokenQuery key={state.term} term={state.term} />}
      {!result && !isBroken && <NoQuery />}
      {result && result.listing.totalCount === 0 && !isNarrowed && (
        <NoHits state={state} departments={result.instead?.departments ?? []}>
          {result.instead && result.instead.bestSellers.length > 0 && (
            <TileGrid shows={result.instead.bestSellers}>
              {result.instead.bestSellers.map((product) => (
                <ProductCard key={product.id} product={product} headingLevel={3} />
              ))}
            </TileGrid>
          )}
        </NoHits>
      )}
      {result && (result.listing.totalCount > 0 || isNarrowed) && (
        <>
          <SearchHeader
            state={state}
            searchedFor={result.searchTerm}
            isPartial={result.isPartial}
            totalCount={result.listing.totalCount}
            categories={result.listing.categories}
          />
          <div id="hits">
            <Listing
              listing={result.listing}
              state={listing}
              subject={{ categoryId: null, categoryName: null, searchInCategoryId: state.categoryId }}
              extra={searchParts(state)}
              heroLimit={hasCategoryFilter(state, result.listing.categories) ? 4 : 5}
            />
          </div>
        </>
      )}
    </Container>
  );
}
