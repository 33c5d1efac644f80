import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { readDocuments } from "../../operations/documents.ts";
import { loadOperations, loadPublicGraph, loadUpstreamSchema } from "../testkit/documents.ts";
import { root } from "../testkit/root.ts";
import { findDrift } from "./drift.ts";
import { readRecordings, redact } from "./recording.ts";
import { replay } from "./replay.ts";

const [operations, recordings, publicGraph, upstream] = await Promise.all([
  loadOperations(),
  readRecordings(),
  loadPublicGraph(),
  loadUpstreamSchema(),
]);
const documents = readDocuments();
const hooks = new Set(await readdir(path.join(root, "web/src/graph/generated")));

describe.each(operations)("$domain/$name", ({ name, domain, text, document }) => {
  test("has a recording at its place", () => {
    expect(recordings.get(name)?.file, `run "npm run record": ${name} was never recorded`).toBe(
      `${domain}/${name}.json`,
    );
  });

  test("has a generated hook with the id by which the gateway finds it", async () => {
    expect(hooks).toContain(`${name}.ts`);
    const { id } = documents.find((each) => new RegExp(`^(query|mutation) ${name}\\b`).test(each.text)) ?? {};
    expect(await readFile(path.join(root, "web/src/graph/generated", `${name}.ts`), "utf8")).toContain(`"${id}"`);
  });

  test("the recorded answer fits the graph of today", async () => {
    const recording = recordings.get(name);
    expect.assert(recording !== undefined);
    const player = await replay(recording);
    const asked = recording.calls.find(({ to }) => to === "graph");
    expect.assert(asked !== undefined);
    // Sent with today's text: an operation that changed since has no recorded answer.
    const { data, errors } = await player.ask({ to: "graph", text, variables: asked.variables });
    await player.close();
    expect(errors).toBeUndefined();
    expect(findDrift(publicGraph, document, asked.variables, data)).toEqual([]);
  });

  test("what the upstream answered for it fits the upstream's contract", async () => {
    const recording = recordings.get(name);
    expect.assert(recording !== undefined);
    const player = await replay(recording);
    for (const { to, query, variables } of recording.calls.filter((call) => call.to === "upstream")) {
      const asked = query.join("\n");
      const sent = parse(asked);
      expect(validate(upstream, sent)).toEqual([]);
      const { data, errors } = await player.ask({ to, text: asked, variables });
      expect(errors).toBeUndefined();
      expect(findDrift(upstream, sent, variables, data)).toEqual([]);
    }
    await player.close();
  });
});

test("every recording belongs to an operation", () => {
  const known = new Set(operations.map(({ name }) => name));
  expect([...recordings.keys()].filter((name) => !known.has(name))).toEqual([]);
});

test("only what the session answers alone was recorded without a call to the upstream", () => {
  const ofUpstream = new Set(
    [upstream.getQueryType(), upstream.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {})),
  );
  const own = new Set(["login", "logout", "registerCustomer"]);
  const withoutShop = [...recordings.values()].filter(({ calls }) => calls.every(({ to }) => to !== "upstream"));
  const asked = withoutShop.flatMap(({ calls }) => calls.flatMap(({ answer }) => Object.keys(answer.data ?? {})));
  expect(asked.filter((field) => ofUpstream.has(field) && !own.has(field))).toEqual([]);
});

test("recordings hold no secrets", () => {
  for (const { calls } of recordings.values()) expect(redact(calls)).toEqual(calls);
});
