import { newId } from "../lib/new-id.ts";

/** Ids of what was sent and not answered, by what it was; of this tab alone. */
const ids = new Map<string, string>();

/**
 * The id of something that is sent once: the same one again when it is sent again, for as long as nothing has answered.
 * @param what tells two of them apart
 */
export function idForSending(what: string): string {
  // A server has no tab that sends again.
  if (import.meta.env.SSR) return newId();
  const id = ids.get(what) ?? newId();
  ids.set(what, id);
  return id;
}

/** Notes that what was sent has been answered: the next one like it is another. */
export const noteAnswered = (what: string): void => void ids.delete(what);
