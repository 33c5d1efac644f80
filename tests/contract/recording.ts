import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { root } from "../testkit/root.ts";

const Json = v.record(v.string(), v.unknown());

const CallSchema = v.object({
  /** `graph`: the storefront called the public graph. `upstream`: the gateway called the shop to answer that. */
  to: v.picklist(["graph", "upstream"]),
  /** The document, one line an entry, so that a change is readable. */
  query: v.array(v.string()),
  variables: Json,
  answer: v.object({ data: v.nullish(Json, null), errors: v.optional(v.array(v.unknown())) }),
});

const RecordingSchema = v.object({
  operation: v.string(),
  storefront: v.picklist(["de", "b2b"]),
  calls: v.array(CallSchema),
});

/** One question and its answer. */
export type Call = v.InferOutput<typeof CallSchema>;
/** What answering one operation took; is in tests/recordings/<domain>/<Operation>.json. */
export type Recording = v.InferOutput<typeof RecordingSchema>;

/** Folder of all recordings. */
export const recordingsFolder = path.join(root, "tests/recordings");

/** All recordings by the name of their operation. */
export async function readRecordings(): Promise<ReadonlyMap<string, Recording & { readonly file: string }>> {
  const files = (await readdir(recordingsFolder, { recursive: true })).filter((name) => name.endsWith(".json"));
  const recordings = await Promise.all(
    files.toSorted().map(async (file) => {
      const recording = v.parse(RecordingSchema, JSON.parse(await readFile(path.join(recordingsFolder, file), "utf8")));
      return { ...recording, file: file.replaceAll("\\", "/") };
    }),
  );
  return new Map(recordings.map((recording) => [recording.operation, recording]));
}

/** Names of fields and variables whose content is secret. */
const secretNames = /^(token|password|data|authorization|cookie|set-cookie|apiToken|shareData|x-jwt)$/i;
/** A signed token, wherever it hides. */
const signedToken = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+/g;
const redacted = "[redacted]";

/**
 * A copy without secrets: tokens, passwords, links that invite, sealed payment data. Objects of such a name are looked
 * into, because `token { token expires }` and the answer's own `data` are objects; only texts are replaced.
 */
export function redact(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(signedToken, redacted);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [
      name,
      typeof content === "string" && secretNames.test(name) ? redacted : redact(content),
    ]),
  );
}
