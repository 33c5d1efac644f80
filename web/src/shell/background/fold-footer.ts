/** Up to here the footer's sections are below each other (UX-01). */
const narrow = "(width <= 767px)";

/**
 * Folds the footer's sections on phones, where they come open for those without scripts (FOOT-02). Only while the footer
 * is out of sight: nothing that a visitor looks at moves.
 */
export function foldFooter(): void {
  const footer = document.querySelector("body footer");
  if (footer === null || !matchMedia(narrow).matches || footer.getBoundingClientRect().top < innerHeight) return;
  for (const section of footer.querySelectorAll("details")) section.open = false;
}
