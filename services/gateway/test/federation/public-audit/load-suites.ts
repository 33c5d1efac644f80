import { existsSync, readdirSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";

const SuiteSchema = v.object({
  id: v.string(),
  subgraphs: v.array(
    v.object({
      name: v.string(),
      typeDefs: v.string(),
      resolvers: v.record(v.string(), v.record(v.string(), v.any())),
    }),
  ),
  tests: v.array(
    v.object({
      query: v.string(),
      expected: v.object({ data: v.optional(v.unknown()), errors: v.optional(v.boolean()) }),
    }),
  ),
});
/** One of the audit's suites. */
export type AuditSuite = v.InferOutput<typeof SuiteSchema>;
export type AuditSubgraph = AuditSuite["subgraphs"][number];

/** What suites import of the audit's own server: they are run here, without it. */
const server = `
  export const createSubgraph = (name, { typeDefs, resolvers = {} }) => ({ name, typeDefs, resolvers });
  export const createTest = (query, expected) => ({ query, expected });
  export const serve = (id, subgraphs, tests) => ({ id, subgraphs, tests: typeof tests === "function" ? tests() : tests });
`;

/** The suites of a checkout of the public audit. @throws ValiError for a checkout of another form */
export async function loadSuites(checkout: string): Promise<readonly AuditSuite[]> {
  const folder = join(checkout, "src", "test-suites");
  if (!existsSync(folder)) throw new Error(`${checkout} is no checkout of the audit`);
  const within = pathToFileURL(folder).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (context.parentURL?.startsWith(within) !== true) return next(specifier, context);
      if (/^\.\.\/\.\.\/(?:subgraph|supergraph|testkit)\.js$/.test(specifier))
        return { url: `data:text/javascript,${encodeURIComponent(server)}`, shortCircuit: true };
      // One graphql-js for both: schemas of two do not meet.
      if (!specifier.startsWith(".")) return next(specifier, { ...context, parentURL: import.meta.url });
      return next(specifier.replace(/\.js$/, ".ts"), context);
    },
  });
  const names = readdirSync(folder).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const module: unknown = await import(pathToFileURL(join(folder, name, "index.ts")).href);
      return v.parse(v.object({ default: SuiteSchema }), module).default;
    }),
  );
}
