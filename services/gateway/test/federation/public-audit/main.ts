/**
 * Runs the public audit of federation gateways: `main.ts <checkout of graphql-hive/federation-gateway-audit> [suite]`.
 * Prints a table of its suites, and of each case that differs the operation and both answers.
 */
import process from "node:process";
import { isDeepStrictEqual } from "node:util";
import { executable } from "./executable.ts";
import { type AuditSuite, loadSuites } from "./load-suites.ts";
import { startWholeGateway, type WholeGateway } from "../whole-gateway.ts";

/** What became of cases. */
interface Counts {
  passed: number;
  differing: number;
  /** Of all, those without a plan: they are not valid, or no way leads to a field. */
  planless: number;
}

const [checkout = "", only] = process.argv.slice(2);
const all: Counts = { passed: 0, differing: 0, planless: 0 };
const print = (name: string, { passed, differing, planless }: Counts): void =>
  void process.stdout.write(`| ${name} | ${passed} | ${differing} | ${planless} |\n`);

process.stdout.write("| Suite | Passed | Differs | Without a plan |\n| --- | ---: | ---: | ---: |\n");
for (const suite of await loadSuites(checkout)) {
  if (only !== undefined && suite.id !== only) continue;
  const own = await run(suite);
  print(suite.id, own);
  for (const key of ["passed", "differing", "planless"] as const) all[key] += own[key];
}
print("all", all);
process.exitCode = all.differing === 0 ? 0 : 1;

async function run({ subgraphs, tests }: AuditSuite): Promise<Counts> {
  const gateway = await startWholeGateway(subgraphs.map((each) => ({ ...each, schema: executable(each) })));
  const counts: Counts = { passed: 0, differing: 0, planless: 0 };
  for (const test of tests) {
    const { isSame, plan } = await tried(gateway, test);
    counts[isSame ? "passed" : "differing"] += 1;
    if (plan !== "federate") counts.planless += 1;
  }
  await gateway.close();
  return counts;
}

/** As the audit compares: the data, and whether there are errors where it states that. */
async function tried(gateway: WholeGateway, { query, expected }: AuditSuite["tests"][number]) {
  const wanted: unknown = JSON.parse(JSON.stringify(expected.data ?? null));
  const { data, errors, plan } = await gateway.answer(query);
  const hasErrors = errors.length > 0;
  const isSame = isDeepStrictEqual(data, wanted) && (expected.errors ?? hasErrors) === hasErrors;
  if (!isSame)
    process.stderr.write(`${query}\n  is ${JSON.stringify({ data, errors })}\n  not ${JSON.stringify(expected)}\n`);
  return { isSame, plan };
}
