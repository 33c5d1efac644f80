import { data, redirect } from "react-router";
import { PageDetailsDocument, type PageDetailsQuery } from "../graph/generated/PageDetails.ts";
import type { GraphTools } from "../graph/load.ts";
import { redirectTarget } from "../lib/redirect-target.ts";

/** A page as the lookup found it. */
export type Page = PageDetailsQuery["getPageDetailsByUrl"];

/** The path as the lookup needs it: with a slash at its end (ROUTE-01). */
export const lookupPath = (pathname: string): string => (pathname.endsWith("/") ? pathname : `${pathname}/`);

/**
 * Looks a path up and answers with the status that it deserves: the page, a redirect (301, 302), 410 or 404
 * (STATUS-01..03, STATUS-08). A failed lookup is thrown as 503 by the tools (STATUS-09); half of one is failed, too: what
 * is missing may be where to go instead.
 */
export async function loadPage({ common }: GraphTools, pathname: string): Promise<Page> {
  const { getPageDetailsByUrl: page } = await common.whole(PageDetailsDocument, { url: lookupPath(pathname) });
  switch (page.pageType) {
    case "REDIRECT": {
      const target = redirectTarget(page.redirectUrl);
      if (target !== null) throw redirect(target, page.isTemporaryRedirect ? 302 : 301);
      // An upstream's operators may enter any address: a redirect leads only to allowed ones.
      break;
    }
    case "GONE":
      throw data(null, { status: 410, statusText: "Gone" });
    case "NOT_FOUND":
    case "UNKNOWN":
      // Home is an address of the shop's own: without its page it is empty, and a business still signs in there.
      if (pathname === "/") return page;
      break;
    case "CONTENT":
    case "CATEGORY":
      return page;
  }
  throw data(null, { status: 404, statusText: "Not Found" });
}
