import { copyOf, isNode, mergeInto, type Node } from "./node.ts";
import { forEachAt } from "./places.ts";
import type { EntityGroup } from "./steps.ts";

/** Objects that share a representation. */
interface Entity {
  readonly nodes: Node[];
  /** The place of each node, by its number in the group. */
  readonly places: number[];
}

/** Representations of a group, with the objects they stand for; in the order in which they are sent. */
export interface Gathering {
  readonly representations: readonly string[];
  readonly entities: readonly Entity[];
}

/** What objects are compared by, and which of them are at several places. */
interface Facts {
  readonly isObjectType: (name: unknown) => boolean;
  readonly repeated: Set<Node>;
}

/**
 * The distinct representations of a group's objects.
 * @param memory what is known already: these objects are completed at once
 */
export function gather(
  root: Node,
  { places, represent }: EntityGroup,
  { isObjectType, repeated }: Facts,
  memory: ReadonlyMap<string, Node> | null,
): Gathering {
  const representations: string[] = [];
  const entities: Entity[] = [];
  const known = new Map<string, Entity>();
  places.forEach((place, index) => {
    forEachAt(root, place, repeated.size > 0, (node) => {
      const text = represent(node);
      if (text === null) return;
      const remembered = memory?.get(text);
      if (remembered !== undefined) return mergeInto(node, remembered, isObjectType);
      const entity = known.get(text);
      if (entity !== undefined) {
        entity.nodes.push(node);
        entity.places.push(index);
        return;
      }
      const first: Entity = { nodes: [node], places: [index] };
      known.set(text, first);
      representations.push(text);
      entities.push(first);
    });
  });
  return { representations, entities };
}

/**
 * Completes each object by what the upstream answered to its representation.
 * @param list in the order of the representations
 * @param sharesObjects whether objects of the list may be one
 */
export function spread(
  list: readonly unknown[],
  { rewrites }: EntityGroup,
  { entities }: Gathering,
  { isObjectType, repeated }: Facts,
  sharesObjects: boolean,
): void {
  // One place has the objects themselves, each further one has copies of its own; objects that are one are so at a place.
  let first: number | null = null;
  const copies = new Map<number, Map<object, unknown>>();
  for (let index = 0; index < entities.length; index += 1) {
    const found = list[index];
    const entity = entities[index];
    if (entity === undefined || !isNode(found)) continue;
    for (const rewrite of rewrites) rewrite(found);
    const isPlain = !holdsObjects(found);
    const { nodes, places } = entity;
    if (!sharesObjects) first = null;
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at];
      const place = places[at];
      if (node === undefined || place === undefined) continue;
      first ??= place;
      mergeInto(node, isPlain || place === first ? found : copyFor(place, found), isObjectType);
    }
  }
  for (const copied of copies.values()) {
    for (const [original, copy] of copied)
      if (isNode(original) && repeated.has(original) && isNode(copy)) repeated.add(copy);
  }

  function copyFor(place: number, found: Node): Node {
    const copied = copies.get(place) ?? new Map<object, unknown>();
    copies.set(place, copied);
    const copy = copyOf(found, copied);
    return isNode(copy) ? copy : found;
  }
}

/** Whether a copy makes a difference. */
function holdsObjects(found: Node): boolean {
  for (const key in found) {
    const value = found[key];
    if (typeof value === "object" && value !== null) return true;
  }
  return false;
}
