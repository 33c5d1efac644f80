const comments = /\/\*(?!\s*GraphQL\s*\*\/)[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/g;

const signs: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: "a tagged document", pattern: /\b(gql|graphql)\s*[`(]/ },
  { what: "a marked document", pattern: /\/\*\s*GraphQL\s*\*\// },
  { what: "an operation in a text", pattern: /["'`]\s*(query|mutation|subscription)\b[^"'`]*\{[^"'`]*\}/ },
  { what: "a fragment in a text", pattern: /["'`]\s*fragment\s+\w+\s+on\s+\w+/ },
  { what: "a client called with a text", pattern: /\.(query|mutation|subscription)\(\s*["'`]/ },
  // The generated modules wrap their texts with it; other modules have none to wrap.
  { what: "a document of its own", pattern: /(?<!function )\boperationDocument\s*(<[^>]*>)?\(/ },
  { what: "graphql-js", pattern: /from\s+["']graphql(\/[^"']*)?["']/ },
];

/**
 * Signs of GraphQL that someone wrote by hand into a source text; comments do not count.
 *
 * @returns what was found, once each; nothing for a clean file
 */
export function findGraphql(source: string): readonly string[] {
  const code = source.replaceAll(comments, "");
  return signs.filter(({ pattern }) => pattern.test(code)).map(({ what }) => what);
}
