import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { type Limit, limits, presentBreach } from "./limits.ts";
import { readDocument } from "./read-document.ts";
import { securityHeaders } from "./response-headers.ts";
import { isSameSecret } from "./same-secret.ts";

const schema = buildSchema("type Query { a: Int }");

it("answers run nothing, are framed by no page and are embedded by no other origin; by TLS they say to stay with it", () => {
  const always = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
  expect(securityHeaders({})).toEqual(always);
  expect(securityHeaders({ "x-forwarded-proto": "http" })).toEqual(always);
  expect(securityHeaders({ "x-forwarded-proto": "https" })).toEqual({
    ...always,
    "strict-transport-security": "max-age=31536000",
  });
});

it("a secret is the same as itself alone", () => {
  expect(isSameSecret("secret", "secret")).toBe(true);
  for (const other of ["", "Secret", "secret ", "secre"]) expect(isSameSecret(other, "secret")).toBe(false);
});

it("a document is read up to its longest, and one character more is too many", () => {
  const padded = (characters: number) => `{ a }${" ".repeat(characters - 5)}`;
  expect(readDocument(schema, padded(limits.characters)).kind).toBe("read");
  expect(readDocument(schema, padded(limits.characters + 1))).toEqual({
    kind: "exceeds",
    breach: { limit: "characters" },
  });
});

it("a document is read up to its last token, and one more is too many", () => {
  const tokens = (count: number) => `{ ${"a:b ".repeat((count - 2) / 3)}}`;
  const isRead = readDocument(schema, tokens(1_997));
  expect(isRead).not.toEqual({ kind: "exceeds", breach: { limit: "tokens" } });
  expect(readDocument(schema, `{ ${"!".repeat(limits.tokens - 2)} }`)).toEqual({ kind: "unreadable" });
  expect(readDocument(schema, `{ ${"!".repeat(limits.tokens - 1)} }`)).toEqual({
    kind: "exceeds",
    breach: { limit: "tokens" },
  });
});

it("a document that is too deep goes no further", () => {
  const deep = `${"{ a".repeat(limits.depth + 1)}${"}".repeat(limits.depth + 1)}`;
  expect(readDocument(schema, deep)).toEqual({ kind: "exceeds", breach: { limit: "depth" } });
});

it.each(["", "  # nothing", "{ a", "{ a ? }", "\u0000"])("%j is no document", (text) => {
  expect(readDocument(schema, text)).toEqual({ kind: "unreadable" });
});

it("a breach is reported with its limit, its value and what it is about", () => {
  const named: Record<Limit, string> = {
    bodyBytes: "500000 bytes in a request's body",
    batch: "10 operations in a batch",
    characters: "50000 characters in a document",
    tokens: "2000 tokens in a document",
    depth: "16 levels of fields",
    fields: "800 fields in a document",
    repeats: "60 repetitions of fields in a document",
    aliases: "30 aliases in a document",
    directives: "30 directives in a document",
    fragments: "16 levels of fragments",
    spreads: "200 fragment spreads in a document",
    cost: "30000 objects in an answer",
    variableValues: "2000 values in the variables",
    variableDepth: "12 levels in the variables",
    variableCharacters: "400000 characters in the variables",
  };
  const isLimit = (name: string): name is Limit => name in named;
  const breaches = Object.keys(limits)
    .filter(isLimit)
    .map((limit) => [limit, presentBreach({ limit })] as const);
  expect(breaches).toHaveLength(Object.keys(limits).length);
  for (const [limit, { message, extensions }] of breaches) {
    expect(message).toBe(`More than ${named[limit]} are not accepted`);
    expect(extensions).toEqual({
      code: "LIMIT_EXCEEDED",
      classification: "LIMIT_EXCEEDED",
      limit,
      value: limits[limit],
    });
  }
});
