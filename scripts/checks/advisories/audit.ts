import { spawn } from "node:child_process";

/** What `npm audit` printed, or why it could not be run. */
export type AuditRun = { readonly ok: true; readonly report: string } | { readonly ok: false; readonly reason: string };

/** How long the registry may take, in milliseconds. */
const patience = 60_000;

/** Requests from the registry the advisories against the production dependencies of the lockfile in a folder. */
export function runAudit(folder: string): Promise<AuditRun> {
  const options = ["audit", "--omit=dev", "--json", "--fetch-retries=1", "--fetch-timeout=20000"];
  const child = spawn("npm", options, { cwd: folder, stdio: ["ignore", "pipe", "ignore"], timeout: patience });
  let report = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    report += text;
  });
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ ok: false, reason: `npm does not run (${error.message})` }));
    child.once("close", (_code, signal) =>
      resolve(
        signal === null
          ? { ok: true, report }
          : { ok: false, reason: `the registry took longer than ${patience / 1000} s` },
      ),
    );
  });
}
