import { useEffect } from "react";
import { isTouchDevice } from "./touch-device.ts";

/** Delays in ms. */
interface Delays {
  /** How long the pointer rests on it before it opens. */
  readonly openAfter: number;
  /** How long it stays when the pointer has left. */
  readonly closeAfter: number;
}

/** Whether hovering opens anything here: on screens of a laptop's size and larger that are no touch devices (NAV-11). */
export const opensOnHover = (): boolean => matchMedia("(width >= 1024px)").matches && !isTouchDevice();

/** Whether a mouse has been moved to an element, and not the element under a mouse at rest. @param event its `pointermove` */
export const isHovering = ({ pointerType }: PointerEvent): boolean => pointerType === "mouse" && opensOnHover();

/**
 * Whether a mouse had been moved to an element before there was code to follow it: what holds the element was marked
 * `data-pointed` by the first movement over it.
 */
export const wasHovered = (element: Element): boolean =>
  opensOnHover() && element.closest("[data-pointed]") !== null && element.matches(":hover");

/**
 * Follows a mouse: it opens something when it rests on an element, not when it only passes, not the moment it leaves, and
 * not when the element has come under a mouse that was not moved.
 * @param element what is hovered, with what it opens
 * @param signal ends it
 * @returns forgets what was about to open or close
 */
export function followHover(
  element: HTMLElement,
  { openAfter, closeAfter }: Delays,
  onOpen: (isOpen: boolean) => void,
  signal: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnderMouse = false;
  const calm = (): void => clearTimeout(timer);
  const soon = (isOpen: boolean, delay: number): void => {
    calm();
    timer = setTimeout(() => onOpen(isOpen), delay);
  };
  const enter = (): void => {
    if (!isUnderMouse) soon(true, openAfter);
    isUnderMouse = true;
  };
  // Movement, as a page that changes under a mouse at rest makes it enter what it was not moved to.
  element.addEventListener("pointermove", (event) => isHovering(event) && enter(), { signal });
  element.addEventListener(
    "pointerleave",
    (event) => {
      isUnderMouse = false;
      if (isHovering(event)) soon(false, closeAfter);
    },
    { signal },
  );
  signal.addEventListener("abort", calm);
  if (wasHovered(element)) enter();
  return calm;
}

/** `followHover` for a part of a page. @param element null: nothing yet */
export function useHoverIntent(
  element: HTMLElement | null,
  { openAfter, closeAfter }: Delays,
  onOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (element === null) return;
    const listening = new AbortController();
    followHover(element, { openAfter, closeAfter }, onOpen, listening.signal);
    return () => listening.abort();
  }, [element, openAfter, closeAfter, onOpen]);
}
