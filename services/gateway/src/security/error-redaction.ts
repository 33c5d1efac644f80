/**
 * A message without the names that GraphQL proposes instead of an unknown one: who guesses would read the schema from
 * them. Validation and the variables' coercion both propose.
 */
export function withoutSuggestions(message: string): string {
  return message.replaceAll(/ ?Did you mean [^?]*\?/g, "");
}

/** What GraphQL reports about a variable after its value: where it is wrong, and why, in words that repeat no value. */
const reason =
  /(?: at "[\w.[\]]+")?; (?:Expected (?:non-nullable )?type "[\w![\]]+"(?: not to be null| to be an object)?\.|Field "\w+" (?:of required type "[\w![\]]+" was not provided|is not defined by type "\w+")\.(?: Did you mean [^?]*\?)?)$/;

/** What GraphQL reports about a value in the document, up to the value. */
const aboutLiterals = [
  /^(Expected value of type "[^"]*"), found .*$/s,
  /^(\w+ cannot represent [^:]*): .*$/s,
  /^(Syntax Error: .*?String) ".*$/s,
];

/**
 * A message without the values that were sent: GraphQL repeats a whole input object when one field of it is wrong, a
 * password beside it as well, and clients show or log what they get.
 */
export function withoutValues(message: string): string {
  const variable = /^Variable "\$\w+" got invalid value /.exec(message);
  if (variable !== null) return `${variable[0].trimEnd()}${reason.exec(message)?.[0] ?? ""}`;
  for (const literal of aboutLiterals) {
    const found = literal.exec(message);
    if (found !== null) return `${found[1] ?? ""}.`;
  }
  return message;
}
