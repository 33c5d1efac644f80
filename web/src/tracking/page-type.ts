import type { PageType } from "../lib/data-layer.ts";

const types: readonly (readonly [string, PageType])[] = [
  ["/cat/", "category listing"],
  ["/prod/", "product detail"],
  ["/myaccount/", "account"],
  ["/checkout/", "checkout"],
  ["/search/", "search"],
  ["/brands/", "brands"],
  ["/campaigns/", "campaigns"],
  ["/gewinnspiele/", "sweepstakes"],
  ["/inspiration/", "inspiration"],
  ["/beratung/", "advisory"],
];

/**
 * Page type by path, with or without a slash at its end (TRACK-01); an error page is `404` (TRACK-02).
 * @param homeCategories ids of the categories that stand for home, of the parameter of that name (C-103)
 */
export function pageTypeOf(pathname: string, isError: boolean, homeCategories: readonly string[]): PageType {
  if (isError) return "404";
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  if (path === "/" || homeCategories.some((id) => path.includes(`/cat/${id}/`))) return "home";
  return types.find(([part]) => path.includes(part))?.[1] ?? "others";
}
