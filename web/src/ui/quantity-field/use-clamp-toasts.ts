import { useCallback, useEffect } from "react";
import type { ClampedQuantity } from "../../lib/clamp-quantity.ts";
import { useUiTexts } from "../texts/texts-provider.tsx";
import { useToasts } from "../toast/toast-region.tsx";

/** The specification's own keys (I18N-04): the two messages are two, so one never swallows the other (UX-04). */
const keys = { "above-max": "vue.buybox.text.quantity.error", "below-min": "vue.pdp.minQuantity" } as const;

/**
 * Reports when a quantity was fitted into its limits, with the limit (PDP-19). The latest word counts: it replaces what was
 * reported about the same field before, and goes when the field is another article's.
 *
 * @param fieldId distinguishes the fields of a page
 * @returns for a field's `onClamp`
 */
export function useClampToasts(fieldId: string): (clamped: ClampedQuantity) => void {
  const { addKeyed, remove } = useToasts();
  const texts = useUiTexts();
  const idOf = (reason: keyof typeof keys) => `${keys[reason]} ${fieldId}`;
  const forget = useCallback(() => {
    for (const key of Object.values(keys)) remove(`${key} ${fieldId}`);
  }, [remove, fieldId]);
  useEffect(() => forget, [forget]);
  return ({ quantity, reason }) => {
    forget();
    if (reason !== "above-max" && reason !== "below-min") return;
    const [text, figure] =
      reason === "above-max"
        ? [texts.maximumQuantity(quantity), texts.atMost(quantity)]
        : [texts.minimumQuantity(quantity), texts.atLeast(quantity)];
    addKeyed({ id: idOf(reason), tone: "warning", key: keys[reason], text, figure });
  };
}
