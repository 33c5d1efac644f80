/** From here on navigation that a smaller window opens as a popover stands in the page. */
const wide = "(width >= 1024px)";

/**
 * Closes navigation that is open as a popover when the window becomes wide, as when a tablet is turned: what is on top of
 * the page has no place in it, whatever its style says, and would cover the header.
 */
export function closeNavigation(): void {
  matchMedia(wide).addEventListener("change", () => {
    for (const navigation of document.querySelectorAll<HTMLElement>("nav:popover-open")) navigation.hidePopover();
  });
}
