/** What acts in a listing, as one chunk that is loaded beside the page. */
export { FilterBar } from "./filter-bar.tsx";
export { FilterDrawer } from "./filter-drawer.tsx";
export { ListingFilters } from "./listing-filters.tsx";
export { ListingTiles } from "./listing-tiles.tsx";
export { NextPage } from "./next-page.tsx";
export { NothingFound } from "./nothing-found.tsx";
