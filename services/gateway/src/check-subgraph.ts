/**
 * `npm run check:subgraph -- <url> [representation…]`: tries an upstream before it becomes one. Reads its `_service`,
 * composes it with the shop and the upstreams that are there, and asks `_entities` for no entity and for each
 * representation that is given as JSON, e.g. `'{"__typename":"Product","id":"10182"}'`. Ends with 0 when all went well.
 */
import process from "node:process";
import * as v from "valibot";
import { loadFurtherSubgraphs } from "./subschemas/further-subgraphs.ts";
import { furtherFolder } from "./subschemas/further-subschemas.ts";
import { loadPublicShopSchema } from "./subschemas/shop-schema.ts";
import { composeSupergraph } from "./subschemas/supergraph.ts";

const resultSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
});
const serviceSchema = v.object({ _service: v.object({ sdl: v.string() }) });
const entitiesSchema = v.object({ _entities: v.array(v.nullable(v.object({ __typename: v.string() }))) });

const [address, ...given] = process.argv.slice(2);
if (address === undefined || !URL.canParse(address)) {
  process.stderr.write("Usage: npm run check:subgraph -- <url> [representation…]\n");
  process.exitCode = 2;
} else {
  const problems = await problemsOf(
    new URL(address),
    given.map((text): unknown => JSON.parse(text)),
  );
  process.stdout.write(problems.length === 0 ? "It fits.\n" : `${problems.map((each) => `- ${each}`).join("\n")}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** What is wrong with a candidate, in words for its developers. */
async function problemsOf(url: URL, representations: readonly unknown[]): Promise<readonly string[]> {
  const service = v.safeParse(serviceSchema, await ask(url, "{ _service { sdl } }", {}));
  if (!service.success) return ["`_service { sdl }` gives no schema"];
  const { sdl } = service.output._service;
  const problems: string[] = [];
  try {
    const others = await loadFurtherSubgraphs(furtherFolder);
    const candidate = { name: "candidate", typeDefs: sdl, url, headers: {}, sharesCalls: false };
    composeSupergraph(loadPublicShopSchema(), [...others, candidate]);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return /@key\b/.test(sdl) ? [...problems, ...(await problemsOfEntities(url, representations))] : problems;
}

async function problemsOfEntities(url: URL, representations: readonly unknown[]): Promise<readonly string[]> {
  const query = "query ($representations: [_Any!]!) { _entities(representations: $representations) { __typename } }";
  const none = v.safeParse(entitiesSchema, await ask(url, query, { representations: [] }));
  if (!none.success || none.output._entities.length > 0) return ["`_entities` does not answer [] to no representation"];
  if (representations.length === 0) return [];
  const some = v.safeParse(entitiesSchema, await ask(url, query, { representations }));
  if (!some.success || some.output._entities.length !== representations.length)
    return ["`_entities` does not answer with one entry for each representation"];
  return some.output._entities.flatMap((entity, index) => {
    const wanted = representations[index];
    const name =
      typeof wanted === "object" && wanted !== null && "__typename" in wanted ? wanted.__typename : undefined;
    if (entity === null) return [`there is no entity for ${JSON.stringify(wanted)}`];
    return entity.__typename === name ? [] : [`${JSON.stringify(wanted)} is answered with a ${entity.__typename}`];
  });
}

/** The data of an answer; null without any. */
async function ask(url: URL, query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
  const headers = { "content-type": "application/json", accept: "application/json" };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(5_000) });
  const decoded = v.safeParse(resultSchema, JSON.parse(await response.text()));
  if (!decoded.success) return null;
  for (const { message } of decoded.output.errors) process.stderr.write(`${url.origin}: ${message}\n`);
  return decoded.output.data ?? null;
}
