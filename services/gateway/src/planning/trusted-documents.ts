import { readDocuments, type TrustedDocument } from "../../../../operations/documents.ts";

/** The operations of the storefront, and of other front ends that the deployment has. */
export interface TrustedDocuments {
  /** Text by id; undefined for an id that is none of ours. */
  textOf(id: string): string | undefined;
  /** The texts that are known now. */
  texts(): Iterable<string>;
  /** Whether one of the operations that are known now has this name. */
  hasName(name: string): boolean;
}

/** How a list is kept. */
interface Settings {
  /** Whether operations may change while the gateway runs: on a developer's machine they do. */
  readonly rereads: boolean;
  /** Folder with the operations of other front ends; null: there are none. */
  readonly further?: string | null;
  readonly read?: (folder?: string) => readonly TrustedDocument[];
  /** Current time in milliseconds. */
  readonly now: () => number;
}

/** However many unknown ids are requested, files are not read more often; in milliseconds. */
const patience = 1_000;

/**
 * Reads `operations/`, and the folder of the deployment's own. An id that was known stays known, as pages that were
 * loaded before a change still send it.
 * @throws GraphQLError with file and position when a file does not parse
 */
export function loadTrustedDocuments({
  rereads,
  further = null,
  read = readDocuments,
  now,
}: Settings): TrustedDocuments {
  const known = new Map<string, string>();
  const names = new Set<string>();
  let readAt = 0;
  const load = (): void => {
    readAt = now();
    const documents = [...read(), ...(further === null ? [] : read(further))];
    for (const { id, name, text } of documents) {
      known.set(id, text);
      names.add(name);
    }
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
    hasName: (name) => names.has(name),
  };
}
