import process from "node:process";
import { parse, validate } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import type { Ask, SubgraphReply } from "../../src/federation/replay.ts";
import { type Harness, startHarness } from "./harness.ts";
import { inventQuery, type Random, randomFrom } from "./invented-query.ts";

/** `FEDERATION_RUNS` makes it longer, `FEDERATION_SEED` repeats a run. */
const runs = Number(process.env["FEDERATION_RUNS"] ?? 500);
const firstSeed = Number(process.env["FEDERATION_SEED"] ?? Math.floor(Math.random() * 1e9));
const patience = 60_000 + runs * 100;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});

describe("upstreams that fail", () => {
  it(`take values away and never change one (seed ${firstSeed})`, { timeout: patience }, async () => {
    let failed = 0;
    for (let index = 0; index < runs; index += 1) {
      const seed = firstSeed + index;
      const random = randomFrom(seed);
      const { text, variables } = inventQuery(harness.federation.schema, random);
      if (validate(harness.federation.schema, parse(text)).length > 0) continue;
      let timeouts = 0;
      const { planned, reference } = await harness.both(text, variables, undefined, (ask) =>
        faulty(ask, random, () => (timeouts += 1)),
      );
      const given: unknown = JSON.parse(planned.text);
      const difference = differenceOf(given, JSON.parse(reference.text), "data");
      if (difference !== null || (timeouts > 0 && !planned.hasErrors)) {
        const facts = JSON.stringify({ seed, difference, variables, planned, reference }, null, 1);
        expect.fail(`FEDERATION_SEED=${seed} FEDERATION_RUNS=1\n${text}\n${facts}`);
      }
      if (planned.text !== reference.text) failed += 1;
    }
    // Otherwise nothing has been tried.
    if (runs >= 500) expect(failed).toBeGreaterThan(runs * 0.1);
  });
});

/** Where an answer holds something that the whole one does not; null when it only lacks some of it. */
function differenceOf(given: unknown, whole: unknown, where: string): string | null {
  if (given === null) return null;
  if (Array.isArray(given)) {
    if (!Array.isArray(whole) || whole.length !== given.length) return where;
    const found = given.map((each, index) => differenceOf(each, whole[index], `${where}.${index}`));
    return found.find((each) => each !== null) ?? null;
  }
  if (typeof given !== "object") return given === whole ? null : where;
  if (typeof whole !== "object" || whole === null) return where;
  const wanted = new Map<string, unknown>(Object.entries(whole));
  const own = Object.entries(given ?? {});
  if (own.length !== wanted.size) return where;
  const found = own.map(([key, value]) => differenceOf(value, wanted.get(key), `${where}.${key}`));
  return found.find((each) => each !== null) ?? null;
}

/** What others need, or are found by: a wrong one of these is a wrong answer of the upstream itself. */
const kept = /^_|upc|^id$|_id$|brand|name|price|weight|a\d+_/;

/** Calls that time out, entities that are missing, lists that are too short, values of other types. */
function faulty(ask: Ask, random: Random, onTimeout: () => void): Ask {
  const share = random() * 0.5;
  return async (step, body, entities) => {
    const reply = await ask(step, body, entities);
    const drawn = random();
    if (reply.kind === "failed" || drawn > share) return reply;
    if (drawn < share / 4) {
      onTimeout();
      return { kind: "failed", failure: "timeout", retryAfter: null } satisfies SubgraphReply;
    }
    if (drawn < share / 2) return { ...reply, data: withoutEntities(reply.data, random) };
    return { ...reply, data: withJunk(reply.data, random) };
  };
}

function withoutEntities(data: unknown, random: Random): unknown {
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => {
      if (!key.startsWith("_e") || !Array.isArray(value)) return [key, value];
      const missing: readonly unknown[] = value.map((each: unknown) => (random() < 0.4 ? null : each));
      return [key, random() < 0.3 ? missing.slice(0, -1) : missing];
    }),
  );
}

function withJunk(data: unknown, random: Random): unknown {
  if (Array.isArray(data)) return data.map((each) => withJunk(each, random));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => {
      const isLeaf = typeof value !== "object" && !kept.test(key);
      return [key, isLeaf && random() < 0.2 ? { not: "a value" } : withJunk(value, random)];
    }),
  );
}
