import type { TransactionSql } from "../../src/platform/database.ts";
import { insertRows } from "../insert-rows.ts";
import type { SeedSection } from "../section.ts";

const stores = ["de", "at", "ch", "b2b"] as const;
/** Days that the demo's competition runs. */
const days = 365;

async function seed(tx: TransactionSql, _random: unknown, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + days * 24 * 3_600_000);
  await insertRows(
    tx,
    "competition",
    stores.map((store) => ({
      id: `klassenzimmer-${store}`,
      store,
      title_de: "Das schönste Klassenzimmer",
      title_en: "The finest classroom",
      prize_de: "Zu gewinnen gibt es eine Leseecke mit Teppich, Sitzsäcken und Bücherregal.",
      prize_en: "There is a reading corner to win, with a carpet, bean bags and a bookcase.",
      question_de: "Was macht Ihr Klassenzimmer besonders?",
      question_en: "What makes your classroom special?",
      starts_at: now,
      ends_at: endsAt,
    })),
  );
}

/** The competition of each store. */
export const competitionSection: SeedSection = { name: "competition", seed };
