/**
 * A message without the names that GraphQL proposes instead of an unknown one: who guesses would read the schema from
 * them. Validation and the variables' coercion both propose.
 */
export function withoutSuggestions(message: string): string {
  return message.replaceAll(/ ?Did you mean [^?]*\?/g, "");
}
