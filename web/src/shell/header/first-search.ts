/**
 * Shows the phone's search on the first page of a tab's session, product pages aside (SEARCH-27). Only the tab has which
 * page is its first, and pages come from memory: so it is decided before the first paint, and nothing shifts.
 *
 * It is sent as its own text, so it may use nothing from outside.
 */
export function showFirstSearch(): void {
  try {
    if (sessionStorage.getItem("seen") !== null) return;
    sessionStorage.setItem("seen", "1");
    if (!location.pathname.startsWith("/prod/")) document.documentElement.dataset["search"] = "";
  } catch {
    // Without storage there is no session: the search is behind its button.
  }
}
