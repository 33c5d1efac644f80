/** A control that a shopper has used, and whether it was pressed rather than filled in. */
interface EarlyAction {
  readonly control: HTMLElement;
  readonly isPress: boolean;
}

declare global {
  interface Window {
    /** What was done on this page before its scripts were there. */
    earlyActions?: { readonly taken: EarlyAction[]; readonly stop: () => void };
  }
}

/**
 * Records which controls a shopper uses before the page's scripts listen. Links and forms work without scripts; a
 * shopper who uses one leaves the page, and recorded controls are dropped.
 *
 * It is sent as its own text, so it may use nothing from outside.
 */
export function recordActions(): void {
  const taken: EarlyAction[] = [];
  const record = ({ type, target }: Event): void => {
    if (!(target instanceof Element)) return;
    const field = type === "input" ? target.closest<HTMLElement>("input, select, textarea") : null;
    // Browsers open and close popovers by themselves.
    const press = type === "click" ? target.closest<HTMLElement>("button[type=button]:not([popovertarget])") : null;
    if (type === "submit" || (type === "click" && target.closest("a[href]:not([href^='#'])"))) taken.length = 0;
    else if (press) taken.push({ control: press, isPress: true });
    else if (field && taken.at(-1)?.control !== field) taken.push({ control: field, isPress: false });
  };
  const types = ["click", "input", "submit"];
  for (const type of types) document.addEventListener(type, record, true);
  window.earlyActions = {
    taken,
    stop: () => {
      for (const type of types) document.removeEventListener(type, record, true);
    },
  };
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
const writeValue = (control: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
};

/** Reports to React what a control holds already: React takes a change event only when the value differs from its own record. */
function tell(control: HTMLElement): void {
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
    control.checked = !control.checked;
    control.click();
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const { value } = control;
    control.value = "";
    writeValue(control, value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    if (document.activeElement !== control) control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  } else control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Does again, one after the other, what the shopper did before the page came to life. Nothing is done twice. */
export async function repeatActions(): Promise<void> {
  for (const { control, isPress } of window.earlyActions?.taken.splice(0) ?? []) {
    if (!control.isConnected || control.matches(":disabled")) continue;
    // Wakes the part of the page that the control is in, as a hand would before its click.
    control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    if (isPress) control.click();
    else tell(control);
    // The next action sees what this one has changed.
    await nextTask();
  }
}
