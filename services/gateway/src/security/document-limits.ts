import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { multiplicity, type PageSizes, pageSizesWithin, weightOf } from "./cost.ts";
import { type Breach, type Limit, limits } from "./limits.ts";

type Counted = Extract<Limit, "fields" | "repeats" | "aliases" | "directives" | "spreads" | "cost">;

type Measured = Counted | "depth";

/** Where the walk is. */
interface Place {
  readonly type: GraphQLNamedType | undefined;
  readonly depth: number;
  /** How many objects the selection is answered for. */
  readonly objects: number;
  readonly sizes: PageSizes;
  /** Names of the fields that the answer has here already. */
  readonly names: Set<string>;
  /** Fragments that are being written out. */
  readonly fragments: readonly string[];
}

/** Thrown within the walk alone: everything else returns what was found. */
class Exceeded extends Error {
  readonly limit: Limit;

  constructor(limit: Limit) {
    super(limit);
    this.limit = limit;
  }
}

/**
 * Walks a document with its fragments written out, and stops at the first limit that it exceeds; so a document that
 * would be endless takes no longer than one at its limits. All its operations count together, valid or not: reading
 * and validating them is what costs.
 *
 * @param schema the public graph; what it does not have costs nothing
 */
export function breachOfDocument(schema: GraphQLSchema, document: DocumentNode): Breach | null {
  try {
    new Walk(schema, document).all();
    return null;
  } catch (error) {
    if (error instanceof Exceeded) return { limit: error.limit };
    throw error;
  }
}

/**
 * How much of each limit a document within its limits takes.
 * @throws Exceeded
 * @internal for tests, which state what our own operations take
 */
export function measureDocument(schema: GraphQLSchema, document: DocumentNode): Readonly<Record<Measured, number>> {
  const walk = new Walk(schema, document);
  walk.all();
  return walk.used();
}

class Walk {
  readonly #schema: GraphQLSchema;
  readonly #operations: readonly OperationDefinitionNode[];
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #reached = new Set<string>();
  readonly #counts: Record<Counted, number> = {
    fields: 0,
    repeats: 0,
    aliases: 0,
    directives: 0,
    spreads: 0,
    cost: 0,
  };

  #deepest = 0;

  constructor(schema: GraphQLSchema, { definitions }: DocumentNode) {
    this.#schema = schema;
    this.#operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    this.#fragments = new Map(
      definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
    );
  }

  used(): Readonly<Record<Measured, number>> {
    return { ...this.#counts, depth: this.#deepest };
  }

  /** @throws Exceeded */
  all(): void {
    for (const { operation, directives, variableDefinitions, selectionSet } of this.#operations) {
      this.#countDirectives(directives);
      for (const variable of variableDefinitions ?? []) this.#countDirectives(variable.directives);
      this.#select(selectionSet, this.#start(this.#schema.getRootType(operation) ?? undefined));
    }
    // Validation also reads the fragments that are never spread.
    for (const [name, { typeCondition, selectionSet, directives }] of this.#fragments) {
      if (this.#reached.has(name)) continue;
      this.#countDirectives(directives);
      this.#select(selectionSet, {
        ...this.#start(this.#schema.getType(typeCondition.name.value)),
        fragments: [name],
      });
    }
  }

  #start(type: GraphQLNamedType | undefined): Place {
    return { type, depth: 1, objects: 1, sizes: {}, names: new Set(), fragments: [] };
  }

  #select({ selections }: SelectionSetNode, place: Place): void {
    if (place.depth > limits.depth) throw new Exceeded("depth");
    this.#deepest = Math.max(this.#deepest, place.depth);
    for (const selection of selections) this.#visit(selection, place);
  }

  #visit(selection: SelectionNode, place: Place): void {
    this.#countDirectives(selection.directives);
    switch (selection.kind) {
      case Kind.FIELD:
        return this.#field(selection, place);
      case Kind.INLINE_FRAGMENT: {
        this.#count("spreads", 1);
        const condition = selection.typeCondition?.name.value;
        return this.#select(selection.selectionSet, {
          ...place,
          type: condition === undefined ? place.type : this.#schema.getType(condition),
        });
      }
      case Kind.FRAGMENT_SPREAD:
        return this.#spread(selection.name.value, place);
    }
  }

  #field(node: FieldNode, place: Place): void {
    this.#count("fields", 1);
    if (node.alias !== undefined) this.#count("aliases", 1);
    const answerName = (node.alias ?? node.name).value;
    if (place.names.has(answerName)) this.#count("repeats", 1);
    place.names.add(answerName);
    if (node.selectionSet === undefined) return;
    const deeper = { ...place, depth: place.depth + 1, names: new Set<string>() };
    const field =
      isObjectType(place.type) || isInterfaceType(place.type) ? place.type.getFields()[node.name.value] : undefined;
    // What the schema does not have, introspection among it, has a length of its own that validation looks after.
    if (field === undefined || place.type === undefined) {
      return this.#select(node.selectionSet, { ...deeper, type: undefined, objects: 0 });
    }
    const name = `${place.type.name}.${node.name.value}`;
    const objects = place.objects * multiplicity(name, field, place.sizes);
    const type = getNamedType(field.type);
    if (isCompositeType(type)) this.#count("cost", objects + weightOf(name) * place.objects);
    this.#select(node.selectionSet, {
      ...deeper,
      type,
      objects,
      sizes: pageSizesWithin(name, field, node, place.sizes),
    });
  }

  #spread(name: string, place: Place): void {
    this.#count("spreads", 1);
    if (place.fragments.includes(name) || place.fragments.length >= limits.fragments) throw new Exceeded("fragments");
    this.#reached.add(name);
    const fragment = this.#fragments.get(name);
    if (fragment === undefined) return;
    this.#countDirectives(fragment.directives);
    this.#select(fragment.selectionSet, {
      ...place,
      type: this.#schema.getType(fragment.typeCondition.name.value),
      fragments: [...place.fragments, name],
    });
  }

  #countDirectives(directives: readonly DirectiveNode[] | undefined): void {
    this.#count("directives", directives?.length ?? 0);
  }

  #count(limit: Counted, more: number): void {
    this.#counts[limit] += more;
    if (this.#counts[limit] > limits[limit]) throw new Exceeded(limit);
  }
}
