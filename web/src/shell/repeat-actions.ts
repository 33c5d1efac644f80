const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
const writeValue = (control: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
};

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
