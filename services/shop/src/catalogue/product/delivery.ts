import type { Language } from "../../platform/context.ts";
import type { ItemRow } from "../catalogue.types.ts";
import { pick } from "../language.ts";
import { needsFreightCarrier } from "./freight.ts";

/** What an item's page shows about its delivery (PDP-15). */
export interface DeliveryStatus {
  readonly color: "green" | "yellow" | "red";
  /** First line, then a line break and the second line. */
  readonly text: string;
}

type Deliverable = Pick<
  ItemRow,
  "stock" | "deliveryDaysMin" | "deliveryDaysMax" | "shippingClass" | "weightGrams" | "shortageDe" | "shortageEn"
>;

/** Stock below which an item counts as scarce. */
const scarce = 5;

/** The delivery status of an item: in stock, scarce, or sold out with the shop's own words. */
export function deliveryStatusOf(
  item: Deliverable,
  language: Language,
  { hidesScarcity } = { hidesScarcity: false },
): DeliveryStatus {
  if (item.stock === 0) {
    const soldOut = pick(language, "Zurzeit nicht lieferbar", "Currently not available");
    return { color: "red", text: pick(language, item.shortageDe, item.shortageEn) ?? soldOut };
  }
  const inStock = pick(language, "Auf Lager", "In stock");
  const days =
    item.deliveryDaysMin === item.deliveryDaysMax
      ? `${item.deliveryDaysMax}`
      : `${item.deliveryDaysMin}–${item.deliveryDaysMax}`;
  const carrier = needsFreightCarrier(item)
    ? pick(language, ", Lieferung per Spedition", ", delivered by freight carrier")
    : "";
  const time = pick(language, `Lieferzeit ${days} Werktage${carrier}`, `Delivery in ${days} working days${carrier}`);
  const isScarce = item.stock < scarce && !hidesScarcity;
  const left = isScarce ? pick(language, `, nur noch ${item.stock} verfügbar`, `, only ${item.stock} left`) : "";
  return { color: isScarce ? "yellow" : "green", text: `${inStock}\n${time}${left}` };
}
