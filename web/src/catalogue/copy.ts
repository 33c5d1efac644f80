import { defineCopy } from "../lib/copy.ts";
import { perUnit } from "./per-unit.ts";

/** Texts of tiles. */
export const copy = defineCopy({
  de: {
    dealOf: (percent: number) => (percent > 0 ? `Blitzangebot −${percent} %` : "Blitzangebot"),
    until: (time: string) => `bis ${time}`,
    reserved: (percent: number) => `${percent} % reserviert`,
    isNew: "Neu",
    popular: "Beliebt",
    sale: "Reduziert",
    strongDiscount: "Stark reduziert:",
    listPrice: (price: string) => `UVP ${price}`,
    savings: (amount: string) => `Sie sparen ${amount}`,
    sold: "Ausverkauft",
    basePrice: (price: string, amount: string, unit: string) => `${price} pro ${amount} ${unit}`,
    lowestPrice: (price: string) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
    minimumQuantity: (count: number) => `Mindestmenge: ${count}`,
    prime: "Prime: versandkostenfrei",
    topsellers: "Beliebt in dieser Kategorie",
  },
  en: {
    dealOf: (percent: number) => (percent > 0 ? `Lightning deal −${percent} %` : "Lightning deal"),
    until: (time: string) => `until ${time}`,
    reserved: (percent: number) => `${percent} % reserved`,
    isNew: "New",
    popular: "Popular",
    sale: "Sale",
    strongDiscount: "Big saving:",
    listPrice: (price: string) => `RRP ${price}`,
    savings: (amount: string) => `You save ${amount}`,
    sold: "Sold out",
    basePrice: (price: string, amount: string, unit: string) => `${price} per ${perUnit(amount, unit)}`,
    lowestPrice: (price: string) => `Lowest price of the last 30 days: ${price}`,
    minimumQuantity: (count: number) => `Minimum order quantity: ${count}`,
    prime: "Prime: free delivery",
    topsellers: "Popular in this category",
  },
});

/** The texts in one language. */
export type CatalogueTexts = (typeof copy)["de"];
