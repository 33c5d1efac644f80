import { lazy } from "react";

/** What can be done with a teaser list on pages of content; few of them have one, so that it comes with the first. */
export const ListActions = import.meta.env.SSR
  ? (await import("~/wishlist/teaser/list-actions.tsx")).ListActions
  : lazy(async () => ({ default: (await import("~/wishlist/teaser/list-actions.tsx")).ListActions }));
