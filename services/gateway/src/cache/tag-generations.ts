/** The generations of an answer's tags at a moment; answers of another moment differ when a tag was dropped between. */
export type Stamp = string;

/**
 * Counts how often each tag was dropped. An answer carries the stamp of the moment at which it was asked for, and
 * counts only while that is the current one: an answer that was on its way while its tag was dropped is never taken
 * for a new one, and dropping costs the same however many answers there are.
 */
export interface TagGenerations {
  stamp(tags: readonly string[]): Stamp;
  /** Drops what bears one of the tags. */
  drop(tags: readonly string[]): void;
  /** Drops everything: what changed is not known. */
  dropAll(): void;
}

/** Tags come from the schema and from whom we trust; still nothing grows without bound. */
const maxTags = 10_000;

export function createTagGenerations(): TagGenerations {
  const generations = new Map<string, number>();
  let all = 0;
  const dropAll = (): void => {
    all += 1;
    generations.clear();
  };
  return {
    stamp: (tags) => {
      let stamp = `${all}`;
      for (const tag of tags) stamp += `.${generations.get(tag) ?? 0}`;
      return stamp;
    },
    drop: (tags) => {
      for (const tag of tags) generations.set(tag, (generations.get(tag) ?? 0) + 1);
      if (generations.size > maxTags) dropAll();
    },
    dropAll,
  };
}
