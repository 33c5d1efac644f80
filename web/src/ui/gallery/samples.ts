import type { ProductTileProps } from "../product-tile/product-tile.tsx";
import chair from "./pictures/chair.svg";
import globe from "./pictures/globe.svg";
import notebook from "./pictures/notebook.svg";
import paintbox from "./pictures/paintbox.svg";
import pencils from "./pictures/pencils.svg";
import ruler from "./pictures/ruler.svg";

const picture = (src: string) => ({ src, alt: "", width: 280, height: 210, eager: true });
const inStock = { state: "Auf Lager", detail: "Lieferung Di., 24. – Do., 26. Nov.", tone: "good" } as const;

/** One tile for each state that a listing has. */
export const sampleTiles: readonly ProductTileProps[] = [
  {
    href: "#1",
    name: "Buntstifte Dreikant, 6 Farben im Kartonetui",
    brand: "Farbling",
    picture: picture(pencils),
    price: { current: "4,29 €", old: "5,99 €", lowestNote: "Niedrigster Preis 30 Tage: 4,49 €" },
    rating: { average: 4.6, count: 128 },
    delivery: inStock,
    badges: [
      { id: "sale", tone: "sale", children: "−28 %" },
      { id: "popular", tone: "popular", children: "Beliebt" },
    ],
  },
  {
    href: "#2",
    name: "Schulheft A5",
    brand: "Kreidewerk",
    picture: picture(notebook),
    price: { current: "0,89 €", startsFrom: true },
    rating: { average: 3.6, count: 12 },
    delivery: inStock,
    badges: [{ id: "new", tone: "new", children: "Neu" }],
    hint: "Mindestmenge: 10",
  },
  {
    href: "#3",
    name: "Deckfarbkasten mit zwölf austauschbaren Farben und einer Tube Deckweiß für die Grundschule",
    brand: "Farbling",
    picture: picture(paintbox),
    price: { current: "12,99 €", basePrice: "10,39 € per 1,0 kg" },
    rating: { average: 4.9, count: 2045 },
    delivery: { state: "Nur noch wenige", detail: "Lieferung in 3–5 Werktagen", tone: "warn" },
  },
  {
    href: "#4",
    name: "Leuchtglobus, politisch und physisch, Ø 30 cm",
    brand: "Orbis",
    picture: picture(globe),
    price: { current: "1.249,00 €" },
    delivery: inStock,
  },
  {
    name: "Stapelstuhl Ergo, Sitzhöhe 38 cm",
    brand: "Raumklasse",
    picture: picture(chair),
    price: { current: "64,90 €" },
    rating: { average: 2.2, count: 3 },
    sold: { title: "Ausverkauft", note: "Voraussichtlich ab Januar wieder da" },
  },
  {
    href: "#6",
    name: "Tafellineal aus Buche, 100 cm",
    brand: "Kreidewerk",
    picture: picture(ruler),
    price: { current: "18,50 €", old: "24,90 €" },
    rating: { average: 4.2, count: 57 },
    delivery: inStock,
    badges: [{ id: "sale", tone: "sale", children: "−26 %" }],
  },
];
