import { writeValue } from "./write-value.ts";

const isSwitch = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/** What two controls in the same place of a page have in common; ids may differ between the server and the browser. */
const traitsOf = (control: Element): string =>
  JSON.stringify([
    control.getAttribute("name"),
    control.getAttribute("type"),
    control.getAttribute("aria-label"),
    control.closest("form")?.getAttribute("action"),
    control instanceof HTMLButtonElement || isSwitch(control) ? [control.value, control.textContent] : null,
  ]);

/**
 * What stands in the place of a control that is no longer on the page. React renders a page again, or a part of it, where
 * something else has changed its markup, such as the elements that password managers put beside fields.
 * @returns null where the page has none, or several of which it may be any: words in a wrong field are worse than lost
 */
export function counterpartOf(control: HTMLElement): HTMLElement | null {
  const traits = traitsOf(control);
  const same = document.getElementById(control.id);
  if (same && traitsOf(same) === traits) return same;
  const alike = (root: ParentNode): readonly HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(control.localName)].filter((each) => traitsOf(each) === traits);
  const removed = control.getRootNode();
  const before = removed instanceof Element ? alike(removed) : [control];
  const now = alike(document);
  // Of controls alike the same number is there only where all of them were rendered again.
  if (now.length !== before.length) return null;
  return now[before.length === 1 ? 0 : before.indexOf(control)] ?? null;
}

/** Puts what a field held into its counterpart. */
export function copyValue(from: HTMLElement, to: HTMLElement): void {
  if (isSwitch(from) && isSwitch(to)) to.checked = from.checked;
  else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value;
  else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) writeValue(to, from.value);
  else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === "file") to.files = from.files;
    else writeValue(to, from.value);
  }
}
