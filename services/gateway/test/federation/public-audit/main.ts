/**
 * Runs the public audit of federation gateways on plans: `main.ts <checkout of graphql-hive/federation-gateway-audit>
 * [suite]`. Prints a table of its suites, and of each case that differs the operation and both answers.
 */
import process from "node:process";
import { isDeepStrictEqual } from "node:util";
import { type GraphQLSchema, parse, validate } from "graphql";
import type { Federation } from "../../../src/federation/federation.ts";
import { Unplannable } from "../../../src/federation/unplannable.ts";
import { askOf, federationOf, planned } from "../harness.ts";
import { executable } from "./executable.ts";
import { type AuditSuite, loadSuites } from "./load-suites.ts";

/** What became of a case. */
type Outcome = "passed" | "differs" | "stitched";

const [checkout = "", only] = process.argv.slice(2);
const counts: Record<Outcome, number> = { passed: 0, differs: 0, stitched: 0 };
process.stdout.write("| Suite | Passed | Stitched | Differs |\n| --- | ---: | ---: | ---: |\n");
for (const suite of await loadSuites(checkout)) {
  if (only === undefined || suite.id === only) await run(suite);
}
process.stdout.write(`| all | ${counts.passed} | ${counts.stitched} | ${counts.differs} |\n`);
process.exitCode = counts.differs === 0 ? 0 : 1;

async function run(suite: AuditSuite): Promise<void> {
  const federation = await federationOf(
    Object.fromEntries(suite.subgraphs.map(({ name, typeDefs }) => [name, typeDefs])),
  );
  const schemas = new Map(suite.subgraphs.map((each) => [each.name, executable(each)]));
  const own: Record<Outcome, number> = { passed: 0, differs: 0, stitched: 0 };
  for (const test of suite.tests) {
    const outcome = await tried(federation, schemas, test);
    own[outcome] += 1;
    counts[outcome] += 1;
  }
  process.stdout.write(`| ${suite.id} | ${own.passed} | ${own.stitched} | ${own.differs} |\n`);
}

/** As the audit compares: the data, and whether there are errors where it states that. */
async function tried(
  federation: Federation,
  schemas: ReadonlyMap<string, GraphQLSchema>,
  { query, expected }: AuditSuite["tests"][number],
): Promise<Outcome> {
  const wanted: unknown = JSON.parse(JSON.stringify(expected.data ?? null));
  const given = await answered(federation, schemas, query);
  if (given === null) return "stitched";
  const isSame = isDeepStrictEqual(given.data, wanted) && (expected.errors ?? given.hasErrors) === given.hasErrors;
  if (!isSame) process.stderr.write(`${query}\n  is ${JSON.stringify(given)}\n  not ${JSON.stringify(expected)}\n`);
  return isSame ? "passed" : "differs";
}

/** Null when there is no plan. */
async function answered(
  federation: Federation,
  schemas: ReadonlyMap<string, GraphQLSchema>,
  query: string,
): Promise<{ readonly data: unknown; readonly hasErrors: boolean } | null> {
  if (validate(federation.schema, parse(query)).length > 0) return { data: null, hasErrors: true };
  try {
    const { text, hasErrors } = await planned(federation, query, {}, askOf(schemas, []));
    return { data: JSON.parse(text), hasErrors };
  } catch (error) {
    if (error instanceof Unplannable) return null;
    throw error;
  }
}
