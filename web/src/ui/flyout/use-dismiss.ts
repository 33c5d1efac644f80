import { useEffect } from "react";

/**
 * Lets something open be dismissed: by Escape, which gives the focus back, by a press outside, and by the focus that goes
 * on (WCAG 1.4.13).
 * @param element what is open, with what opened it
 * @param opener gets the focus back
 */
export function useDismiss(
  element: HTMLElement | null,
  isOpen: boolean,
  onClose: () => void,
  opener?: () => HTMLElement | null,
): void {
  useEffect(() => {
    if (element === null || !isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        const hadFocus = element.contains(document.activeElement);
        onClose();
        if (hadFocus) opener?.()?.focus();
      },
      { signal },
    );
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    document.addEventListener("pointerdown", ({ target }) => isOutside(target) && onClose(), { signal });
    element.addEventListener("focusout", ({ relatedTarget }) => isOutside(relatedTarget) && onClose(), { signal });
    return () => listening.abort();
  }, [element, isOpen, onClose, opener]);
}
