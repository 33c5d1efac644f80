/**
 * Packs a fresh cluster into the template that {@link unpackTemplate} unpacks. Run it when the embedded PostgreSQL gets
 * a new major version: `node services/shop/src/platform/embedded-postgres/make-template.ts`.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { provideBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { prepareFolders } from "./folders.ts";
import { lengthBytes, type TemplateHeader, templateFile } from "./template.ts";

const dataDir = mkdtempSync(join(tmpdir(), "chalkbox-template-"));
// PostgreSQL, which does not run as root, has to pass through.
chmodSync(dataDir, 0o755);
try {
  const folders = prepareFolders(dataDir);
  await ensureCluster(provideBinaries(folders.account, folders.cache), folders);
  writeFileSync(templateFile, pack(folders.cluster));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function pack(folder: string): Buffer {
  const header: TemplateHeader = [{ path: ".", size: null }];
  const contents: Buffer[] = [];
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (statSync(join(folder, path)).isDirectory()) {
      header.push({ path, size: null });
      continue;
    }
    const bytes = readFileSync(join(folder, path));
    header.push({ path, size: bytes.length });
    contents.push(bytes);
  }
  const encoded = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(encoded.length);
  return brotliCompressSync(Buffer.concat([length, encoded, ...contents]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
}
