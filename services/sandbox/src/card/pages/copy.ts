import type { CardFaults } from "../card-form.ts";
import type { CardBehaviour } from "../test-cards.ts";

type Faults = { readonly [Field in keyof CardFaults]-?: Readonly<Record<NonNullable<CardFaults[Field]>, string>> };

/** All words of the card pages in one language. */
export interface CardCopy {
  readonly sandbox: string;
  readonly errorPrefix: string;
  readonly payTitle: string;
  readonly toPay: string;
  readonly amount: string;
  readonly merchant: string;
  readonly purpose: string;
  readonly orderRef: string;
  readonly number: string;
  readonly numberHint: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly cvcHint: string;
  readonly holder: string;
  readonly holderHint: string;
  readonly allRequired: string;
  readonly pay: (amount: string) => string;
  readonly cancel: string;
  readonly assurance: string;
  readonly errorSummary: (count: number) => string;
  readonly faults: Faults;
  readonly testCardsTitle: string;
  readonly testCardsText: string;
  readonly useCard: string;
  readonly behaviours: Readonly<Record<CardBehaviour, string>>;
  readonly challengeTitle: string;
  readonly challengeText: string;
  readonly card: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly resultTitles: Readonly<Record<"success" | "failure" | "cancelled", string>>;
  readonly resultTexts: Readonly<Record<"success" | "failure" | "cancelled", string>>;
  readonly backToShop: string;
  readonly footer: string;
}

const de: CardCopy = {
  sandbox: "Testumgebung",
  errorPrefix: "Fehler:",
  payTitle: "Mit Karte bezahlen",
  toPay: "Zu zahlen",
  amount: "Betrag",
  merchant: "Händler",
  purpose: "Verwendungszweck",
  orderRef: "Bestellung",
  number: "Kartennummer",
  numberHint: "16 Ziffern, mit oder ohne Leerzeichen",
  expiry: "Gültig bis",
  expiryHint: "MM/JJ",
  cvc: "Prüfziffer (CVC)",
  cvcHint: "3 Ziffern auf der Rückseite",
  holder: "Karteninhaber",
  holderHint: "Name, wie er auf der Karte steht",
  allRequired: "Alle Felder sind Pflichtfelder.",
  pay: (amount) => `${amount} bezahlen`,
  cancel: "Abbrechen und zurück zum Shop",
  assurance: "Ihre Kartendaten bleiben bei uns. Der Shop erfährt nur das Ergebnis und die letzten vier Ziffern.",
  errorSummary: (count) => (count === 1 ? "Bitte prüfen Sie eine Angabe" : `Bitte prüfen Sie ${count} Angaben`),
  faults: {
    number: {
      missing: "Geben Sie die Kartennummer ein.",
      characters: "Die Kartennummer darf nur Ziffern und Leerzeichen enthalten.",
      length: "Die Kartennummer muss 16 Ziffern haben.",
      checksum: "Die Kartennummer stimmt nicht. Prüfen Sie, ob Ziffern vertauscht oder vertippt sind.",
      "real-card": "Hier gelten nur die Testkarten dieser Seite. Geben Sie keine echte Karte ein.",
    },
    expiry: {
      missing: "Geben Sie ein, bis wann die Karte gültig ist.",
      format: "Geben Sie das Ablaufdatum als Monat und Jahr ein, zum Beispiel 04/29.",
      month: "Der Monat muss zwischen 01 und 12 liegen.",
      expired: "Diese Karte ist abgelaufen. Verwenden Sie eine andere Karte.",
    },
    cvc: {
      missing: "Geben Sie die Prüfziffer ein.",
      format: "Die Prüfziffer besteht aus genau 3 Ziffern.",
    },
    holder: {
      missing: "Geben Sie den Namen des Karteninhabers ein.",
      digits: "Der Name darf keine Ziffern enthalten. Steht die Kartennummer im falschen Feld?",
      length: "Der Name muss 2 bis 100 Zeichen lang sein.",
    },
  },
  testCardsTitle: "Testkarten",
  testCardsText:
    "Hier fließt kein Geld. Jede Karte führt zu einem anderen Ergebnis, mit beliebigen drei Ziffern als Prüfziffer.",
  useCard: "Einsetzen",
  behaviours: {
    success: "Zahlung gelingt",
    challenge: "Fragt mit 3-D Secure nach",
    decline: "Bank lehnt ab",
    cancel: "Abbruch bei 3-D Secure",
    timeout: "Bank antwortet zu spät",
  },
  challengeTitle: "Zahlung bestätigen",
  challengeText: "Ihre Bank möchte wissen, ob Sie diese Zahlung selbst beauftragt haben (3-D Secure).",
  card: "Karte",
  confirm: "Zahlung bestätigen",
  refuse: "Ablehnen und zurück zum Shop",
  resultTitles: {
    success: "Die Zahlung ist abgeschlossen",
    failure: "Die Zahlung wurde nicht ausgeführt",
    cancelled: "Die Zahlung wurde abgebrochen",
  },
  resultTexts: {
    success: "Der Betrag wurde einmal belastet. Im Shop sehen Sie Ihre Bestellung.",
    failure: "Es wurde nichts belastet. Im Shop können Sie eine andere Karte oder Zahlungsart wählen.",
    cancelled: "Es wurde nichts belastet. Ihr Warenkorb wartet im Shop auf Sie.",
  },
  backToShop: "Zurück zum Shop",
  footer: "Kreidepay spielt einen Kartenzahlungsanbieter für Tests. Es werden keine Kartendaten gespeichert.",
};

