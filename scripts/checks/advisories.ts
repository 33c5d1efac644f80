/**
 * `npm run advisories`: whether there are advisories against the production dependencies, by the registry's list. Fails
 * when there are; where the list cannot be had, it reports it and does not fail, as that cannot be repaired here.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { type AuditRun, runAudit } from "./advisories/audit.ts";
import { weigh } from "./advisories/judge.ts";

/** A package that has advisories since 2020 and will keep them. */
const known = { name: "lodash", version: "4.17.15" };

async function auditKnown(): Promise<AuditRun> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-advisories-"));
  const manifest = { name: "known", version: "1.0.0", dependencies: { [known.name]: known.version } };
  const packages = { "": manifest, [`node_modules/${known.name}`]: { version: known.version } };
  try {
    await writeFile(path.join(folder, "package.json"), JSON.stringify(manifest));
    await writeFile(
      path.join(folder, "package-lock.json"),
      JSON.stringify({ ...manifest, lockfileVersion: 3, packages }),
    );
    return await runAudit(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const verdict = weigh(await runAudit(root), await auditKnown());
if (verdict.kind === "clean") process.stdout.write("Production dependencies: no advisory.\n");
if (verdict.kind === "unchecked") {
  process.stdout.write(`Production dependencies: ADVISORIES COULD NOT BE CHECKED (${verdict.reason}).\n`);
}
if (verdict.kind === "vulnerable") {
  process.stderr.write(
    `Production dependencies: advisories against\n${verdict.lines.map((line) => `  ${line}\n`).join("")}`,
  );
  process.exitCode = 1;
}
