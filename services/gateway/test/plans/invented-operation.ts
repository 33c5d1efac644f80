import type { GeneratorValue } from "fast-check";
import fc from "fast-check";
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";

/** A generated operation. */
export interface InventedOperation {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Writes valid operations with everything that a document can hold. */
export class OperationWriter {
  readonly #schema: GraphQLSchema;
  readonly #g: GeneratorValue;
  readonly #declarations: string[] = [];
  readonly #variables: Record<string, unknown> = {};
  readonly #fragments: { readonly name: string; readonly type: string; readonly text: string }[] = [];
  #names = 0;

  /** @param g where all choices come from */
  constructor(schema: GraphQLSchema, g: GeneratorValue) {
    this.#schema = schema;
    this.#g = g;
  }

  /** @param roots fields of the root to choose from, each kind of them as likely as another */
  write(kind: "query" | "mutation", roots: readonly (readonly string[])[]): InventedOperation {
    const type = kind === "query" ? this.#schema.getQueryType() : this.#schema.getMutationType();
    if (type == null) throw new Error(`The graph has no ${kind}`);
    const selections = this.#times(1, 4).map(() => {
      const field = type.getFields()[this.#of(this.#of(roots))];
      if (field === undefined) throw new Error("No such root");
      return this.#wrapped(this.#field(field, 3), type);
    });
    if (this.#chance(10)) selections.push(this.#chance(50) ? "__typename" : "kind: __typename");
    const declared = this.#declarations.length === 0 ? "" : `(${this.#declarations.join(", ")})`;
    const texts = [
      `${kind} Invented${declared} { ${selections.join(" ")} }`,
      ...this.#fragments.map((fragment) => `fragment ${fragment.name} on ${fragment.type} { ${fragment.text} }`),
    ];
    // Another operation in the same text must not matter.
    if (this.#chance(10)) texts.push("query Other { shop_version }");
    return { query: texts.join("\n"), operationName: "Invented", variables: this.#variables };
  }

  #selection(type: GraphQLCompositeType, depth: number): string {
    const parts = this.#times(1, 4).map(() => this.#part(type, depth));
    return `{ ${parts.join(" ")} }`;
  }

  #part(type: GraphQLCompositeType, depth: number): string {
    if (isAbstractType(type) && this.#chance(60)) {
      const possible = this.#of(this.#schema.getPossibleTypes(type));
      return `... on ${possible.name} ${this.#selection(possible, depth)}`;
    }
    if (this.#chance(12)) return this.#chance(50) ? "__typename" : `${this.#name("t")}: __typename${this.#directive()}`;
    const fields = "getFields" in type ? Object.values(type.getFields()) : [];
    const usable = fields.filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)));
    if (usable.length === 0) return "__typename";
    return this.#wrapped(this.#field(this.#of(usable), depth), type);
  }

  /** A selection, now and then within a fragment. */
  #wrapped(text: string, type: GraphQLCompositeType): string {
    const luck = this.#g(fc.nat, { max: 99 });
    if (luck < 70) return text;
    if (luck < 78) return `...${this.#directive()} { ${text} }`;
    if (luck < 86) return `... on ${type.name}${this.#directive()} { ${text} }`;
    const known = this.#fragments.filter((fragment) => fragment.type === type.name);
    if (luck < 90 && known.length > 0) return `${text} ...${this.#of(known).name}${this.#directive()}`;
    const name = this.#name("F");
    this.#fragments.push({ name, type: type.name, text });
    return `...${name}${this.#directive()}`;
  }

  /**
   * Without arguments a field may have its own name: whatever else has it is the same field. With a directive it may
   * not: the stitching library takes the first of two selections for both, and ignores that it had a condition.
   */
  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = this.#arguments(field.args);
    const directive = this.#directive();
    const alias = given !== "" || directive !== "" || this.#chance(20) ? `${this.#name("a")}: ` : "";
    const type = getNamedType(field.type);
    const selection = isCompositeType(type) ? ` ${this.#selection(type, depth - 1)}` : "";
    return `${alias}${field.name}${given}${directive}${selection}`;
  }

  #arguments(args: readonly GraphQLArgument[]): string {
    const given = args.filter((arg) => isRequired(arg) || this.#chance(40));
    return given.length === 0 ? "" : `(${given.map((arg) => `${arg.name}: ${this.#argument(arg)}`).join(", ")})`;
  }

  #argument({ type }: GraphQLArgument): string {
    return this.#chance(40) ? this.#variable(type) : this.#literal(type, 2);
  }

  /** Declares a variable; without a value where it has a default or may be null. */
  #variable(type: GraphQLInputType): string {
    const name = this.#name("v");
    const hasDefault = this.#chance(30);
    this.#declarations.push(`$${name}: ${String(type)}${hasDefault ? ` = ${this.#literal(type, 1)}` : ""}`);
    if (this.#chance(75) || (isNonNullType(type) && !hasDefault)) this.#variables[name] = this.#value(type, 2);
    return `$${name}`;
  }

  #directive(): string {
    const luck = this.#g(fc.nat, { max: 99 });
    if (luck >= 14) return "";
    const name = luck % 2 === 0 ? "skip" : "include";
    if (luck < 5) return ` @${name}(if: ${String(luck < 3)})`;
    const variable = this.#name("if");
    const hasDefault = this.#chance(30);
    this.#declarations.push(`$${variable}: Boolean!${hasDefault ? " = true" : ""}`);
    if (!hasDefault || this.#chance(50)) this.#variables[variable] = this.#chance(50);
    return ` @${name}(if: $${variable})`;
  }

  /** A value as JSON has it. */
  #value(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return this.#value(type.ofType, depth);
    if (!this.#chance(90)) return null;
    return this.#present(type, depth);
  }

  #present(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return this.#present(type.ofType, depth);
    if (isListType(type)) {
      const { ofType } = type;
      return this.#times(0, 3).map(() =>
        isNonNullType(ofType) ? this.#present(ofType, depth) : this.#value(ofType, depth),
      );
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isRequired(field) || (depth > 0 && this.#chance(40)),
      );
      return Object.fromEntries(fields.map((field) => [field.name, this.#inField(field, depth - 1)]));
    }
    if (isEnumType(type)) return new EnumName(this.#of(type.getValues()).name);
    switch (type.name) {
      case "Int":
        return this.#g(fc.nat, { max: 40 });
      case "Float":
        return this.#g(fc.nat, { max: 40 }) / 4;
      case "Boolean":
        return this.#chance(50);
      case "ID":
        return this.#of(["1", "id-2", "10099"]);
      default:
        return this.#of(["", "rot", 'a "quoted" word', "ä✏️", "1999-12-31"]);
    }
  }

  #inField({ type }: GraphQLInputField, depth: number): unknown {
    return isNonNullType(type) ? this.#present(type.ofType, depth) : this.#value(type, depth);
  }

  /** A value as a document has it. */
  #literal(type: GraphQLInputType, depth: number): string {
    return printLiteral(isNonNullType(type) ? this.#present(type.ofType, depth) : this.#value(type, depth));
  }

  #name(prefix: string): string {
    this.#names += 1;
    return `${prefix}${this.#names}`;
  }

  /** True with a likelihood in per cent. */
  #chance(percent: number): boolean {
    return this.#g(fc.nat, { max: 99 }) < percent;
  }

  #times(least: number, most: number): readonly undefined[] {
    const length = this.#g(fc.integer, { min: least, max: most });
    return Array.from({ length }, () => undefined);
  }

  #of<T>(values: readonly T[]): T {
    const value = values[this.#g(fc.nat, { max: values.length - 1 })];
    if (value === undefined) throw new Error("Nothing to choose from");
    return value;
  }
}

/** An enum's value: a plain text in JSON, and a name in a document. */
class EnumName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  toJSON(): string {
    return this.name;
  }
}

function isRequired({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

function printLiteral(value: unknown): string {
  if (value instanceof EnumName) return value.name;
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${printLiteral(each)}`)
    .join(", ")} }`;
}
