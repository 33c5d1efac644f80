import { type DocumentNode, type GraphQLSchema, Kind, print, stripIgnoredCharacters, visit } from "graphql";
import { LRUCache } from "lru-cache";
import type { Variables } from "../upstream/operation.ts";
import { answerShape, type ObjectShape } from "./answer-shape.ts";
import { compileSteps } from "./compile-steps.ts";
import { conditionVariables, withoutConditions } from "./conditions.ts";
import type { Holders } from "./holders.ts";
import type { Planner } from "./planner.ts";
import type { TypeNames } from "./represent.ts";
import type { Step } from "./steps.ts";
import { Unplannable } from "./unplannable.ts";
import { findUnreachable, Unreachable } from "./unreachable.ts";

/** An operation compiled for one set of values of its conditions. */
export interface CompiledOperation {
  readonly step: Step;
  readonly shape: ObjectShape;
}

/** An operation over several upstreams. */
export interface FederatedOperation {
  /**
   * What to do for these variables; worked out once for each set of values of `@skip` and `@include`.
   * @throws Unreachable when no way is known to a field of it, Unplannable when there is no plan for another reason
   */
  compiledFor(variables: Variables): CompiledOperation;
}

/** What operations are compiled against. */
export interface CompilerParts {
  /** What clients see. */
  readonly schema: GraphQLSchema;
  readonly planner: Planner;
  readonly namesOf: TypeNames;
  readonly holders: Holders;
}

/** Sets of conditions that are kept for each operation; clients choose among them. */
const mostVariants = 32;

/**
 * Prepares an operation.
 * @param document valid, and of this operation alone
 */
export function createFederatedOperation(
  parts: CompilerParts,
  document: DocumentNode,
  operationName: string | null,
): FederatedOperation {
  const names = conditionVariables(document);
  const defaults = defaultsOf(document);
  const variants = new LRUCache<string, CompiledOperation | Unreachable | Unplannable>({ max: mostVariants });
  return {
    compiledFor: (variables) => {
      const values = names.map((name) => (Object.hasOwn(variables, name) ? variables[name] : defaults[name]) === true);
      const key = values.join();
      let outcome = variants.get(key);
      if (outcome === undefined) {
        const conditions = Object.fromEntries(names.map((name, index) => [name, values[index]]));
        outcome = compiledOrWhyNot(parts, withoutConditions(document, conditions), operationName);
        variants.set(key, outcome);
      }
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}

/** That there is no plan is as much work to find out, and to remember. */
function compiledOrWhyNot(...given: Parameters<typeof compile>): CompiledOperation | Unreachable | Unplannable {
  try {
    return compile(...given);
  } catch (error) {
    if (error instanceof Unreachable || error instanceof Unplannable) return error;
    throw error;
  }
}

function compile(parts: CompilerParts, document: DocumentNode, operationName: string | null): CompiledOperation {
  refuseSpecialKeys(document);
  const shape = answerShape(parts.schema, document);
  // Nothing but `__typename` needs no upstream.
  if (shape.fields.every(({ value }) => value === null)) return { step: { kind: "sequence", steps: [] }, shape };
  return { step: compileSteps(planned(parts, document), operationName, parts.namesOf), shape };
}

/** Keys that every object has anyway cannot be distinguished from those that an upstream answered. */
function refuseSpecialKeys(document: DocumentNode): void {
  visit(document, {
    Field: ({ alias, name }) => {
      if ((alias ?? name).value in {}) throw new Unplannable("A field by a name that every object has");
    },
  });
}

function planned({ schema, planner, holders }: CompilerParts, document: DocumentNode): ReturnType<Planner["plan"]> {
  const planFor = (part: DocumentNode): ReturnType<Planner["plan"]> =>
    planner.plan(stripIgnoredCharacters(print(part)));
  try {
    return planFor(document);
  } catch (error) {
    const message = error instanceof Error ? error.message : "The planner knows no way";
    const field = findUnreachable(schema, document, (part) => isRefused(planFor, part));
    if (field === null) throw new Unplannable(message, { cause: error });
    throw new Unreachable(field, holders(field.typeName, field.fieldName)[0] ?? null, message, { cause: error });
  }
}

function isRefused(planFor: (part: DocumentNode) => unknown, part: DocumentNode): boolean {
  try {
    planFor(part);
    return false;
  } catch {
    return true;
  }
}

/** Values of variables that a request need not send; of those that conditions may have. */
export function defaultsOf({ definitions }: DocumentNode): Variables {
  return Object.fromEntries(
    definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION
        ? (each.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
            variable.name.value,
            defaultValue?.kind === Kind.BOOLEAN ? defaultValue.value : undefined,
          ])
        : [],
    ),
  );
}
