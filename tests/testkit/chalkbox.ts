import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import * as v from "valibot";
import { freePort } from "./ports.ts";
import { startProgram } from "./program.ts";
import type { Storefront } from "./storefronts.ts";

/** Where a running Chalkbox can be reached. Plain data, so that it can travel to the test workers. */
export interface Addresses {
  /** Public port of all storefronts. */
  readonly webPort: number;
  /** Origin of the played third parties. */
  readonly sandbox: string;
  /** Origin of the shop service. */
  readonly shop: string;
  /** Token of the back office. */
  readonly operatorToken: string;
  /** Folder that holds everything this Chalkbox keeps. */
  readonly dataDir: string;
}

/** A whole Chalkbox that runs for tests. */
export interface Chalkbox extends Addresses {
  /** Process id of the launcher. */
  readonly pid: number;
  /** Everything that the launcher has printed so far. */
  output(): string;
  /** Stops everything and removes the data. */
  stop(): Promise<void>;
}

const Secrets = v.object({ OPERATOR_TOKEN: v.string() });
/** A first start builds the storefront and fills the database. */
const startPatience = 240_000;

/** How a Chalkbox is started. */
interface StartOptions {
  /** From source, as `npm run dev` does. */
  readonly isDevelopment?: boolean;
  /** Absolute path of the checkout; this one without it. */
  readonly checkout?: string;
}

/**
 * Starts a whole Chalkbox as `npm start` does, with fresh data in a folder of its own, on free ports.
 *
 * @param env added to its environment
 */
export async function startChalkbox(
  env: Readonly<Record<string, string>> = {},
  { isDevelopment = false, checkout }: StartOptions = {},
): Promise<Chalkbox> {
  const dataDir = env["DATA_DIR"] ?? (await temporaryFolder());
  const webPort = await freePort(5);
  const program = await startProgram({
    entry: "scripts/start/main.ts",
    args: isDevelopment ? ["--dev"] : [],
    ...(checkout !== undefined && { checkout }),
    // All people of all tests come from one address.
    env: { PORT: String(webPort), DATA_DIR: dataDir, RATE_LOOKUP: "1000/10000/600", ...env },
    readyText: "Ctrl-C stops everything.",
    patience: startPatience,
  }).catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  const secrets = v.parse(Secrets, JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8")));
  return {
    webPort,
    sandbox: originBefore("/mailbox/", program.output()),
    shop: originBefore("/backoffice/", program.output()),
    operatorToken: secrets.OPERATOR_TOKEN,
    dataDir,
    pid: program.pid,
    output: program.output,
    stop: async () => {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Address of a page of a storefront. */
export function pageUrl({ webPort }: Addresses, { host }: Storefront, target = "/"): string {
  return `http://${host}:${webPort}${target}`;
}

/** A folder for the data of one Chalkbox; the database's own user has to pass through it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-e2e-"));
  await chmod(folder, 0o755);
  return folder;
}

/** The address that the launcher printed for something, e.g. `http://localhost:3001`. */
function originBefore(suffix: string, output: string): string {
  const [, origin] = new RegExp(`(http://[^\\s/]+)${suffix}`).exec(output) ?? [];
  if (origin === undefined) throw new Error(`The launcher printed no address that ends in ${suffix}`);
  return origin;
}
