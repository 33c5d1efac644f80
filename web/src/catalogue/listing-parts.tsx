import { useEffect, useEffectEvent } from "react";
import { asSent, sentPart } from "../ui/late/sent-part.tsx";
import { PageInstead } from "../ui/late/page-instead.ts";
import type { FilterDrawerProps } from "./filter-drawer.tsx";

/*
 * The controls come from the server as plain forms and links; what makes them act at once is a chunk of its own. The server
 * has it from the start: what it sent later would not be seen without scripts.
 */
const loadControls = () => import("./listing-controls.tsx");
const sent = import.meta.env.SSR ? await loadControls() : null;

export const ListingFilters = sent
  ? asSent(sent.ListingFilters)
  : sentPart(async () => (await loadControls()).ListingFilters);
export const ListingTiles = sent
  ? asSent(sent.ListingTiles)
  : sentPart(async () => (await loadControls()).ListingTiles, PageInstead);
export const FilterBar = sent ? asSent(sent.FilterBar) : sentPart(async () => (await loadControls()).FilterBar);
export const NothingFound = sent
  ? asSent(sent.NothingFound)
  : sentPart(async () => (await loadControls()).NothingFound, PageInstead);
export const NextPage = sent ? asSent(sent.NextPage) : sentPart(async () => (await loadControls()).NextPage);

type DrawerProps = FilterDrawerProps & {
  /** Called in its place where its code cannot be had. */
  readonly onMissing: () => void;
};
/** Only in the browser: without scripts its filters stand above the list. */
export const FilterDrawer = sentPart<DrawerProps>(
  async () => (await loadControls()).FilterDrawer,
  ({ onMissing }) => {
    const say = useEffectEvent(onMissing);
    useEffect(() => say(), []);
    return null;
  },
);
