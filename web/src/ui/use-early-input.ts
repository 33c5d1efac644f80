import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/**
 * Hands over what was typed into a controlled field before the page's scripts arrived: React leaves it in the field, knows
 * nothing of it, and would overwrite it with `shown` at the next render.
 *
 * @param shown what the field was rendered with
 * @param take called once, before the first paint with scripts; `isBeingTyped` while the field has the focus
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  shown: string,
  take: (text: string, isBeingTyped: boolean) => void,
): void {
  const handOver = useEffectEvent(() => {
    const { current } = field;
    if (current && current.value !== shown) take(current.value, current === document.activeElement);
  });
  useLayoutEffect(() => handOver(), []);
}
