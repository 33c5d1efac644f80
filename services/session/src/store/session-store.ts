import { GraphQLError } from "graphql";
import type { SessionRecord } from "../record.ts";

/**
 * Where sessions are kept. One record for each visitor and cart; it ends 30 days after its last change, as the user
 * id cookie does (SESS-09). A record that does not decode (of an older release) counts as absent.
 */
export interface SessionStore {
  /** The record, or null when there is none or it has expired. */
  get(id: string): Promise<SessionRecord | null>;
  /**
   * Replaces the record by what `change` makes of it and returns that. Nothing that others write meanwhile is lost:
   * `change` runs again on the newer record, so it must be pure. A missing record is given as the empty one.
   * @throws SessionContention after too many losses in a row
   * @throws StoreFull when there is no room; nothing has changed then
   * @throws RecordTooLong when it would take more than {@link longestRecord}; nothing has changed then
   */
  update(id: string, change: (record: SessionRecord) => SessionRecord): Promise<SessionRecord>;
  /** @throws StoreFull as `update` */
  delete(id: string): Promise<void>;
  /** Whether the store can be read and written; for readiness. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Life of a record after its last change, in milliseconds. */
export const recordLifetime = 30 * 24 * 3_600_000;

/** Most records at a time: a stranger makes one with invented ids. Beyond it the one that ends first makes room. */
export const mostRecords = 500_000;

/** Most characters of a record as JSON: three times what one with everything in it takes. */
export const longestRecord = 4_000;

/** A record holds more than any visitor of ours types. */
export class RecordTooLong extends GraphQLError {
  override name = "RecordTooLong";

  constructor() {
    super("A session does not keep that much", { extensions: { code: "BAD_REQUEST", classification: "BAD_REQUEST" } });
  }
}

/** Many writers were faster, again and again; a bug or an attack, never a shopper. */
export class SessionContention extends Error {
  override name = "SessionContention";
}

/** The disk that sessions are on is full. What is stored can still be read. Written for shoppers, as the shop's own. */
export class StoreFull extends GraphQLError {
  override name = "StoreFull";

  constructor(cause?: Error) {
    super("The disk has no room for sessions", {
      extensions: {
        code: "STORAGE_FULL",
        classification: "STORAGE_FULL",
        messageKey: "vue.message.storageFull",
      },
      originalError: cause,
    });
  }
}
