import path from "node:path";
import { storefronts as known } from "@chalkbox/storefront";
import type { Ports } from "./ports.ts";
import type { Settings } from "./settings.ts";

const titles = {
  "de-de": "Germany",
  "at-de": "Austria",
  "ch-de": "Switzerland",
  "edu-de": "Schools, German",
  "edu-en": "Schools, English",
} as const;

/** First parts of the host names that lead to the five storefronts, with what a person finds there. */
export const storefronts = known.map(({ localPrefix, languageCode }) => ({
  prefix: localPrefix,
  title: titles[languageCode],
}));

/** The lines printed once everything runs: where to go, where the data is, how to stop. */
export function banner(
  root: string,
  settings: Settings,
  ports: Ports,
  extra: { readonly seconds: number; readonly operatorToken: string | undefined },
): string {
  const home = `http://localhost:${ports.web}`;
  const rows = storefronts.map(({ prefix, title }) => [title, `http://${prefix}localhost:${ports.web}`]);
  rows.push(["GraphQL", `${home}/api/shop/`]);
  const hasOperators = extra.operatorToken !== undefined;
  if (settings.environment === "local" || (settings.environment !== "live" && hasOperators)) {
    rows.push(["Mailbox", `http://localhost:${ports.sandbox}/mailbox/`]);
  }
  if (settings.upstream === undefined && hasOperators) {
    rows.push(["Back office", `http://localhost:${ports.shop}/backoffice/`]);
    if (settings.environment === "local") rows.push(["  token", extra.operatorToken]);
  }
  if (settings.upstream !== undefined) rows.push(["Upstream", settings.upstream.graphqlUrl]);
  rows.push(["Data", shortPath(root, settings.dataDir)]);
  const width = Math.max(...rows.map(([title = ""]) => title.length)) + 2;
  return [
    "",
    `Chalkbox is open (${extra.seconds.toFixed(1)} s).`,
    "",
    ...rows.map(([title = "", value = ""]) => `  ${title.padEnd(width)}${value}`),
    "",
    "Ctrl-C stops everything.",
    "",
  ].join("\n");
}

/** Relative to the checkout where that is shorter to read. */
function shortPath(root: string, folder: string): string {
  const relative = path.relative(root, folder);
  return relative.startsWith("..") || path.isAbsolute(relative) ? folder : relative;
}
