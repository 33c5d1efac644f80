import * as v from "valibot";
import type { Database } from "./database.ts";
import { noticeTags, type CacheTag, type Invalidation } from "./invalidation.ts";

/** Changes within this time are sent together, in milliseconds: a busy deal is reserved many times a second. */
const gatherFor = 100;

const tagSchema = v.picklist(noticeTags);

/**
 * Passes on the database's notices of changes (`cache_tag`), by any process, until the database is closed. Notices
 * during a lost connection are not repeated, so everything counts as changed then.
 */
export async function passOnChanges(
  { write }: Pick<Database, "write">,
  invalidation: Pick<Invalidation, "drop" | "hasListeners">,
): Promise<void> {
  if (!invalidation.hasListeners) return;
  const gathered = new Set<CacheTag>();
  let timer: NodeJS.Timeout | undefined;
  const gather = (tags: readonly CacheTag[]): void => {
    for (const tag of tags) gathered.add(tag);
    timer ??= setTimeout(() => {
      timer = undefined;
      const changed = [...gathered];
      gathered.clear();
      void invalidation.drop(changed);
    }, gatherFor).unref();
  };
  await write.listen(
    "cache_tag",
    (payload) => {
      const tag = v.safeParse(tagSchema, payload);
      gather(tag.success ? [tag.output] : noticeTags);
    },
    // At the start, too: migrations and demo data have changed what a gateway may keep of an earlier run.
    () => gather(noticeTags),
  );
}
