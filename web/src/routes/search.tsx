import { redirect } from "react-router";
import { Listing, productsPerPage } from "~/catalogue/listing.tsx";
import { readListing } from "~/catalogue/listing-url.ts";
import { defineLoad } from "~/graph/load.ts";
import { SearchPageDocument, useSearchPageQuery } from "~/graph/generated/SearchPage.ts";
import { useCopy } from "~/lib/copy.ts";
import { redirectTarget } from "~/lib/safe-path.ts";
import { searchCopy } from "~/search/copy.ts";
import { NoQuery, SearchHeader } from "~/search/search-header.tsx";
import { OutdatedNotice } from "~/shell/outdated-notice.tsx";
import { Container } from "~/ui/layout/layout.tsx";
import type { Route } from "./+types/search";

/** Variables of the page's query; null without a search term, which asks for nothing (SEARCH-02). */
function variablesOf(search: URLSearchParams) {
  const searchTerm = search.get("q")?.trim() ?? "";
  if (searchTerm === "") return null;
  const { page, sort, enumFilters, rangeFilters } = readListing(search);
  return {
    paging: { offset: (page - 1) * productsPerPage, limit: productsPerPage, sortBy: sort },
    filter: {
      searchTerm,
      category: search.get("searchInCategoryId"),
      enumFilters: enumFilters.map(({ name, values }) => ({ name, values: [...values] })),
      rangeFilters: rangeFilters.map((range) => ({ ...range })),
    },
  };
}

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

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const t = useCopy(searchCopy);
  const search = new URLSearchParams(loaderData.search);
  const variables = variablesOf(search);
  const [{ data, extensions }] = useSearchPageQuery(
    variables
      ? { variables }
      : { pause: true, variables: { paging: { offset: 0, limit: 1 }, filter: { enumFilters: [], rangeFilters: [] } } },
  );
  const result = data?.core_search;
  const term = variables?.filter.searchTerm ?? "";
  const category = variables?.filter.category;
  return (
    <Container>
      <OutdatedNotice extensions={extensions} />
      <title>{term === "" ? t.title : t.titleFor(term)}</title>
      <meta name="robots" content="noindex,follow" />
      {result ? (
        <>
          <SearchHeader
            term={term}
            totalCount={result.listing.totalCount}
            categories={result.listing.categories}
            selectedCategory={category ?? null}
          />
          <Listing
            listing={result.listing}
            state={readListing(search)}
            extra={{ q: term, ...(category && { searchInCategoryId: category }) }}
          />
        </>
      ) : (
        <NoQuery />
      )}
    </Container>
  );
}
