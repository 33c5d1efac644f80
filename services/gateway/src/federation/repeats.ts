import type { OperationShape, ReadShape } from "./read-shape.ts";
import type { Place, Step } from "./steps.ts";

/** Objects of one call, and where they come to be in the answer. */
interface Instance {
  readonly shape: ReadShape;
  /** Keys on the way, joined. */
  readonly at: string;
}

/**
 * Decides where objects of equal text may be read as one object. What completes an object must then be the same wherever
 * it is: it is, as long as it depends on that object alone. So it must not come from a call for objects further up, whose
 * answer reaches down to it; and no place may depend on the type of what is above it.
 */
export function allowRepeats(step: Step): void {
  const instances: Instance[] = [];
  const shapes: OperationShape[] = [];
  let dependsOnType = false;
  const visit = (each: Step): void => {
    if (!("upstream" in each)) return each.steps.forEach(visit);
    // What is not known may reach anywhere.
    if (each.reader === null) return void (dependsOnType = true);
    const { shape } = each.reader;
    shapes.push(shape);
    if (each.kind === "fetch") return void instances.push({ shape: shape.root, at: "" });
    for (const { alias, places } of each.groups) {
      dependsOnType ||= places.some(({ segments }) => segments.some(isTypes));
      const within = shape.root.fields.find(({ key }) => key === alias)?.within ?? null;
      if (within !== null) for (const place of places) instances.push({ shape: within, at: keysOf(place) });
    }
  };
  visit(step);

  const reached = new Map<string, number>();
  for (const { shape, at } of instances) {
    forEachBelow(shape, at, (_, path) => void reached.set(path, (reached.get(path) ?? 0) + 1));
  }
  for (const { root } of shapes) forbid(root, dependsOnType);
  if (dependsOnType) return;
  for (const { shape, at } of instances) allowBelow(shape, at, reached);
}

/** An answer's root is one object, and so is what depends on more than itself. */
function forbid(shape: ReadShape, withAllBelow: boolean): void {
  shape.mayRepeat = false;
  if (withAllBelow) for (const { within } of shape.fields) if (within !== null) forbid(within, true);
}

function forEachBelow(shape: ReadShape, at: string, visit: (shape: ReadShape, path: string) => void): void {
  for (const { key, within } of shape.fields) {
    if (within === null) continue;
    const path = `${at}.${key}`;
    visit(within, path);
    forEachBelow(within, path, visit);
  }
}

/** @returns whether objects of this place, with what is below them, are reached by this call alone */
function allowBelow(shape: ReadShape, at: string, reached: ReadonlyMap<string, number>): boolean {
  let isAlone = true;
  for (const { key, within } of shape.fields) {
    if (within === null) continue;
    const path = `${at}.${key}`;
    const isOwn = allowBelow(within, path, reached) && reached.get(path) === 1;
    if (!isOwn) within.mayRepeat = false;
    isAlone &&= isOwn;
  }
  if (!isAlone) shape.mayRepeat = false;
  return isAlone;
}

function isTypes({ kind }: Place["segments"][number]): boolean {
  return kind === "types";
}

function keysOf({ segments }: Place): string {
  return segments.map((each) => (each.kind === "field" ? `.${each.key}` : "")).join("");
}
