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
