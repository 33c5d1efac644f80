/** The versions of an answer's tags at a moment; answers of another moment differ when a tag was dropped between. */
export type VersionKey = string;

/**
 * Counts how often each tag was dropped. An answer carries the version key of the moment at which it was requested, and
 * counts only while that is the current one: an answer that was on its way while its tag was dropped is never taken
 * for a new one, and dropping costs the same however many answers there are.
 */
export interface TagVersions {
  versionKey(tags: readonly string[]): VersionKey;
  /** Drops answers with one of the tags. */
  drop(tags: readonly string[]): void;
  /** Drops everything: what changed is not known. */
  dropAll(): void;
  /**
   * Calls back right after each drop.
   * @param onDrop gets the tags; null: everything
   * @returns what ends it
   */
  watch(onDrop: (tags: readonly string[] | null) => void): () => void;
}

/** Tags come from the schema and from whom we trust; still nothing grows without bound. */
const maxTags = 10_000;

/** The versions of tags of which none was dropped yet. */
export function createTagVersions(): TagVersions {
  const versions = new Map<string, number>();
  const watchers = new Set<(tags: readonly string[] | null) => void>();
  let all = 0;
  const dropAll = (): void => {
    all += 1;
    versions.clear();
    for (const onDrop of watchers) onDrop(null);
  };
  return {
    versionKey: (tags) => {
      let versionKey = `${all}`;
      for (const tag of tags) versionKey += `.${versions.get(tag) ?? 0}`;
      return versionKey;
    },
    drop: (tags) => {
      for (const tag of tags) versions.set(tag, (versions.get(tag) ?? 0) + 1);
      if (versions.size > maxTags) dropAll();
      else for (const onDrop of watchers) onDrop(tags);
    },
    dropAll,
    watch: (onDrop) => {
      watchers.add(onDrop);
      return () => void watchers.delete(onDrop);
    },
  };
}
