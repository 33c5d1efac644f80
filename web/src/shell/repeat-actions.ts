import { copyValue, counterpartOf } from "./counterpart.ts";
import { writeValue } from "./write-value.ts";

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Reports to React what a control holds already: React takes a change event only when the value differs from its own
 * record; of files, which no script may choose, it has none.
 */
function tell(control: HTMLElement): void {
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
    control.checked = !control.checked;
    control.click();
  } else if (
    (control instanceof HTMLInputElement && control.type !== "file") ||
    control instanceof HTMLTextAreaElement
  ) {
    const { value } = control;
    control.value = "";
    writeValue(control, value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    if (document.activeElement !== control) control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  } else control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** How often, and how long after one another, in ms, a field is looked for that comes with late code. */
const tries = 40;
const pause = 100;

/** What stands in the place of a field on a page that was rendered again, and holds the same; null where there is none. */
function bringBack(used: HTMLElement): HTMLElement | null {
  const control = counterpartOf(used);
  if (!control) return null;
  window.earlyActions?.typed.delete(used);
  copyValue(used, control);
  return control;
}

/** Gives the focus back to the field that was being typed into: one that is rendered again has lost it. */
function focusAgain(control: HTMLElement | null): void {
  if (document.activeElement === document.body) control?.focus();
}

/** Gives back what was typed into parts of the page that React has rendered again, as soon as their fields are there. */
export async function restoreTyped(): Promise<void> {
  const typed = window.earlyActions?.typed ?? new Set();
  const { pathname } = location;
  for (let tried = 0; tried < tries && location.pathname === pathname; tried += 1) {
    const lost = [...typed].filter(({ isConnected }) => !isConnected);
    if (lost.length === 0) return;
    let last: HTMLElement | null = null;
    for (const used of lost) {
      const control = bringBack(used);
      if (control) tell(control);
      last = control ?? last;
    }
    focusAgain(last);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Does again, one after the other, what the shopper did before the page came to life. Nothing is done twice. */
export async function repeatActions(): Promise<void> {
  let lost: HTMLElement | null = null;
  for (const { control: used, isPress } of window.earlyActions?.taken.splice(0) ?? []) {
    const control = used.isConnected ? used : bringBack(used);
    if (control === null || control.matches(":disabled")) continue;
    // Wakes the part of the page that the control is in, as a hand would before its click.
    control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    if (isPress) control.click();
    else tell(control);
    if (control !== used && !isPress) lost = control;
    // The next action sees what this one has changed.
    await nextTask();
  }
  focusAgain(lost);
}
