import {
  type ASTNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isAbstractType,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  TypeNameMetaFieldDef,
  visit,
  visitWithTypeInfo,
} from "graphql";
import * as v from "valibot";

/** How long and until what happens an answer may be shared by all visitors of a storefront. */
export interface CachePolicy {
  /** Seconds. */
  readonly maxAge: number;
  /** What the answer is made of; it is dropped when one of these changes. Sorted. */
  readonly tags: readonly string[];
}

const argumentsSchema = v.object({
  maxAge: v.nullish(v.number()),
  scope: v.nullish(v.picklist(["PUBLIC", "PRIVATE"])),
  tags: v.nullish(v.array(v.string())),
});
type Directive = v.InferOutput<typeof argumentsSchema>;

/**
 * The policy that the schema declares for an operation with `@cacheControl`; null: it is not shared.
 *
 * Nothing is guessed: every field of the root must say that it is public and for how long. What is below may narrow
 * that, on the field or on the type that it returns: the shortest age counts, all tags are gathered, and one private
 * field makes the operation private. A field that could be of several types counts with all of them.
 *
 * @param document valid against `schema`; the operation with the fragments that it uses
 */
export function policyOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CachePolicy | null {
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  const root = schema.getQueryType();
  const found: Directive[] = [];
  let isPublic = true;
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field() {
        const field = typeInfo.getFieldDef();
        // `__typename` is the same for all visitors.
        if (field == null || field === TypeNameMetaFieldDef) return;
        const own = directiveOf(schema, field.astNode);
        if (typeInfo.getParentType() === root && !declaresPublic(own)) isPublic = false;
        found.push(...[own, ...directivesOfType(schema, field)].filter((each) => each !== null));
      },
    }),
  );
  const ages = found.flatMap(({ maxAge }) => (maxAge == null ? [] : [maxAge]));
  const maxAge = Math.min(...ages);
  if (!isPublic || ages.length === 0 || maxAge <= 0 || found.some(({ scope }) => scope === "PRIVATE")) return null;
  return { maxAge, tags: [...new Set(found.flatMap(({ tags }) => tags ?? []))].toSorted() };
}

function declaresPublic(directive: Directive | null): boolean {
  return directive?.scope === "PUBLIC" && directive.maxAge != null;
}

/** What is declared on the type that a field returns, or on those that it may stand for. */
function directivesOfType(schema: GraphQLSchema, { type }: GraphQLField<unknown, unknown>): (Directive | null)[] {
  const named = getNamedType(type);
  const concrete = isAbstractType(named) ? schema.getPossibleTypes(named) : [];
  return [named, ...concrete].map(({ astNode }) => directiveOf(schema, astNode));
}

function directiveOf(
  schema: GraphQLSchema,
  node: (ASTNode & Parameters<typeof getDirectiveValues>[1]) | null | undefined,
): Directive | null {
  const directive = schema.getDirective("cacheControl");
  if (directive == null || node == null) return null;
  const values = getDirectiveValues(directive, node);
  return values === undefined ? null : v.parse(argumentsSchema, values);
}
