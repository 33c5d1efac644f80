/**
 * Lets the wheel scroll the page over a number field that has the focus. Browsers would change the number, which was not
 * asked for; the field loses the focus instead, and what was typed counts.
 *
 * It is sent as its own text, so it may use nothing from outside.
 *
 * @param page where it listens
 */
export function scrollOverNumbers(page: EventTarget = document): void {
  const leave = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.type === "number" && target === document.activeElement) {
      target.blur();
    }
  };
  page.addEventListener("wheel", leave, { capture: true, passive: true });
}
