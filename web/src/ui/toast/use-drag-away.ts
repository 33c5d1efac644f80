import { useState } from "react";
import type { PointerEvent } from "react";

/** UX-05: a toast goes when it was dragged by this share of its width. */
const DRAG_AWAY_SHARE = 0.6;

/** What a component spreads on the element that can be dragged away sideways. */
interface DragWiring {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Sideways dragging that either goes far enough (`onAway`) or settles back. */
export function useDragAway(onAway: () => void): { dragging: boolean; wiring: DragWiring } {
  const [from, setFrom] = useState<number | null>(null);

  const place = (element: HTMLElement, distance: number) => {
    element.style.translate = distance === 0 ? "" : `${distance}px 0`;
    const share = Math.abs(distance) / Math.max(element.offsetWidth, 1);
    element.style.opacity = distance === 0 ? "" : String(Math.max(1 - share, 0.2));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from === null) return;
    setFrom(null);
    const distance = event.clientX - from;
    const width = event.currentTarget.offsetWidth;
    if (event.type === "pointerup" && width > 0 && Math.abs(distance) >= width * DRAG_AWAY_SHARE) {
      onAway();
    } else {
      place(event.currentTarget, 0);
    }
  };

  return {
    dragging: from !== null,
    wiring: {
      onPointerDown: (event) => {
        if (event.target instanceof Element && event.target.closest("button, a") !== null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(event.clientX);
      },
      onPointerMove: (event) => {
        if (from !== null) place(event.currentTarget, event.clientX - from);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
