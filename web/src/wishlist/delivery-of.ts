import type { DeliveryProps, DeliveryTone } from "../ui/product-tile/delivery.tsx";

const tones: Readonly<Record<string, DeliveryTone>> = { green: "good", yellow: "warn", red: "bad" };

/**
 * A delivery status as the design system shows it: the state first, the rest on a second line.
 * @param color the graph's traffic light
 */
export function deliveryOf(text: string, color: string): DeliveryProps {
  const [state = text, ...rest] = text.split(/\n| – /u);
  return { state, tone: tones[color] ?? "neutral", ...(rest.length > 0 && { detail: rest.join(", ") }) };
}
