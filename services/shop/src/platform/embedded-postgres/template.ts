import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import * as v from "valibot";
import type { ServerAccount } from "./account.ts";

/** A cluster as `initdb` leaves it, packed by `make-template.ts`. */
export const templateFile = join(import.meta.dirname, "cluster-18.template.br");

/** What the archive starts with: its entries in order, parents first. A folder has no size. */
const headerSchema = v.array(v.object({ path: v.string(), size: v.nullable(v.number()) }));
export type TemplateHeader = v.InferOutput<typeof headerSchema>;

/** The header's length comes first, in this many bytes. */
export const lengthBytes = 4;

/**
 * Unpacks the cluster into `folder`, which must not exist. The caller makes it durable.
 * @param account whom the files are to belong to; null: this process's own
 */
export function unpackTemplate(folder: string, account: ServerAccount | null): void {
  const archive = brotliDecompressSync(readFileSync(templateFile));
  const headerEnd = lengthBytes + archive.readUInt32BE(0);
  const header: unknown = JSON.parse(archive.toString("utf8", lengthBytes, headerEnd));
  let offset = headerEnd;
  for (const { path, size } of v.parse(headerSchema, header)) {
    const target = join(folder, path);
    if (size === null) {
      mkdirSync(target, { mode: 0o700 });
    } else {
      writeFileSync(target, archive.subarray(offset, offset + size), { mode: 0o600, flag: "wx" });
      offset += size;
    }
    if (account !== null) chownSync(target, account.uid, account.gid);
  }
}
