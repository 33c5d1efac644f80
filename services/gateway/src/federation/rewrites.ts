import type { FetchNodePathSegment, FetchRewrite } from "@graphql-hive/router-query-planner";
import { isNode, type Node } from "./node.ts";
import type { TypeNames } from "./represent.ts";
import type { Rewrite } from "./steps.ts";
import { Unplannable } from "./unplannable.ts";

/** Compiles the planner's changes to what an upstream answered. */
export function compileRewrites(rewrites: readonly FetchRewrite[], namesOf: TypeNames): readonly Rewrite[] {
  return rewrites.map((rewrite) => {
    const { path, change } = changeOf(rewrite);
    return (node) => apply(node, path, namesOf, change);
  });
}

/**
 * The name under which an upstream knows objects whose own type it does not: an interface's, for interface objects.
 * @throws Unplannable for any other change of what is sent
 */
export function typenameSetBy(rewrites: readonly FetchRewrite[]): string | null {
  let typename: string | null = null;
  for (const rewrite of rewrites) {
    const setter = "ValueSetter" in rewrite ? rewrite.ValueSetter : "setValueTo" in rewrite ? rewrite : null;
    const last = setter?.path.at(-1);
    if (setter === null || last === undefined || !("Key" in last) || last.Key !== "__typename")
      throw new Unplannable("A representation with a change of another kind");
    typename = setter.setValueTo;
  }
  return typename;
}

type Change = (parent: Node, key: string) => void;

function changeOf(rewrite: FetchRewrite): { readonly path: readonly FetchNodePathSegment[]; readonly change: Change } {
  if ("KeyRenamer" in rewrite) {
    const { path, renameKeyTo } = rewrite.KeyRenamer;
    const change: Change = (parent, key) => {
      if (!Object.hasOwn(parent, key)) return;
      parent[renameKeyTo] = parent[key];
      delete parent[key];
    };
    return { path, change };
  }
  const { path, setValueTo } = "ValueSetter" in rewrite ? rewrite.ValueSetter : rewrite;
  return {
    path,
    change: (parent, key) => {
      parent[key] = setValueTo;
    },
  };
}

function apply(value: unknown, path: readonly FetchNodePathSegment[], namesOf: TypeNames, change: Change): void {
  if (Array.isArray(value)) {
    for (const each of value) apply(each, path, namesOf, change);
    return;
  }
  const [segment, ...rest] = path;
  if (!isNode(value) || segment === undefined) return;
  if ("TypenameEquals" in segment) {
    const type = value["__typename"];
    const fits = typeof type !== "string" || segment.TypenameEquals.some((name) => namesOf(name).has(type));
    if (fits) apply(value, rest, namesOf, change);
  } else if (rest.length === 0) change(value, segment.Key);
  else apply(value[segment.Key], rest, namesOf, change);
}
