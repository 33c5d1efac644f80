/** An object of an upstream's answer, which later answers complete. */
export type Node = Record<string, unknown>;

/** Whether a value of an answer is an object, and no list or leaf. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Puts what an upstream answered into an object that is there already: lists of equal length element by element, what
 * is missing or null in the target as it is.
 * @param isObjectType whether a name is that of a concrete type; an interface's name gives way to it
 */
export function mergeInto(target: Node, source: Node, isObjectType: (name: unknown) => boolean): void {
  for (const key in source) {
    const value = source[key];
    const known = target[key];
    if (known === undefined || known === null) target[key] = value;
    else if (typeof known === "object") mergeValues(known, value, isObjectType);
    else if (key === "__typename" && !isObjectType(known) && isObjectType(value)) target[key] = value;
  }
}

function mergeValues(known: object, value: unknown, isObjectType: (name: unknown) => boolean): void {
  // An object that is at several places comes several times.
  if (known === value) return;
  if (Array.isArray(known)) {
    if (!Array.isArray(value) || value.length !== known.length) return;
    for (let index = 0; index < known.length; index += 1) {
      const element: unknown = known[index];
      if (element === null) known[index] = value[index];
      else if (typeof element === "object" && element !== null) mergeValues(element, value[index], isObjectType);
    }
  } else if (isNode(known) && isNode(value)) mergeInto(known, value, isObjectType);
}

/**
 * A copy whose objects nothing else holds: places of different selections must not complete each other's objects. What
 * is at several places of the original is at several places of the copy.
 * @param copies of this place so far
 */
export function copyOf(value: unknown, copies: Map<object, unknown>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) {
    const list = value.map((each) => copyOf(each, copies));
    copies.set(value, list);
    return list;
  }
  const copy: Node = {};
  for (const [key, each] of Object.entries(value)) copy[key] = copyOf(each, copies);
  copies.set(value, copy);
  return copy;
}
