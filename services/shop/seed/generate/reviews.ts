import type { Tone } from "../catalogue/model.ts";
import type { Random } from "../random.ts";
import { isoDay } from "./days.ts";
import { general, toned, type Voice } from "./review-texts.ts";
import type { ReviewRow } from "./rows.ts";

/** Reviews of a product with their mean, rounded to two decimals; 0 and none for products without ratings. */
export interface Rated {
  readonly rows: ReviewRow[];
  readonly rating: number;
}

/** How many reviews a product has: a fifth none, most a handful, few many. */
function howMany(random: Random): number {
  if (random.chance(0.18)) return 0;
  return Math.ceil(Math.exp(random.next() * random.next() * 4.3));
}

const moodOf = (stars: number): keyof Voice => (stars >= 4 ? "happy" : stars === 3 ? "mixed" : "cross");

/** Stars around a product's quality, which lies between 3.7 and 4.9. */
function drawStars(quality: number, random: Random): number {
  const spread = (random.next() + random.next() - 1) * 2.2;
  return Math.min(5, Math.max(1, Math.round(quality + spread)));
}

/** Writes the reviews of one product. No two of them share their text; few readers notice a shared title. */
export function reviewsOf(productId: number, tone: Tone, ageInDays: number, today: Date, random: Random): Rated {
  const quality = 3.7 + random.next() * 1.2;
  const seen = new Set<string>();
  const rows = Array.from({ length: howMany(random) }, () =>
    review(productId, tone, drawStars(quality, random), ageInDays, today, random),
  );
  // The first of a text stays, and an author writes once about a product.
  const distinct = rows.filter(({ author, text }) => {
    const isNew = !seen.has(author) && !seen.has(text);
    seen.add(author).add(text);
    return isNew;
  });
  const sum = distinct.reduce((total, { rating }) => total + rating, 0);
  return { rows: distinct, rating: distinct.length === 0 ? 0 : Math.round((sum / distinct.length) * 100) / 100 };
}

function review(
  productId: number,
  tone: Tone,
  rating: number,
  ageInDays: number,
  today: Date,
  random: Random,
): ReviewRow {
  const language = random.chance(0.82) ? "de" : "en";
  const words = general[language];
  const mood = moodOf(rating);
  const sentences = [
    random.pick(toned[tone][language][mood]),
    ...(random.chance(0.6) ? [random.pick(words.sentences[mood])] : []),
  ];
  const isAnswered = mood === "cross" && random.chance(0.6);
  return {
    product_id: productId,
    language,
    rating,
    author: random.pick(words.authors),
    title: random.pick(words.titles[mood]),
    text: sentences.join(" "),
    written_on: isoDay(today, random.int(1, Math.max(1, Math.min(ageInDays - 1, 900)))),
    is_verified: random.chance(0.8),
    helpful: Math.floor(random.next() ** 3 * 24),
    comment: isAnswered ? random.pick(words.answers) : null,
    comment_author: isAnswered ? words.team : null,
    is_released: true,
  };
}
