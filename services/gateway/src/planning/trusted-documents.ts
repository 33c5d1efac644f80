import { readDocuments, type TrustedDocument } from "../../../../operations/documents.ts";

/** The storefront's own operations. */
export interface TrustedDocuments {
  /** Text by id; undefined for an id that is none of ours. */
  textOf(id: string): string | undefined;
  /** The texts that are known now. */
  texts(): Iterable<string>;
}

/** How a list is kept. */
interface Settings {
  /** Whether operations may change while the gateway runs: on a developer's machine they do. */
  readonly rereads: boolean;
  readonly read?: () => readonly TrustedDocument[];
  /** Current time in milliseconds. */
  readonly now: () => number;
}

/** However many unknown ids are asked for, files are not read more often; in milliseconds. */
const patience = 1_000;

/** Reads `operations/`. An id that was known stays known, as pages that were loaded before a change still send it. */
export function loadTrustedDocuments({ rereads, read = readDocuments, now }: Settings): TrustedDocuments {
  const known = new Map<string, string>();
  let readAt = 0;
  const load = (): void => {
    readAt = now();
    for (const { id, text } of read()) known.set(id, text);
  };
  /** A file that is half written does not parse; the next request finds it whole. */
  const loadAgain = (): void => {
    try {
      load();
    } catch {
      readAt = 0;
    }
  };
  load();
  return {
    textOf: (id) => {
      const text = known.get(id);
      if (text !== undefined || !rereads || now() - readAt < patience) return text;
      loadAgain();
      return known.get(id);
    },
    texts: () => known.values(),
  };
}
