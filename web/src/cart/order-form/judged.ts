import { failureResponse } from "../../graph/failure.ts";
import { ValidateOrderFormDocument, type ValidateOrderFormQuery } from "../../graph/generated/ValidateOrderForm.ts";
import type { GraphTools } from "../../graph/load.ts";
import { type Entry, piecesOf } from "./entries.ts";

/** Answer of the shop about an entry. */
export type Verdict = ValidateOrderFormQuery["validateOrderForm"][number];

/** An entry with what the shop says of it; null where it was not understood, and the shop was not asked. */
export interface JudgedEntry extends Entry {
  readonly verdict: Verdict | null;
}

/** Entries that the shop validates at once. */
const atOnce = 100;

/** Parts of a list, each with so many of its items at most. */
export const partsOf = <Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, part) => items.slice(part * most, (part + 1) * most));

/**
 * Has the shop validate the entries that are understood, a hundred at a time, one after the other.
 * @throws the page's response where the shop cannot be asked
 */
export async function judge(graph: GraphTools, entries: readonly Entry[]): Promise<readonly JudgedEntry[]> {
  const understood = entries.flatMap((entry) => {
    const quantity = piecesOf(entry);
    return quantity === null ? [] : [{ entry, asked: { orderNumber: entry.orderNumber, quantity } }];
  });
  const verdicts = new Map<Entry, Verdict>();
  for (const part of partsOf(understood, atOnce)) {
    const { data, error } = await graph.attempt(ValidateOrderFormDocument, { entries: part.map(({ asked }) => asked) });
    if (data == null) throw error ? failureResponse(error) : new Error("The graph answered without data");
    data.validateOrderForm.forEach((verdict, index) => {
      const entry = part[index]?.entry;
      if (entry !== undefined) verdicts.set(entry, verdict);
    });
  }
  return entries.map((entry) => ({ ...entry, verdict: verdicts.get(entry) ?? null }));
}
