import type { RequiresSelection } from "@graphql-hive/router-query-planner";
import { isNode, type Node } from "./node.ts";
import { Unplannable } from "./unplannable.ts";

/** Types by name, and those that are or implement them. */
export type TypeNames = (name: string) => ReadonlySet<string>;

/** A member of a representation. */
interface Member {
  /** `"name":` */
  readonly head: string;
  readonly key: string;
  /** Null for plain values. */
  readonly within: Writer | null;
}

/** Null: something that it needs has not been answered. */
type Writer = (node: Node) => string | null;

/**
 * Compiles what an upstream must know of an object to find it.
 * @param typename that the upstream knows all these objects by; null: each by its own
 * @throws Unplannable for a selection of another form
 */
export function compileRepresentation(
  selections: readonly RequiresSelection[],
  namesOf: TypeNames,
  typename: string | null,
): Writer {
  const cases = selections.map((selection) => {
    if (selection.kind !== "InlineFragment") throw new Unplannable("A representation without a type");
    return { names: namesOf(selection.typeCondition), write: writerOf(selection.selections, namesOf, typename) };
  });
  const [only] = cases;
  if (only === undefined) throw new Unplannable("A representation without members");
  return (node) => {
    const type = node["__typename"];
    if (typeof type !== "string") return null;
    for (const { names, write } of cases) if (names.has(type)) return write(node);
    return null;
  };
}

function writerOf(selections: readonly RequiresSelection[], namesOf: TypeNames, typename: string | null): Writer {
  if (selections.some(({ kind }) => kind !== "Field")) return branching(selections, namesOf);
  const members = selections.map((selection) => memberOf(selection, namesOf));
  return (node) => {
    let text = "";
    for (const { head, key, within } of members) {
      const value = key === "__typename" && typename !== null ? typename : node[key];
      if (value === undefined) return null;
      const written = within === null ? JSON.stringify(value) : writeWithin(within, value);
      if (written === null) return null;
      text += (text === "" ? "" : ",") + head + written;
    }
    // An object of a type of which nothing is required is there all the same.
    return `{${text}}`;
  };
}

const ownType: RequiresSelection = { kind: "Field", name: "__typename" };

/** Members that depend on an object's type, which the upstream needs for that reason. */
function branching(selections: readonly RequiresSelection[], namesOf: TypeNames): Writer {
  return (node) => {
    const type = node["__typename"];
    const taken: RequiresSelection[] = [];
    const take = (each: readonly RequiresSelection[]): void => {
      for (const selection of each) {
        if (selection.kind === "Field") taken.push(selection);
        else if (selection.kind === "InlineFragment") {
          const isWanted = typeof type !== "string" || namesOf(selection.typeCondition).has(type);
          if (isWanted) take(selection.selections);
        }
      }
    };
    if (typeof type === "string") taken.push(ownType);
    take(selections);
    const names = new Set<string>();
    const once = taken.filter((each) => {
      const name = each.kind === "Field" ? (each.alias ?? each.name) : "";
      return !names.has(name) && names.add(name);
    });
    return writerOf(once, namesOf, null)(node);
  };
}

function memberOf(selection: RequiresSelection, namesOf: TypeNames): Member {
  if (selection.kind !== "Field") throw new Unplannable("A representation with a named fragment");
  const { name, alias, selections = [] } = selection;
  const within = selections.length === 0 ? null : writerOf(selections, namesOf, null);
  return { head: `${JSON.stringify(alias ?? name)}:`, key: name, within };
}

function writeWithin(write: Writer, value: unknown): string | null {
  if (value === null) return "null";
  if (!Array.isArray(value)) return isNode(value) ? write(value) : null;
  const parts: string[] = [];
  for (const each of value) {
    const part = writeWithin(write, each);
    if (part === null) return null;
    parts.push(part);
  }
  return `[${parts.join(",")}]`;
}
