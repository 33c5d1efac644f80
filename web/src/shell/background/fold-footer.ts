/** Up to here the footer's sections are below each other (UX-01). */
const narrow = "(width <= 767px)";

/**
 * Folds the footer's sections on phones, where they come open for those without scripts (FOOT-02). Only while the footer
 * is out of sight: nothing that a visitor looks at moves. In a window that has become wide, where they are columns, they
 * are all open.
 */
export function foldFooter(): void {
  const phone = matchMedia(narrow);
  const follow = (): void => {
    const footer = document.querySelector("body footer");
    if (footer === null || (phone.matches && footer.getBoundingClientRect().top < innerHeight)) return;
    for (const section of footer.querySelectorAll("details")) section.open = !phone.matches;
  };
  if (phone.matches) follow();
  phone.addEventListener("change", follow);
  // A footer that renders itself again comes open, too.
  const footer = document.querySelector("body footer");
  if (footer) new MutationObserver(follow).observe(footer, { childList: true });
}
