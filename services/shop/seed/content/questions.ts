import type { StoreFacts } from "./blocks.ts";

interface Words {
  readonly de: string;
  readonly en: string;
}
interface Topic {
  readonly title: Words;
  readonly list: readonly (readonly [question: Words, answer: Words])[];
}

const words = (de: string, en: string): Words => ({ de, en });

/** What shoppers of a store ask, with the answers. @param free from which value of goods parcels are free */
export function questionsOf(store: StoreFacts["store"], free: Words): readonly Topic[] {
  const isBusiness = store === "b2b";
  return [
    {
      title: words("Bestellen", "Ordering"),
      list: [
        [
          words("Brauche ich ein Konto?", "Do I need an account?"),
          isBusiness
            ? words(
                "Ja. Preise und Rechnungen gehören zu Ihrer Kundennummer. Registrieren Sie Ihre Einrichtung einmal; danach bestellen Sie mit Kundennummer und Passwort.",
                "Yes. Prices and invoices belong to your customer number. Register your institution once; then order with customer number and password.",
              )
            : words(
                "Nein. Sie können als Gast bestellen. Mit einem Konto sehen Sie Ihre Bestellungen und tippen Ihre Adresse nur einmal.",
                "No. You can order as a guest. With an account you see your orders and type your address only once.",
              ),
        ],
        [
          words("Kann ich eine Bestellung noch ändern?", "Can I still change an order?"),
          words(
            "Solange sie nicht verpackt ist, ja. Rufen Sie uns bitte an: Am Telefon geht es am schnellsten.",
            "As long as it is not packed, yes. Please call us: the phone is quickest.",
          ),
        ],
        [
          words("Was heißt „Mindestmenge“?", "What does “minimum quantity” mean?"),
          words(
            "Manches gibt es nur ab einer bestimmten Stückzahl, zum Beispiel Hefte im Klassensatz. Die Menge steht auf der Produktseite und lässt sich im Warenkorb nicht unterschreiten.",
            "Some things come in a certain quantity only, exercise books by the class set for example. The product page says it, and the basket does not go below it.",
          ),
        ],
      ],
    },
    {
      title: words("Lieferung", "Delivery"),
      list: [
        [
          words("Was kostet der Versand?", "What does delivery cost?"),
          words(
            `Pakete sind ab ${free.de} Warenwert kostenlos. Alle Kosten stehen auf der Seite <a href="/service/versand/">Versand und Lieferung</a> und vor dem Bestellen im Warenkorb.`,
            `Parcels are free from an order value of ${free.en}. All costs are on the page <a href="/service/versand/">Delivery</a> and in the basket before you order.`,
          ),
        ],
        [
          words("Wann kommt meine Bestellung?", "When will my order arrive?"),
          words(
            "Die Lieferzeit steht auf jeder Produktseite und im Warenkorb. Bei mehreren Artikeln gilt die längste, weil wir zusammen liefern.",
            "The delivery time is on every product page and in the basket. With several items the longest one counts, because we deliver together.",
          ),
        ],
        [
          words("Trägt die Spedition Möbel bis ins Zimmer?", "Does the carrier bring furniture into the room?"),
          words(
            "Die Spedition liefert bis hinter die erste ebenerdige Tür und meldet sich vorher am Telefon. Sagen Sie uns bitte, wenn es Stufen oder einen engen Flur gibt.",
            "The carrier delivers behind the first door at ground level and calls beforehand. Please tell us about steps or a narrow corridor.",
          ),
        ],
      ],
    },
    {
      title: words("Zahlung und Rückgabe", "Payment and returns"),
      list: [
        [
          words("Wie kann ich zahlen?", "How can I pay?"),
          words(
            'Auf Rechnung, als Verbraucherin oder Verbraucher auch mit Kreditkarte, PayPal oder per Vorkasse, immer ohne Aufschlag. Mehr dazu unter <a href="/service/zahlung/">Zahlungsarten</a>.',
            'By invoice, as a consumer by credit card, PayPal or prepayment as well, always without surcharge. More under <a href="/service/zahlung/">Ways to pay</a>.',
          ),
        ],
        [
          words("Wie lange kann ich etwas zurückgeben?", "How long can I return something?"),
          store === "ch" || isBusiness
            ? words(
                '30 Tage, ohne Angabe von Gründen. Wie es geht, steht unter <a href="/widerruf/">Rückgabe</a>.',
                '30 days, without giving a reason. See <a href="/widerruf/">Returns</a>.',
              )
            : words(
                '30 Tage, ohne Angabe von Gründen. Wie es geht, steht unter <a href="/widerruf/">Widerruf</a>.',
                '30 days, without giving a reason. See <a href="/widerruf/">Right of withdrawal</a>.',
              ),
        ],
        [
          words("Etwas ist beschädigt angekommen. Was nun?", "Something arrived damaged. What now?"),
          words(
            'Das tut uns leid. Schicken Sie uns ein Foto an <a href="mailto:info@chalkbox.example">info@chalkbox.example</a>; wir senden Ersatz oder erstatten, wie es Ihnen lieber ist.',
            'We are sorry. Send a photo to <a href="mailto:info@chalkbox.example">info@chalkbox.example</a>; we send a replacement or refund, as you prefer.',
          ),
        ],
      ],
    },
  ];
}
