import postgres from "postgres";
import { startOwnShop } from "../../testkit/services.ts";
import { type Finding, percentile, timed } from "../measure.ts";
import { readAssortment } from "./assortment.ts";
import { type Engine, miniSearch, orama, postgresFullText } from "./engines.ts";
import { judgedByRule } from "./judged/by-rule.ts";
import { englishByHand } from "./judged/english.ts";
import { germanByHand } from "./judged/german.ts";
import { heldOut } from "./judged/held-out.ts";
import { type Judged, readJudged, type SoldProduct } from "./judged/wanted.ts";
import { scoreOf, type Summary, summary } from "./score.ts";
import { shopEngine } from "./shop-engine.ts";

const languages = { de: "German", en: "English" } as const;

/**
 * How well the shop's search answers a judged set, beside engines that others use, on the demo catalogue: nDCG@10,
 * success at the first and among the first five, and how many searches that have an answer find nothing.
 */
export async function measureSearch(say: (line: string) => void): Promise<readonly Finding[]> {
  const shop = await startOwnShop();
  const sql = postgres({
    path: shop.databaseSocket,
    user: shop.databaseUser,
    database: "postgres",
    max: 1,
    onnotice: () => undefined,
  });
  try {
    const findings: Finding[] = [];
    for (const language of ["de", "en"] as const) {
      const products = await readAssortment(sql, language);
      const judged = judgementsOn(products, language);
      say(`\n${languages[language]}: ${judged.length} judged searches`);
      say("engine                 nDCG@10  success@1  success@5  found nothing  found for nonsense");
      const own = await shopEngine(shop, language);
      const measured = await score(judged, own);
      const others = readJudged(heldOut[language], language, products);
      const held = await score(others, own);
      for (const missed of await missedBy(others, own)) say(`  held out and not among the first five: ${missed}`);
      const peers: readonly [string, Engine][] = [
        ["MiniSearch", miniSearch(products)],
        ["Orama", await orama(products, language)],
        ["PostgreSQL full text", await postgresFullText(sql, products, language)],
      ];
      say(rowOf("this shop", measured));
      say(rowOf("this shop, held out", held));
      for (const [name, engine] of peers) say(rowOf(name, await score(judged, engine)));
      const times: number[] = [];
      for (const { query } of judged) times.push(await timed(async () => void (await own(query))));
      findings.push(...findingsOf(languages[language], measured, times));
      const what = `search, ${languages[language]}, success@5 of ${others.length} held out`;
      findings.push({ what, target: 0.95, measured: held.five, unit: "score", atMost: false });
    }
    return findings;
  } finally {
    await sql.end();
    await shop.stop();
  }
}

/** The judged set of a language. */
export function judgementsOn(products: readonly SoldProduct[], language: Judged["language"]): Judged[] {
  const byHand = language === "de" ? germanByHand : englishByHand;
  return [...readJudged(byHand, language, products), ...judgedByRule(products, language)];
}

async function score(judged: readonly Judged[], engine: Engine): Promise<Summary> {
  const scores = [];
  for (const one of judged) scores.push(scoreOf(one, await engine(one.query)));
  return summary(scores);
}

/** The searches with an answer that has no place among the first five. */
async function missedBy(judged: readonly Judged[], engine: Engine): Promise<readonly string[]> {
  const missed = [];
  for (const one of judged) {
    const { isAnswerable, five } = scoreOf(one, await engine(one.query));
    if (isAnswerable && five === 0) missed.push(one.query);
  }
  return missed;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const rowOf = (name: string, { ndcg, first, five, nothing, noise }: Summary): string =>
  [
    name.padEnd(21),
    ndcg.toFixed(3).padStart(8),
    percent(first).padStart(10),
    percent(five).padStart(10),
    percent(nothing).padStart(14),
    percent(noise).padStart(19),
  ].join(" ");

function findingsOf(language: string, { ndcg, five, nothing }: Summary, times: readonly number[]): Finding[] {
  const share = { unit: "score", atMost: false } as const;
  return [
    { what: `search, ${language}, nDCG@10`, target: 0.9, measured: ndcg, ...share },
    { what: `search, ${language}, success@5`, target: 0.95, measured: five, ...share },
    { what: `search, ${language}, found nothing`, target: 0.01, measured: nothing, unit: "score", atMost: true },
    { what: `search, ${language}, p50`, target: 8, measured: percentile(times, 0.5), unit: "ms", atMost: true },
    { what: `search, ${language}, p95`, target: 50, measured: percentile(times, 0.95), unit: "ms", atMost: true },
  ];
}
