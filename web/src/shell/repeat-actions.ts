import { copyValue, counterpartOf } from "./counterpart.ts";
import { writeValue } from "./write-value.ts";

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Reports to React what a control holds already: React takes a change event only when the value differs from its own
 * record; of files, which no script may choose, it has none.
 */
function tell(control: HTMLElement): void {
  // Another choice has been made since.
  if (control instanceof HTMLInputElement && control.type === "radio" && !control.checked) return;
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

/**
 * What stands in the place of a field on a page that was rendered again, and holds the same.
 * @returns null where there is none, or it has been filled in since; and for a choice that another one has taken over
 */
function bringBack(used: HTMLElement): HTMLElement | null {
  const { typed } = window.earlyActions ?? {};
  const control = counterpartOf(used);
  if (!control) return null;
  typed?.delete(used);
  const isTakenOver = used instanceof HTMLInputElement && used.type === "radio" && !used.checked;
  if (isTakenOver || typed?.has(control)) return null;
  copyValue(used, control);
  return control;
}

/** The shopper goes on typing in the field that was filled in last, at the end of what is there. */
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
    const last = [...typed].at(-1);
    for (const used of lost) {
      const control = bringBack(used);
      if (!control) continue;
      if (used === last) focusAgain(control);
      tell(control);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Does again, one after the other, what the shopper did before the page came to life. Nothing is done twice. */
export async function repeatActions(): Promise<void> {
  const taken = window.earlyActions?.taken.splice(0) ?? [];
  for (const { control: used, isPress } of taken) {
    const control = used.isConnected ? used : isPress ? counterpartOf(used) : bringBack(used);
    if (control === null || control.matches(":disabled")) continue;
    // Wakes the part of the page that the control is in, as a hand would before its click.
    control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    if (control !== used && !isPress && used === taken.at(-1)?.control) focusAgain(control);
    if (isPress) control.click();
    else tell(control);
    // The next action sees what this one has changed.
    await nextTask();
  }
}
