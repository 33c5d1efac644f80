/** The words of the wallet's pages. */
export interface WalletCopy {
  readonly sandbox: string;
  readonly footer: string;
  readonly choiceTitle: string;
  readonly choiceText: (merchant: string) => string;
  readonly account: string;
  readonly instrument: string;
  readonly missingChoice: string;
  readonly delivery: string;
  readonly isRefused: string;
  readonly proceed: string;
  readonly cancel: string;
  readonly confirmTitle: string;
  readonly pay: (amount: string) => string;
  readonly merchant: string;
  readonly orderRef: string;
  readonly amount: string;
  readonly endTitle: string;
  readonly endText: string;
  readonly backToShop: string;
}

const german: WalletCopy = {
  sandbox: "Testumgebung",
  footer: "Diese Seite spielt eine Geldbörse (AMAZONPAY) für Tests. Es fließt kein Geld.",
  choiceTitle: "Konto und Zahlungsmittel wählen",
  choiceText: (merchant) => `${merchant} erhält E-Mail-Adresse und Anschriften des Kontos, das Sie wählen.`,
  account: "Konto",
  instrument: "Zahlungsmittel",
  missingChoice: "Wählen Sie ein Konto und ein Zahlungsmittel.",
  delivery: "Lieferung an",
  isRefused: "die Bank lehnt ab",
  proceed: "Weiter zum Shop",
  cancel: "Abbrechen und zurück zum Shop",
  confirmTitle: "Zahlung bestätigen",
  pay: (amount) => `${amount} bezahlen`,
  merchant: "Händler",
  orderRef: "Bestellnummer",
  amount: "Betrag",
  endTitle: "Hier ist nichts mehr zu tun",
  endText: "Im Shop sehen Sie, wie es mit Ihrer Bestellung weitergeht.",
  backToShop: "Zurück zum Shop",
};

const english: WalletCopy = {
  sandbox: "Test environment",
  footer: "This page plays a wallet (AMAZONPAY) for tests. No money moves.",
  choiceTitle: "Choose an account and a way to pay",
  choiceText: (merchant) => `${merchant} receives the email and the addresses of the account that you choose.`,
  account: "Account",
  instrument: "Way to pay",
  missingChoice: "Choose an account and a way to pay.",
  delivery: "Delivery to",
  isRefused: "the bank refuses",
  proceed: "Continue to the shop",
  cancel: "Cancel and return to the shop",
  confirmTitle: "Confirm the payment",
  pay: (amount) => `Pay ${amount}`,
  merchant: "Merchant",
  orderRef: "Order number",
  amount: "Amount",
  endTitle: "There is nothing left to do here",
  endText: "The shop shows you what becomes of your order.",
  backToShop: "Back to the shop",
};

/** The words for a language tag such as `de-AT`. */
export function walletCopyFor(language: string): WalletCopy {
  return language.startsWith("en") ? english : german;
}
