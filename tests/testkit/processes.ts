import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** What a whole Chalkbox consists of, beside its launcher. */
export type PartName = "shop" | "sandbox" | "gateway" | "web" | "postgres";

const entries = {
  shop: "services/shop/src/main.ts",
  sandbox: "services/sandbox/src/main.ts",
  gateway: "services/gateway/src/main.ts",
  web: "web/server.ts",
} as const;

/**
 * The process id of a part of a running Chalkbox; Linux only, as it reads /proc.
 *
 * @param chalkbox process id of its launcher, and its data folder
 * @returns null while the part does not run
 */
export async function pidOfPart(
  name: PartName,
  { pid, dataDir }: { readonly pid: number; readonly dataDir: string },
): Promise<number | null> {
  if (name === "postgres") return pidOfPostgres(dataDir);
  for (const entry of await readdir("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const process = await readProcess(entry);
    if (process?.parent === pid && process.command.some((word) => word.endsWith(entries[name]))) return Number(entry);
  }
  return null;
}

/** The first line of PostgreSQL's own file. */
async function pidOfPostgres(dataDir: string): Promise<number | null> {
  const elsewhere = await readFile(path.join(dataDir, "postgres.location"), "utf8").catch(() => null);
  const home = elsewhere?.trim() ?? path.join(dataDir, "postgres");
  const text = await readFile(path.join(home, "cluster-18/postmaster.pid"), "utf8").catch(() => "");
  const [line = ""] = text.split("\n", 1);
  return line === "" ? null : Number(line);
}

interface Running {
  readonly parent: number;
  readonly command: readonly string[];
}

/** Null when the process has ended meanwhile. */
async function readProcess(pid: string): Promise<Running | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    // The name before the state is in parentheses and may hold anything.
    const [, , parent] = stat.slice(stat.lastIndexOf(")") + 1).split(" ");
    return { parent: Number(parent), command: command.split("\0") };
  } catch {
    return null;
  }
}
