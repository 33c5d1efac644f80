/** Joins class names, leaving out what is not set. Returns `undefined` when nothing is left. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string | undefined {
  const joined = names.filter(Boolean).join(" ");
  return joined === "" ? undefined : joined;
}
