import { asSent, sentPart } from "../../ui/late/sent-part.tsx";
import { usePageInstead } from "../../ui/late/use-page-instead.ts";
import { type Opened, useList } from "../list-context.ts";
import { dialogs, listHref } from "../list-url.ts";

const load = async () => (await import("./list-dialogs.tsx")).ListDialogs;

/** What the basket answered stands beside the rows of the list's page, too. */
function PageOfDialog({ opened }: { readonly opened: Opened }) {
  const { list, sort, page, open } = useList();
  const show = dialogs.find((name) => name === opened.name) ?? null;
  const entryId = show !== null && "entryId" in opened ? opened.entryId : null;
  usePageInstead(listHref({ listId: list.externalId, sort, page, show, entryId }), () => open(null));
  return null;
}

/** What is open over a list. The server has the dialogs from the start: without scripts they are parts of the page. */
export const LateDialogs = import.meta.env.SSR ? asSent(await load()) : sentPart(load, PageOfDialog);
