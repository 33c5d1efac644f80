import {
  type ConstDirectiveNode,
  type DocumentNode,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  stripIgnoredCharacters,
  visit,
} from "graphql";

/** Object types by the interfaces that they implement. */
type Implementers = ReadonlyMap<string, readonly string[]>;

/**
 * A subgraph's schema that requires the same without fragments on interfaces: composition takes what these hold for
 * unreachable, so each stands for the types that implement it.
 */
export function withConcreteRequirements(subgraph: DocumentNode): DocumentNode {
  const implementers = implementersIn(subgraph);
  return visit(subgraph, {
    FieldDefinition: (field) => ({
      ...field,
      directives: (field.directives ?? []).map((each) =>
        each.name.value === "requires" ? concrete(each, implementers) : each,
      ),
    }),
  });
}

function implementersIn({ definitions }: DocumentNode): Implementers {
  const found = new Map<string, string[]>();
  for (const each of definitions) {
    if (each.kind === Kind.INTERFACE_TYPE_DEFINITION || each.kind === Kind.INTERFACE_TYPE_EXTENSION)
      found.set(each.name.value, found.get(each.name.value) ?? []);
    if (each.kind !== Kind.OBJECT_TYPE_DEFINITION && each.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    for (const { name } of each.interfaces ?? [])
      found.set(name.value, [...(found.get(name.value) ?? []), each.name.value]);
  }
  return found;
}

function concrete(directive: ConstDirectiveNode, implementers: Implementers): ConstDirectiveNode {
  const [argument] = directive.arguments ?? [];
  if (argument?.value.kind !== Kind.STRING || !argument.value.value.includes("...")) return directive;
  const [definition] = parse(`{ ${argument.value.value} }`).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return directive;
  const text = stripIgnoredCharacters(print(spelledOut(definition.selectionSet, null, implementers)));
  const value = { kind: Kind.STRING, value: text.slice(1, -1) } as const;
  return { ...directive, arguments: [{ ...argument, value }] };
}

/** @param type of which the objects are, where that is known */
function spelledOut(set: SelectionSetNode, type: string | null, implementers: Implementers): SelectionSetNode {
  return { ...set, selections: set.selections.flatMap((each) => spelledOutSelection(each, type, implementers)) };
}

function spelledOutSelection(
  selection: SelectionNode,
  type: string | null,
  implementers: Implementers,
): readonly SelectionNode[] {
  if (selection.kind === Kind.FIELD) {
    const { selectionSet } = selection;
    return [
      selectionSet === undefined
        ? selection
        : { ...selection, selectionSet: spelledOut(selectionSet, null, implementers) },
    ];
  }
  // Requirements have no named fragments.
  if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection];
  const condition = selection.typeCondition?.name.value;
  if (condition === undefined) return spelledOut(selection.selectionSet, type, implementers).selections;
  const fitting = implementers.get(condition) ?? [condition];
  if (type !== null)
    return fitting.includes(type) ? spelledOut(selection.selectionSet, type, implementers).selections : [];
  return fitting.map((name) => ({
    ...selection,
    typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: name } },
    selectionSet: spelledOut(selection.selectionSet, name, implementers),
  }));
}
