export const jsonType = "application/json; charset=utf-8";
const newType = "application/graphql-response+json";
const newTypeInUtf8 = `${newType}; charset=utf-8`;

/** The media type that a client prefers of the two that GraphQL over HTTP has. @param accept its `Accept` header */
export function preferredType(accept: string): string {
  return accept.includes(newType) ? newTypeInUtf8 : jsonType;
}
