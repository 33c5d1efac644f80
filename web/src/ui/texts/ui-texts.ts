/** The few words that the design system says itself. Everything else is passed in by the page. */
export interface UiTexts {
  readonly required: string;
  readonly optional: string;
  readonly errorPrefix: string;
  readonly tooLong: (most: number) => string;
  readonly errorSummary: string;
  readonly close: string;
  readonly quantity: string;
  readonly increase: string;
  readonly decrease: string;
  readonly remove: string;
  readonly minimumQuantity: (count: number) => string;
  readonly maximumQuantity: (count: number) => string;
  /** Limits as they stand behind words of operators. */
  readonly atMost: (count: number) => string;
  readonly atLeast: (count: number) => string;
  readonly currentPrice: string;
  readonly oldPrice: string;
  readonly from: string;
  readonly stars: (stars: string, count: number) => string;
  readonly breadcrumb: string;
  readonly pagination: string;
  readonly page: (page: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly activeFilters: string;
  readonly removeFilter: (name: string) => string;
  readonly clearFilters: string;
  readonly showMore: (count: number) => string;
  readonly rangeFrom: string;
  readonly rangeTo: string;
  readonly apply: string;
  readonly steps: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly stepDone: string;
  readonly scrollBack: string;
  readonly scrollForward: string;
  readonly messages: string;
  readonly remember: (name: string) => string;
  readonly rememberShort: string;
}

export const germanUiTexts: UiTexts = {
  required: "Pflichtfeld",
  optional: "optional",
  errorPrefix: "Fehler",
  tooLong: (most) => `Bitte verwenden Sie höchstens ${most} Zeichen.`,
  errorSummary: "Bitte prüfen Sie Ihre Eingaben",
  close: "Schließen",
  quantity: "Menge",
  increase: "Menge erhöhen",
  decrease: "Menge verringern",
  remove: "Entfernen",
  minimumQuantity: (count) => `Die Mindestbestellmenge ist ${count} Stück. Wir haben die Menge angepasst.`,
  maximumQuantity: (count) => `Höchstens ${count} Stück auf einmal. Wir haben die Menge angepasst.`,
  atMost: (count) => `höchstens ${count} Stück`,
  atLeast: (count) => `mindestens ${count} Stück`,
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
  steps: "Bestellschritte",
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  stepDone: "erledigt",
  scrollBack: "Zurückblättern",
  scrollForward: "Weiterblättern",
  messages: "Meldungen",
  remember: (name) => `${name} merken`,
  rememberShort: "Merken",
};

export const englishUiTexts: UiTexts = {
  required: "required",
  optional: "optional",
  errorPrefix: "Error",
  tooLong: (most) => `Please use at most ${most} characters.`,
  errorSummary: "Please check your entries",
  close: "Close",
  quantity: "Quantity",
  increase: "Increase quantity",
  decrease: "Decrease quantity",
  remove: "Remove",
  minimumQuantity: (count) => `The minimum order quantity is ${count}. We have adjusted the quantity.`,
  maximumQuantity: (count) => `At most ${count} at once. We have adjusted the quantity.`,
  atMost: (count) => `at most ${count}`,
  atLeast: (count) => `at least ${count}`,
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
  steps: "Checkout steps",
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  stepDone: "done",
  scrollBack: "Scroll back",
  scrollForward: "Scroll forward",
  messages: "Messages",
  remember: (name) => `Save for later: ${name}`,
  rememberShort: "Save for later",
};
