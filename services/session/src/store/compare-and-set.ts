import * as v from "valibot";
import { emptyRecord, type SessionRecord, sessionRecordSchema } from "../record.ts";
import { longestRecord, RecordTooLong, SessionContention } from "./session-store.ts";

/** The two steps that a store provides; the text is the record as JSON, null for "no record". */
export interface TextCells {
  read(id: string): Promise<string | null>;
  /** Writes only when the text is still `expected`; false when it is not. */
  replace(id: string, expected: string | null, next: string): Promise<boolean>;
}

/** Losing this often in a row takes more writers than one visitor has. */
const maxAttempts = 50;

/** The record in a stored text; null when it is absent or of a shape that this release does not support. */
export function decodeRecord(text: string | null): SessionRecord | null {
  if (text === null) return null;
  try {
    const decoded = v.safeParse(sessionRecordSchema, JSON.parse(text));
    return decoded.success ? decoded.output : null;
  } catch {
    return null;
  }
}

/**
 * Reads, changes and writes, again when another write came in between.
 * @throws SessionContention when that fails 50 times
 * @throws RecordTooLong
 */
export async function updateRecord(
  cells: TextCells,
  id: string,
  change: (record: SessionRecord) => SessionRecord,
): Promise<SessionRecord> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await cells.read(id);
    const next = change(decodeRecord(before) ?? emptyRecord);
    const text = JSON.stringify(next);
    if (text.length > longestRecord) throw new RecordTooLong();
    if (await cells.replace(id, before, text)) return next;
  }
  throw new SessionContention("The session changes faster than it can be written");
}
