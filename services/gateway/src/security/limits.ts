import type { PublicError } from "../errors/rules.ts";

/**
 * How much one request may request. Each is at least half as much again as the storefront's largest own operation
 * needs (`test/attacks/own-operations.test.ts`), and small enough that saying no costs less than 50 ms of CPU.
 */
export const limits = {
  /** Bytes of a request's body. */
  bodyBytes: 500_000,
  /** Operations of one request (GQL-02). */
  batch: 10,
  /** Characters of a document. */
  characters: 50_000,
  /** Lexical tokens of a document. */
  tokens: 2_000,
  /** Fields within fields. */
  depth: 16,
  /** Fields, with fragments written out. */
  fields: 800,
  /** Fields under a name that their selection has already; comparing them takes the square of their number. */
  repeats: 60,
  /** Aliases, with fragments written out. */
  aliases: 30,
  /** Directives, with fragments written out. */
  directives: 30,
  /** Fragments within fragments; one that spreads itself never ends. */
  fragments: 16,
  /** Fragments spread, each time counted. */
  spreads: 200,
  /** Objects that the answer may hold, as `cost.ts` estimates. */
  cost: 30_000,
  /** Values within an operation's variables, at any depth. */
  variableValues: 2_000,
  /** Lists and objects within one another in an operation's variables. */
  variableDepth: 12,
  /** Characters of all texts in an operation's variables. */
  variableCharacters: 400_000,
} as const;

export type Limit = keyof typeof limits;

/** What is refused for its size. */
export interface Breach {
  readonly limit: Limit;
}

const nouns: Readonly<Record<Limit, string>> = {
  bodyBytes: "bytes in a request's body",
  batch: "operations in a batch",
  characters: "characters in a document",
  tokens: "tokens in a document",
  depth: "levels of fields",
  fields: "fields in a document",
  repeats: "repetitions of fields in a document",
  aliases: "aliases in a document",
  directives: "directives in a document",
  fragments: "levels of fragments",
  spreads: "fragment spreads in a document",
  cost: "objects in an answer",
  variableValues: "values in the variables",
  variableDepth: "levels in the variables",
  variableCharacters: "characters in the variables",
};

/** What the client reads: a code, which limit, and its value. */
export function presentBreach({ limit }: Breach): PublicError {
  return {
    message: `More than ${limits[limit]} ${nouns[limit]} are not accepted`,
    extensions: { code: "LIMIT_EXCEEDED", classification: "LIMIT_EXCEEDED", limit, value: limits[limit] },
  };
}
