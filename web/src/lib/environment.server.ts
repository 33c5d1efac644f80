import { commonVariables, type Environment, readVariables, url } from "@chalkbox/environment";
import * as v from "valibot";

/** The variables that both the server and the pages which it renders need. */
export const pageVariables = {
  CHALKBOX_ENV: commonVariables.CHALKBOX_ENV,
  LOG_LEVEL: commonVariables.LOG_LEVEL,
  GATEWAY_URL: v.optional(url, "http://127.0.0.1:3002"),
};

/** What rendering a page is configured with. The built pages are a module graph of their own and read it themselves. */
export interface PageConfig {
  readonly environment: v.InferOutput<typeof commonVariables.CHALKBOX_ENV>;
  readonly logLevel: v.InferOutput<typeof commonVariables.LOG_LEVEL>;
  /** Where the graph is asked. */
  readonly gatewayUrl: string;
}

/**
 * Reads and checks the environment.
 * @throws ConfigError naming every variable at fault
 */
export function readPageConfig(environment: Environment = process.env): PageConfig {
  const { CHALKBOX_ENV, LOG_LEVEL, GATEWAY_URL } = readVariables(v.object(pageVariables), environment);
  return { environment: CHALKBOX_ENV, logLevel: LOG_LEVEL, gatewayUrl: GATEWAY_URL };
}
