import type { Store } from "../../platform/context.ts";
import type { TransactionSql } from "../../platform/database.ts";

interface Bilingual {
  readonly de: string;
  readonly en: string;
}

/** A competition as operators write it. */
export interface WrittenCompetition {
  readonly id: string;
  readonly store: Store;
  readonly title: Bilingual;
  readonly prize: Bilingual;
  readonly question: Bilingual;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Writes a competition; the one that is there is changed, and its entries stay. */
export async function upsertCompetition(tx: TransactionSql, written: WrittenCompetition): Promise<void> {
  const { id, store, title, prize, question, startsAt, endsAt } = written;
  await tx`
    insert into competition
      (id, store, title_de, title_en, prize_de, prize_en, question_de, question_en, starts_at, ends_at)
    values (${id}, ${store}, ${title.de}, ${title.en}, ${prize.de}, ${prize.en}, ${question.de}, ${question.en},
      ${startsAt}, ${endsAt})
    on conflict (id) do update set
      store = excluded.store, title_de = excluded.title_de, title_en = excluded.title_en,
      prize_de = excluded.prize_de, prize_en = excluded.prize_en, question_de = excluded.question_de,
      question_en = excluded.question_en, starts_at = excluded.starts_at, ends_at = excluded.ends_at`;
}
