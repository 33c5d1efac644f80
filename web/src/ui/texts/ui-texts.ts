import { formatNumber } from "../../lib/numbers.ts";

/** The few words that the design system says itself. Everything else is passed in by the page. */
export interface UiTexts {
  required: string;
  optional: string;
  errorPrefix: string;
  errorSummary: string;
  close: string;
  loading: string;
  quantity: string;
  increase: string;
  decrease: string;
  remove: string;
  minimumQuantity: (count: number) => string;
  maximumQuantity: (count: number) => string;
  currentPrice: string;
  oldPrice: string;
  from: string;
  stars: (stars: string, count: number) => string;
  breadcrumb: string;
  pagination: string;
  page: (page: number) => string;
  previous: string;
  next: string;
  activeFilters: string;
  removeFilter: (name: string) => string;
  clearFilters: string;
  showMore: (count: number) => string;
  rangeFrom: string;
  rangeTo: string;
  apply: string;
  /** A figure as an example inside a field. */
  number: (value: number) => string;
  steps: string;
  stepOf: (step: number, steps: number) => string;
  stepDone: string;
  scrollBack: string;
  scrollForward: string;
  messages: string;
}

export const germanUiTexts: UiTexts = {
  required: "Pflichtfeld",
  optional: "optional",
  errorPrefix: "Fehler",
  errorSummary: "Bitte prüfen Sie Ihre Eingaben",
  close: "Schließen",
  loading: "Wird geladen",
  quantity: "Menge",
  increase: "Menge erhöhen",
  decrease: "Menge verringern",
  remove: "Entfernen",
  minimumQuantity: (count) => `Die Mindestbestellmenge ist ${count} Stück. Wir haben die Menge angepasst.`,
  maximumQuantity: (count) => `Höchstens ${count} Stück auf einmal. Wir haben die Menge angepasst.`,
  currentPrice: "Aktueller Preis",
  oldPrice: "Niedrigster Preis der letzten 30 Tage",
  from: "ab",
  stars: (stars, count) =>
    `${stars.replace(".", ",")} von 5 Sternen, ${count} ${count === 1 ? "Bewertung" : "Bewertungen"}`,
  breadcrumb: "Sie sind hier",
  pagination: "Seiten",
  page: (page) => `Seite ${page}`,
  previous: "Zurück",
  next: "Weiter",
  activeFilters: "Aktive Filter",
  removeFilter: (name) => `Filter ${name} entfernen`,
  clearFilters: "Alle Filter löschen",
  showMore: (count) => `${count} weitere anzeigen`,
  rangeFrom: "von",
  rangeTo: "bis",
  apply: "Anwenden",
  number: (value) => formatNumber(value, "de-DE"),
  steps: "Bestellschritte",
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  stepDone: "erledigt",
  scrollBack: "Zurückblättern",
  scrollForward: "Weiterblättern",
  messages: "Meldungen",
};

export const englishUiTexts: UiTexts = {
  required: "required",
  optional: "optional",
  errorPrefix: "Error",
  errorSummary: "Please check your entries",
  close: "Close",
  loading: "Loading",
  quantity: "Quantity",
  increase: "Increase quantity",
  decrease: "Decrease quantity",
  remove: "Remove",
  minimumQuantity: (count) => `The minimum order quantity is ${count}. We have adjusted the quantity.`,
  maximumQuantity: (count) => `At most ${count} at once. We have adjusted the quantity.`,
  currentPrice: "Current price",
  oldPrice: "Lowest price of the last 30 days",
  from: "from",
  stars: (stars, count) => `${stars} out of 5 stars, ${count} ${count === 1 ? "rating" : "ratings"}`,
  breadcrumb: "You are here",
  pagination: "Pages",
  page: (page) => `Page ${page}`,
  previous: "Previous",
  next: "Next",
  activeFilters: "Active filters",
  removeFilter: (name) => `Remove filter ${name}`,
  clearFilters: "Clear all filters",
  showMore: (count) => `Show ${count} more`,
  rangeFrom: "from",
  rangeTo: "to",
  apply: "Apply",
  number: (value) => formatNumber(value, "en-DE"),
  steps: "Checkout steps",
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  stepDone: "done",
  scrollBack: "Scroll back",
  scrollForward: "Scroll forward",
  messages: "Messages",
};
