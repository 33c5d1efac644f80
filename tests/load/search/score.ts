import type { Judged } from "./judged/wanted.ts";

/** How well an engine answered one search. */
export interface Score {
  readonly isAnswerable: boolean;
  /** Whether it found anything. */
  readonly found: boolean;
  readonly ndcg: number;
  readonly first: number;
  readonly five: number;
}

/** How well an engine answers a set of searches: shares from 0 to 1. */
export interface Summary {
  readonly ndcg: number;
  readonly first: number;
  readonly five: number;
  /** Searches with an answer that found nothing. */
  readonly nothing: number;
  /** Searches without an answer that found something all the same. */
  readonly noise: number;
}

const depth = 10;
/** What a product is worth to who searches, by place from 0. */
const discounted = (gain: number, place: number): number => gain / Math.log2(place + 2);

/** Scores the ids that an engine found, best first: nDCG@10 with 3 for what must come first and 1 for what may follow. */
export function scoreOf({ best, good }: Judged, ids: readonly string[]): Score {
  const gainOf = (id: string): number => (best.has(id) ? 3 : good.has(id) ? 1 : 0);
  const others = [...good].filter((id) => !best.has(id)).length;
  const ideal = [...Array(best.size).fill(3), ...Array(others).fill(1)].slice(0, depth);
  const sum = (gains: readonly number[]) => gains.reduce((total, gain, place) => total + discounted(gain, place), 0);
  const gains = ids.slice(0, depth).map(gainOf);
  return {
    isAnswerable: best.size > 0,
    found: ids.length > 0,
    ndcg: sum(gains) / sum(ideal),
    first: Number(gains[0] === 3),
    five: Number(gains.slice(0, 5).includes(3)),
  };
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** The scores of a set. */
export function summary(scores: readonly Score[]): Summary {
  const answerable = scores.filter(({ isAnswerable }) => isAnswerable);
  const others = scores.filter(({ isAnswerable }) => !isAnswerable);
  return {
    ndcg: mean(answerable.map(({ ndcg }) => ndcg)),
    first: mean(answerable.map(({ first }) => first)),
    five: mean(answerable.map(({ five }) => five)),
    nothing: mean(answerable.map(({ found }) => Number(!found))),
    noise: others.length === 0 ? 0 : mean(others.map(({ found }) => Number(found))),
  };
}
