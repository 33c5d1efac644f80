import * as v from "valibot";

const port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(65_535));
const url = v.pipe(v.string(), v.url());

const environment = v.object({
  CHALKBOX_ENV: v.optional(v.picklist(["local", "dev", "staging", "integ", "live"]), "local"),
  NODE_ENV: v.optional(v.string(), "production"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  WEB_PORT: v.optional(port, "3000"),
  GATEWAY_URL: v.optional(url, "http://127.0.0.1:3002"),
  SHOP_URL: v.optional(url, "http://127.0.0.1:3003"),
  SANDBOX_PUBLIC_URL: v.optional(url, "http://localhost:3001"),
  TRUST_PROXY: v.optional(v.picklist(["0", "1"]), "0"),
});

/** Settings of the web server. */
export interface Config {
  readonly isDevelopment: boolean;
  readonly isLocal: boolean;
  readonly host: string;
  readonly port: number;
  /** Where `/api/` goes. */
  readonly gatewayUrl: string;
  /** Where `/media/` goes. */
  readonly shopUrl: string;
  /** Origins that payment forms are posted to. */
  readonly paymentOrigins: readonly string[];
  /** Whether `x-forwarded-*` of the caller counts: only behind a reverse proxy that sets them. */
  readonly trustProxy: boolean;
}

/** Reads the environment; a bad value ends the start with the variable's name. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const result = v.safeParse(environment, env);
  if (!result.success) {
    throw new Error(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? "environment"}: ${issue.message}`).join("; "),
    );
  }
  const values = result.output;
  return {
    isDevelopment: values.NODE_ENV === "development",
    isLocal: values.CHALKBOX_ENV === "local",
    host: values.HOST,
    port: values.WEB_PORT,
    gatewayUrl: values.GATEWAY_URL,
    shopUrl: values.SHOP_URL,
    paymentOrigins: [new URL(values.SANDBOX_PUBLIC_URL).origin],
    trustProxy: values.TRUST_PROXY === "1",
  };
}
