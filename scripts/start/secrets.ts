import { randomBytes } from "node:crypto";
import { chmod, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { failure, success, systemCode, type Outcome } from "./outcome.ts";

/** Every secret that the processes share, with the way a missing one is made. */
const makers = {
  OAUTH_CLIENT_ID: () => "chalkbox-gateway",
  OAUTH_CLIENT_SECRET: () => randomText(32),
  TOKEN_SECRET: () => randomText(48),
  PAYMENT_MERCHANT_ID: () => "chalkbox",
  PAYMENT_SECRET: () => randomText(32),
  OPERATOR_TOKEN: () => randomText(24),
  INVALIDATION_SECRET: () => randomText(32),
} as const;

export type SecretName = keyof typeof makers;
export type Secrets = Readonly<Record<SecretName, string>>;
/** What the environment names of them. */
export type GivenSecrets = Partial<Secrets>;

/** The secrets that the environment names; empty ones count as absent. */
export function secretsIn(env: NodeJS.ProcessEnv): GivenSecrets {
  const names = Object.keys(makers);
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => names.includes(name) && value !== ""));
}

const Stored = v.record(v.string(), v.string());

/**
 * Reads DATA_DIR/secrets.json, adds what is missing and keeps it readable for its owner alone (mode 0600).
 *
 * What the environment names goes first and is never written down.
 *
 * @returns a failure when the file cannot be read or is no JSON object of texts
 */
export async function loadSecrets(dataDir: string, given: GivenSecrets): Promise<Outcome<Secrets>> {
  const file = path.join(dataDir, "secrets.json");
  const stored = await readStored(file);
  if (!stored.ok) return stored;

  const made = collect((name) => stored.value[name] ?? makers[name]());
  try {
    if (Object.keys(made).some((name) => stored.value[name] === undefined)) {
      const fresh = `${file}.${process.pid}`;
      // The file is created with its mode: at no moment is it readable for others.
      await writeFile(fresh, `${JSON.stringify({ ...stored.value, ...made }, null, 2)}\n`, { mode: 0o600 });
      await rename(fresh, file);
    } else await chmod(file, 0o600);
  } catch (error) {
    return failure(`Cannot keep the secrets in ${file} (${systemCode(error)}).`);
  }
  return success(collect((name) => given[name] ?? made[name]));
}

async function readStored(file: string): Promise<Outcome<Record<string, string>>> {
  try {
    return success(v.parse(Stored, JSON.parse(await readFile(file, "utf8"))));
  } catch (error) {
    if (systemCode(error) === "ENOENT") return success({});
    if (systemCode(error) !== "") return failure(`Cannot read ${file} (${systemCode(error)}).`);
    return failure(
      `${file} is damaged: repair it, or delete it to have new secrets made (everyone is then logged out).`,
    );
  }
}

function collect(valueOf: (name: SecretName) => string): Secrets {
  return {
    OAUTH_CLIENT_ID: valueOf("OAUTH_CLIENT_ID"),
    OAUTH_CLIENT_SECRET: valueOf("OAUTH_CLIENT_SECRET"),
    TOKEN_SECRET: valueOf("TOKEN_SECRET"),
    PAYMENT_MERCHANT_ID: valueOf("PAYMENT_MERCHANT_ID"),
    PAYMENT_SECRET: valueOf("PAYMENT_SECRET"),
    OPERATOR_TOKEN: valueOf("OPERATOR_TOKEN"),
    INVALIDATION_SECRET: valueOf("INVALIDATION_SECRET"),
  };
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}
