import type { TransactionSql } from "../../src/platform/database.ts";
import { type Bilingual, text } from "../bilingual.ts";
import { primeProductId } from "../generate/generate-catalogue.ts";
import { insertRows } from "../insert-rows.ts";
import type { SeedSection } from "../section.ts";

const advantages: readonly Bilingual[] = [
  "Versandkostenfreie Lieferung aller gekennzeichneten Artikel, ohne Mindestbestellwert | Free delivery of all marked items, with no minimum order value",
  "Bevorzugte Bearbeitung: Ihre Bestellung wird zuerst gepackt | Priority handling: your order is packed first",
  "Blitzangebote eine Stunde früher | Lightning deals an hour earlier",
  "Die Mitgliedschaft endet nach zwölf Monaten von selbst | Membership ends by itself after twelve months",
];

const questions: readonly (readonly [question: Bilingual, answer: Bilingual])[] = [
  [
    "Für welche Artikel gilt Prime? | Which items does Prime apply to?",
    "<p>Für alle Artikel, die mit dem Prime-Zeichen versehen sind. Das sind fast alle Artikel, die als Paket verschickt werden.</p> | <p>To all items that carry the Prime mark. These are almost all items that are sent as a parcel.</p>",
  ],
  [
    "Muss ich kündigen? | Do I have to cancel?",
    '<p>Nein. Die Mitgliedschaft läuft zwölf Monate und endet dann von selbst. Wenn Sie trotzdem kündigen möchten: <a href="/prime/cancellation/">Verträge hier kündigen</a>.</p> | <p>No. Membership runs for twelve months and then ends by itself. If you want to cancel all the same: <a href="/prime/cancellation/">Cancel contracts here</a>.</p>',
  ],
  [
    "Wann gelten meine Vorteile? | When do my benefits start?",
    "<p>Sobald wir Ihre Bestellung der Mitgliedschaft bestätigt haben.</p> | <p>As soon as we have confirmed your membership order.</p>",
  ],
  [
    "Gilt Prime auch für Möbel? | Does Prime cover furniture?",
    "<p>Für Lieferungen per Spedition berechnen wir auch Mitgliedern die üblichen Versandkosten.</p> | <p>For deliveries by freight carrier, members pay the usual delivery costs, too.</p>",
  ],
];

async function seed(tx: TransactionSql): Promise<void> {
  const [item] = await tx<
    { id: number }[]
  >`select id from item where product_id = ${primeProductId} order by position limit 1`;
  if (item === undefined) return;
  // Business customers have terms of their own and no membership.
  const offers = ["de", "at", "ch"].map((store) => ({
    store,
    item_id: item.id,
    duration_months: 12,
    deal_lead_minutes: 60,
    advantages: advantages.map(text),
    questions: questions.map(([question, answer]) => ({ question: text(question), answer: text(answer) })),
  }));
  await insertRows(tx, "prime_offer", offers);
}

/** The membership of the consumer stores. */
export const primeSection: SeedSection = { name: "prime", seed };
