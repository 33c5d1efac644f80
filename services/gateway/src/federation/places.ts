import type { FlattenNodePathSegment } from "@graphql-hive/router-query-planner";
import { isNode, type Node } from "./node.ts";
import type { TypeNames } from "./represent.ts";
import type { Place, PlaceSegment } from "./steps.ts";

/** A place as people and the walk read it. */
export function compilePlace(path: readonly FlattenNodePathSegment[], namesOf: TypeNames): Place {
  let name = "";
  const segments = path.map((segment): PlaceSegment => {
    if (segment === "@") {
      name += "[]";
      return { kind: "list" };
    }
    if ("Field" in segment) {
      name += `${name === "" ? "" : "."}${segment.Field}`;
      return { kind: "field", key: segment.Field };
    }
    return { kind: "types", names: new Set(segment.TypeCondition.flatMap((each) => [...namesOf(each)])) };
  });
  return { name, segments };
}

/**
 * Calls `visit` for each object at a place.
 * @param isOnce whether those below an object that is at several places are visited once
 */
export function forEachAt(root: Node, { segments }: Place, isOnce: boolean, visit: (node: Node) => void): void {
  walk(root, segments, 0, visit, isOnce ? new Set() : null);
}

function walk(
  value: unknown,
  segments: readonly PlaceSegment[],
  at: number,
  visit: (node: Node) => void,
  seen: Set<unknown> | null,
): void {
  // Lists within lists have fewer segments than levels in some plans.
  if (Array.isArray(value)) {
    if (seen !== null) {
      if (seen.has(value)) return;
      seen.add(value);
    }
    const next = segments[at]?.kind === "list" ? at + 1 : at;
    for (let index = 0; index < value.length; index += 1) walk(value[index], segments, next, visit, seen);
    return;
  }
  if (!isNode(value)) return;
  const segment = segments[at];
  if (segment === undefined) return visit(value);
  switch (segment.kind) {
    case "field":
      return walk(value[segment.key], segments, at + 1, visit, seen);
    case "list":
      return walk(value, segments, at + 1, visit, seen);
    case "types": {
      const type = value["__typename"];
      if (typeof type !== "string" || segment.names.has(type)) walk(value, segments, at + 1, visit, seen);
    }
  }
}

/** A path in an answer. */
export type AnswerPath = readonly (string | number)[];

/** The same with the path of each object, for errors; slower. */
export function forEachPathAt(root: Node, { segments }: Place, visit: (node: Node, path: AnswerPath) => void): void {
  const follow = (value: unknown, at: number, path: AnswerPath): void => {
    if (Array.isArray(value)) {
      const next = segments[at]?.kind === "list" ? at + 1 : at;
      value.forEach((each, index) => follow(each, next, [...path, index]));
      return;
    }
    if (!isNode(value)) return;
    const segment = segments[at];
    if (segment === undefined) return visit(value, path);
    if (segment.kind === "field") return follow(value[segment.key], at + 1, [...path, segment.key]);
    const type = value["__typename"];
    if (segment.kind === "list" || typeof type !== "string" || segment.names.has(type)) follow(value, at + 1, path);
  };
  follow(root, 0, []);
}
