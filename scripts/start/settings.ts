import path from "node:path";
import process from "node:process";
import { commonVariables, dataFolder } from "@chalkbox/environment";
import * as v from "valibot";
import { failure, success, type Outcome } from "./outcome.ts";
import { type GivenSecrets, secretsIn } from "./secrets.ts";

const { wrapped: environments, default: defaultEnvironment } = commonVariables.CHALKBOX_ENV;
const optionalUrl = v.optional(v.pipe(v.string(), v.url("is no URL")));

/** What the launcher itself reads from the environment; the services validate theirs again at boot. */
const Environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, "is no number"),
      v.transform(Number),
      v.minValue(1, "is below 1"),
      v.maxValue(65_535, "is above 65535"),
    ),
    "3000",
  ),
  HOST: commonVariables.HOST,
  DATA_DIR: v.optional(v.string(), dataFolder),
  CHALKBOX_ENV: v.optional(
    v.picklist(environments.options, `is none of ${environments.options.join(", ")}`),
    defaultEnvironment,
  ),
  DATABASE_URL: v.optional(v.string()),
  SHOP_PUBLIC_HOSTS: v.optional(v.string()),
  REDIS_URL: v.optional(v.string()),
  MAIL_URL: v.optional(v.string()),
  UPSTREAM_URL: optionalUrl,
  TOKEN_URL: optionalUrl,
  SHOP_URL: optionalUrl,
  MEDIA_URL: optionalUrl,
});

/** An external upstream shop, in place of services/shop. */
export interface Upstream {
  readonly graphqlUrl: string;
  readonly tokenUrl: string;
  /** Where payments are reported to: the origin of the upstream unless SHOP_URL names another. */
  readonly baseUrl: string;
  /** Where pictures come from: the same unless MEDIA_URL names another. */
  readonly mediaUrl: string;
}

export interface Settings {
  readonly mode: "production" | "development";
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  readonly environment: v.InferOutput<typeof environments>;
  readonly databaseUrl: string | undefined;
  /** Hosts that links of mails may lead to; those of this start when undefined. */
  readonly publicHosts: string | undefined;
  readonly redisUrl: string | undefined;
  /** A mail server in place of the sandbox's mailbox. */
  readonly mailUrl: string | undefined;
  readonly upstream: Upstream | undefined;
  /** What the operator sets instead of what is made up. */
  readonly secrets: GivenSecrets;
}

/**
 * Reads the launcher's settings.
 *
 * @param root the checkout; a relative DATA_DIR is in it
 * @returns a failure that names the variable and its value
 */
export function readSettings(
  options: { readonly root: string; readonly mode: Settings["mode"] },
  env: NodeJS.ProcessEnv = process.env,
): Outcome<Settings> {
  const read = v.safeParse(Environment, withoutEmpty(env));
  if (!read.success) {
    const [issue] = read.issues;
    const name = String(issue.path?.[0].key);
    return failure(`${name}=${env[name] ?? ""} ${issue.message}.`);
  }
  const { output } = read;
  if (output.UPSTREAM_URL !== undefined && output.TOKEN_URL === undefined) {
    return failure(
      "UPSTREAM_URL is set: TOKEN_URL must name that shop's token address (for example https://shop.example/oauth/token).",
    );
  }
  return success({
    mode: options.mode,
    port: output.PORT,
    host: output.HOST,
    dataDir: path.resolve(options.root, output.DATA_DIR),
    environment: output.CHALKBOX_ENV,
    databaseUrl: output.DATABASE_URL,
    publicHosts: output.SHOP_PUBLIC_HOSTS,
    redisUrl: output.REDIS_URL,
    mailUrl: output.MAIL_URL,
    secrets: secretsIn(env),
    upstream:
      output.UPSTREAM_URL === undefined || output.TOKEN_URL === undefined
        ? undefined
        : {
            graphqlUrl: output.UPSTREAM_URL,
            tokenUrl: output.TOKEN_URL,
            baseUrl: output.SHOP_URL ?? new URL(output.UPSTREAM_URL).origin,
            mediaUrl: output.MEDIA_URL ?? output.SHOP_URL ?? new URL(output.UPSTREAM_URL).origin,
          },
  });
}

/** `PORT= npm start` means "not set", as everywhere in a shell. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}
