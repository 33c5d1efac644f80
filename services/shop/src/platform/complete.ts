/** Resolvers of one schema as they are generated, and the objects they are given: both by type. */
interface Graph {
  readonly resolvers: object;
  readonly parents: object;
}
type TypesOf<Of extends Graph> = keyof Of["resolvers"] & keyof Of["parents"];
type FieldsOf<Of extends Graph, Type extends TypesOf<Of>> = Required<
  Omit<NonNullable<Of["resolvers"][Type]>, "__isTypeOf" | "__resolveType">
>;
/** Values that a field accepts. */
type ResultOf<Field> = Field extends (...args: never[]) => infer Result ? Result : never;
/** Nothing at all is null as well. */
type Absent<Result> = null extends Awaited<Result> ? undefined : never;
/** True for an object with a value of the field's type; GraphQL calls a value that is a function. */
type Has<Parent, Name extends PropertyKey, Result> = Name extends keyof Parent
  ? [Parent[Name]] extends [Result | ((...args: never[]) => Result) | Absent<Result>]
    ? true
    : false
  : undefined extends Absent<Result>
    ? true
    : false;

/**
 * Fields of a type that its objects do not have by themselves, or not as the schema describes them. The roots have no
 * objects: all of their fields are among them.
 */
type Needed<Of extends Graph, Type extends TypesOf<Of>> = {
  [
    Name in keyof FieldsOf<Of, Type> as string extends keyof Of["parents"][Type]
      ? Name
      : Has<Of["parents"][Type], Name, ResultOf<FieldsOf<Of, Type>[Name]>> extends true
        ? never
        : Name
  ]: unknown;
};

/** The resolvers that a schema cannot do without; scalars (those that have a `name`) are no objects. */
export type NeededResolvers<Of extends Graph> = {
  [
    Type in TypesOf<Of> as NonNullable<Of["resolvers"][Type]> extends { readonly name: string }
      ? never
      : keyof Needed<Of, Type> extends never
        ? never
        : Type
  ]: Needed<Of, Type>;
};

type Joined<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (joined: infer All) => void
  ? All
  : never;

/** The resolvers of several parts as one. */
export type ResolversOf<Part> = Joined<Part extends { readonly resolvers: infer Resolvers } ? Resolvers : never>;

/** Fails to compile where a field has neither a resolver nor a value; the error names both. */
export type Complete<Of extends Graph, All extends NeededResolvers<Of>> = All;
