/** The columns that a change gives a value for; what is left out or null stays as it is. */
export function changedColumns(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null && value !== undefined));
}
