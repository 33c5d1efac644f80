import type { SearchTarget } from "./search-target.ts";

/** Goes where a search leads. */
export type Go = (target: SearchTarget) => void;

/** What the page of hits calls its listing. */
const hitsId = "hits";

/**
 * Goes there: full page loads for addresses elsewhere (SEARCH-21) and for the page that the shopper is on (SEARCH-16), else
 * within the app; to where the hits already are, by scrolling (SEARCH-20).
 * @param load loads a page whole
 */
export const goWith =
  (load: (address: string) => void): Go =>
  ({ address, currentProduct }) => {
    if (currentProduct !== null) keepCurrentProduct(currentProduct);
    if (currentProduct !== null || address.startsWith("http")) return load(address);
    const here = `${location.pathname}${location.search}`;
    if (address === here) return document.getElementById(hitsId)?.scrollIntoView({ behavior: "smooth" });
    follow(address);
  };

/** Goes there in this tab. */
export const goThere: Go = goWith((address) => location.assign(address));

/** The product that the shopper is on (SEARCH-16), for as long as the tab is open. */
function keepCurrentProduct(id: string): void {
  try {
    sessionStorage.setItem("current-product", id);
  } catch {
    // The page is loaded all the same.
  }
}

/** Follows an address as a link is followed: the page's one listener keeps it in the app, and loads its code first. */
function follow(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
