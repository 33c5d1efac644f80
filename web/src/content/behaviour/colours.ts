/** What sheets write to read an attribute as a colour; not all browsers do yet. */
const inSheet = "color: attr(data-textcolor type(<color>))";

/** Sets the colours that operators chose where the browser's sheets cannot read them (CMS-16). */
export function applyColours(root: HTMLElement, readsAttributes = CSS.supports(`(${inSheet})`)): void {
  if (readsAttributes) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-bgcolor], [data-textcolor]")) {
    const { bgcolor, textcolor } = element.dataset;
    if (bgcolor) element.style.setProperty("background", bgcolor);
    if (textcolor) element.style.setProperty("color", textcolor);
  }
}
