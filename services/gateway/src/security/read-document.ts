import { type DocumentNode, type GraphQLSchema, Lexer, parse, Source, TokenKind } from "graphql";
import { breachOfDocument } from "./document-limits.ts";
import { type Breach, type Limit, limits } from "./limits.ts";

/** A document within its limits, or why it is none. */
export type ReadDocument =
  | { readonly kind: "read"; readonly document: DocumentNode }
  | { readonly kind: "exceeds"; readonly breach: Breach }
  /** It is not GraphQL. */
  | { readonly kind: "unreadable" };

/**
 * Parses a document once it is known to be short, and looks at it before anything else does: what comes after, validation
 * above all, may take far longer than its length suggests.
 *
 * @param schema the public graph
 */
export function readDocument(schema: GraphQLSchema, text: string): ReadDocument {
  if (text.length > limits.characters) return exceeds("characters");
  if (countTokens(text) > limits.tokens) return exceeds("tokens");
  const document = parseQuietly(text);
  if (document === null) return { kind: "unreadable" };
  const breach = breachOfDocument(schema, document);
  return breach === null ? { kind: "read", document } : { kind: "exceeds", breach };
}

/** Tokens of a text up to one more than are accepted; 0 for what holds anything but tokens. */
function countTokens(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  try {
    while (count <= limits.tokens && lexer.advance().kind !== TokenKind.EOF) count += 1;
  } catch {
    return 0;
  }
  return count;
}

function parseQuietly(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

function exceeds(limit: Limit): ReadDocument {
  return { kind: "exceeds", breach: { limit } };
}
