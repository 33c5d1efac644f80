import { asSent, sentPart } from "~/ui/late/sent-part.tsx";

const load = async () => (await import("~/wishlist/teaser/list-actions.tsx")).ListActions;

/** What can be done with a teaser list on pages of content; few of them have one, so that it comes with the first. */
export const ListActions = import.meta.env.SSR ? asSent(await load()) : sentPart(load);