const en: CardCopy = {
  sandbox: "Test environment",
  errorPrefix: "Error:",
  payTitle: "Pay by card",
  toPay: "To pay",
  amount: "Amount",
  merchant: "Merchant",
  purpose: "Purpose",
  orderRef: "Order",
  number: "Card number",
  numberHint: "16 digits, with or without spaces",
  expiry: "Expiry date",
  expiryHint: "MM/YY",
  cvc: "Security code (CVC)",
  cvcHint: "3 digits on the back",
  holder: "Cardholder",
  holderHint: "Name as it appears on the card",
  allRequired: "All fields are required.",
  pay: (amount) => `Pay ${amount}`,
  cancel: "Cancel and return to the shop",
  assurance: "Your card details stay with us. The shop learns only the outcome and the last four digits.",
  errorSummary: (count) => (count === 1 ? "Please check one entry" : `Please check ${count} entries`),
  faults: {
    number: {
      missing: "Enter the card number.",
      characters: "The card number may contain only digits and spaces.",
      length: "The card number must have 16 digits.",
      checksum: "The card number is not right. Check for swapped or mistyped digits.",
      "real-card": "Only the test cards on this page work here. Do not enter a real card.",
    },
    expiry: {
      missing: "Enter the expiry date.",
      format: "Enter the expiry date as month and year, for example 04/29.",
      month: "The month must be between 01 and 12.",
      expired: "This card has expired. Use another card.",
    },
    cvc: {
      missing: "Enter the security code.",
      format: "The security code has exactly 3 digits.",
    },
    holder: {
      missing: "Enter the cardholder's name.",
      digits: "The name cannot contain digits. Is the card number in the wrong field?",
      length: "The name must have 2 to 100 characters.",
    },
  },
  testCardsTitle: "Test cards",
  testCardsText: "No money moves here. Each card leads to a different outcome, with any three digits as security code.",
  useCard: "Use",
  behaviours: {
    success: "Payment succeeds",
    challenge: "Asks by 3-D Secure",
    decline: "Bank declines",
    cancel: "Cancelled at 3-D Secure",
    timeout: "Bank answers too late",
  },
  challengeTitle: "Confirm the payment",
  challengeText: "Your bank would like to know whether you ordered this payment yourself (3-D Secure).",
  card: "Card",
  confirm: "Confirm payment",
  refuse: "Refuse and return to the shop",
  resultTitles: {
    success: "The payment is complete",
    failure: "The payment was not made",
    cancelled: "The payment was cancelled",
  },
  resultTexts: {
    success: "The amount was charged once. You will find your order in the shop.",
    failure: "Nothing was charged. In the shop you can choose another card or another way to pay.",
    cancelled: "Nothing was charged. Your basket is waiting in the shop.",
  },
  backToShop: "Back to the shop",
  footer: "Kreidepay plays a card payment provider for tests. No card details are stored.",
};

/** The page's language for a request's language tag. */
export function pageLanguage(tag: string): "de" | "en" {
  return tag.startsWith("en") ? "en" : "de";
}

/** The words for a request's language tag. */
export function copyFor(tag: string): CardCopy {
  return pageLanguage(tag) === "en" ? en : de;
}

/** Integer cents as the language's readers write money. */
export function formatAmount(cents: number, currency: string, tag: string): string {
  return new Intl.NumberFormat(tag, { style: "currency", currency }).format(cents / 100);
}
