import { buildASTSchema, type DocumentNode, type GraphQLSchema, isAbstractType, isObjectType, parse } from "graphql";
import { createFederatedOperation, type FederatedOperation } from "./federated-operation.ts";
import { holdersOf } from "./holders.ts";
import { createPlanner } from "./planner.ts";
import type { TypeNames } from "./represent.ts";

/** The upstreams as one graph, with a planner. */
export interface Federation {
  /** What clients see of it. */
  readonly schema: GraphQLSchema;
  /** Whether a name is that of a concrete type. */
  readonly isObjectType: (name: unknown) => boolean;
  /** Prepares a valid operation. @param document of this operation alone */
  prepare(document: DocumentNode, operationName: string | null): FederatedOperation;
}

/** A supergraph, and what clients see of it. */
interface Composed {
  readonly sdl: string;
  readonly publicSchema: GraphQLSchema;
}

/** @returns null where the planner does not run */
export async function createFederation({ sdl, publicSchema }: Composed): Promise<Federation | null> {
  const planner = await createPlanner(sdl);
  if (planner === null) return null;
  const supergraph = parse(sdl);
  const whole = buildASTSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  const parts = { schema: publicSchema, planner, namesOf: typeNamesOf(whole), holders: holdersOf(supergraph) };
  return {
    schema: publicSchema,
    isObjectType: (name) => typeof name === "string" && isObjectType(whole.getType(name)),
    prepare: (document, operationName) => createFederatedOperation(parts, document, operationName),
  };
}

/** By an interface's name an upstream may know objects whose own type it does not: it stands for itself as well. */
function typeNamesOf(schema: GraphQLSchema): TypeNames {
  const known = new Map<string, ReadonlySet<string>>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const type = schema.getType(name);
    const names = new Set([
      name,
      ...(isAbstractType(type) ? schema.getPossibleTypes(type).map((each) => each.name) : []),
    ]);
    known.set(name, names);
    return names;
  };
}
