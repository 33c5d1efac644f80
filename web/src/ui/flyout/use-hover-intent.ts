import { useEffect } from "react";

/** Delays in ms. */
interface Delays {
  /** How long the pointer rests on it before it opens. */
  readonly openAfter: number;
  /** How long it stays when the pointer has left. */
  readonly closeAfter: number;
}

/** What is worked by fingers: nothing hovers, and the pointer is coarse (UX-02). A laptop with a touch screen is none. */
const touchDevices = "(hover: none) and (pointer: coarse)";

/** Whether hovering opens anything here: on screens of a laptop's size and larger that are no touch devices (NAV-11). */
export const opensOnHover = (): boolean => matchMedia("(width >= 1024px)").matches && !matchMedia(touchDevices).matches;

/**
 * Opens something while the mouse rests on an element: not when it only passes, and not the moment it leaves.
 * @param element what is hovered, with what it opens; null: nothing yet
 */
export function useHoverIntent(
  element: HTMLElement | null,
  { openAfter, closeAfter }: Delays,
  onOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (element === null) return;
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (isOpen: boolean, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => onOpen(isOpen), delay);
    };
    const hears = ({ pointerType }: PointerEvent) => pointerType === "mouse" && opensOnHover();
    const { signal } = listening;
    element.addEventListener("pointerenter", (event) => hears(event) && soon(true, openAfter), { signal });
    element.addEventListener("pointerleave", (event) => hears(event) && soon(false, closeAfter), { signal });
    // It may rest there while the code of this is still on its way.
    if (opensOnHover() && element.matches(":hover")) soon(true, openAfter);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [element, openAfter, closeAfter, onOpen]);
}
