import * as v from "valibot";

/** An event as it is sent. */
const outgoing = v.object({ id: v.string(), name: v.string(), payload: v.string(), occurredAt: v.string() });
/** An event as it is sent. */
export type Outgoing = v.InferOutput<typeof outgoing>;

/** What an outbox works with. */
export interface OutboxParts {
  /** Shared by the tabs of a browser, and there after a page is closed. */
  readonly storage: Storage;
  /** Sends events. @returns whether the shop has stored them */
  readonly send: (events: readonly Outgoing[]) => Promise<boolean>;
  /** Sends events of a page that is being closed; no answer is heard. */
  readonly beacon: (events: readonly Outgoing[]) => void;
}

const prefix = "tracking:";
/** Most events, and most characters, of one batch: a beacon takes 64 kB. */
const [mostEvents, mostCharacters] = [100, 40_000];
/** Most events that wait: who is offline for long loses the last ones rather than the browser's storage. */
const mostWaiting = 500;

/**
 * Keeps events until the shop has stored them. Each has an id and an entry of its own, so that tabs do not overwrite each
 * other's; what is sent twice, by two tabs or because an answer was lost, the shop stores once.
 */
export function createOutbox({ storage, send, beacon }: OutboxParts) {
  let sending: Promise<void> | null = null;

  const keys = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
      key.startsWith(prefix),
    );
  const batch = (): readonly Outgoing[] => {
    const events: Outgoing[] = [];
    let characters = 0;
    for (const key of keys()) {
      const text = storage.getItem(key) ?? "";
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), outgoing), text);
      if (!event.success) {
        storage.removeItem(key);
        continue;
      }
      characters += text.length;
      if (events.length === mostEvents || (characters > mostCharacters && events.length > 0)) break;
      events.push(event.output);
    }
    return events;
  };
  const sendAll = async (): Promise<void> => {
    for (let events = batch(); events.length > 0; events = batch()) {
      if (!(await send(events).catch(() => false))) return;
      for (const { id } of events) storage.removeItem(prefix + id);
    }
  };
  return {
    add(event: Outgoing): void {
      if (keys().length >= mostWaiting) return;
      try {
        storage.setItem(prefix + event.id, JSON.stringify(event));
      } catch {
        // A full storage keeps what it has.
      }
    },
    /** Sends what waits; once at a time. */
    flush(): Promise<void> {
      sending ??= sendAll().finally(() => (sending = null));
      return sending;
    },
    /** The page is being closed. What is sent now is kept: it may not arrive, and is sent again by the next page. */
    leave(): void {
      const events = batch();
      if (events.length > 0) beacon(events);
    },
    /** Forgets what was not sent: the visitor no longer agrees. */
    clear(): void {
      for (const key of keys()) storage.removeItem(key);
    },
  };
}
