import { codeOnly } from "./code-only.ts";

/** Where rows become what the services speak of. Only stores, and what fills tables, name columns. */
const speaking = /^services\/(?:shop|session|sandbox)\/src\//;
const naming = /\.store\.ts$|\.test\.ts$|\/platform\/embedded-postgres\//;
const snake = /(?<![\w$])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w$])/g;

/** Names that others have given: columns are none of them. */
const foreign: ReadonlySet<string> = new Set(
  [
    // OAuth and the claims of a token.
    ["access_token", "token_type", "expires_in", "shop_id"],
    // Fields of the graph.
    [
      "core_category",
      "core_category_type",
      "core_search",
      "cart_update",
      "shop_init",
      "shop_version",
      "ishop_seo_box_text",
    ],
    // PostgreSQL's settings, and its driver's properties.
    ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "plan_cache_mode"],
    ["application_name", "constraint_name"],
  ].flat(),
);

/** The columns that a file names although it is no store. */
export function columnsNamedIn(file: string, text: string): readonly string[] {
  if (!speaking.test(file) || naming.test(file)) return [];
  return [...new Set(codeOnly(text).match(snake) ?? [])].filter((name) => !foreign.has(name));
}
