import type { Failure } from "../errors/failure.ts";
import type { UpstreamError } from "../errors/upstream-error.ts";
import type { Variables } from "../upstream/operation.ts";
import { gather, type Gathering, spread } from "./gathering.ts";
import { Memory } from "./memory.ts";
import { isNode, mergeInto, type Node } from "./node.ts";
import { type AnswerPath, forEachPathAt } from "./places.ts";
import type { EntitiesStep, EntityGroup, FetchStep, Step } from "./steps.ts";

/** What came back from an upstream. */
export type SubgraphReply =
  | {
      readonly kind: "answered";
      readonly data: unknown;
      readonly errors: readonly UpstreamError[];
      /** Objects that are at several places of the data; none where it has been parsed. */
      readonly repeated?: readonly Node[];
    }
  /** @param retryAfter in milliseconds */
  | { readonly kind: "failed"; readonly failure: Failure; readonly retryAfter: number | null };

/** Sends a step's call. @param body JSON @param entities how many objects it asks for; 0 for fields of a root */
export type Ask = (step: FetchStep | EntitiesStep, body: string, entities: number) => Promise<SubgraphReply>;

/** Something that an upstream did not answer, with its path in the whole answer. */
export interface Fault {
  readonly upstream: string;
  readonly cause: UpstreamError | Extract<SubgraphReply, { kind: "failed" }>;
  /** Null when nothing is known of it. */
  readonly path: AnswerPath | null;
}

/** What the upstreams answered together. */
export interface Gathered {
  readonly data: Node;
  readonly faults: readonly Fault[];
  /** Objects that are at several places of the data. */
  readonly repeated: ReadonlySet<Node>;
}

/** An error of one object is reported at so many of its places at most. */
const mostPlaces = 20;

/**
 * Runs the steps of a plan. Never rejects for an upstream's sake: what is missing stays out of the data.
 * @param variables that the operation declares
 */
export async function replay(
  step: Step,
  variables: Variables,
  ask: Ask,
  isObjectType: (name: unknown) => boolean,
): Promise<Gathered> {
  const data: Node = {};
  const faults: Fault[] = [];
  const repeated = new Set<Node>();
  const facts = { isObjectType, repeated };
  const memory = new Memory();
  await run(step);
  return { data, faults, repeated };

  function run(each: Step): Promise<unknown> {
    switch (each.kind) {
      case "sequence":
        return inTurn(each.steps);
      case "parallel":
        return Promise.all(each.steps.map(run));
      case "fetch":
        return fetchRoot(each);
      case "entities":
        return fetchEntities(each);
    }
  }

  async function inTurn(steps: readonly Step[]): Promise<void> {
    for (const each of steps) await run(each);
  }

  async function fetchRoot(each: FetchStep): Promise<void> {
    const { upstream, operation, variableNames, rewrites } = each;
    const reply = await ask(each, `${operation.head}{${declaredIn(variables, variableNames)}}}`, 0);
    if (reply.kind === "failed") return void faults.push({ upstream, cause: reply, path: null });
    for (const error of reply.errors) faults.push({ upstream, cause: error, path: error.path });
    if (!isNode(reply.data)) return;
    noteRepeated(reply.repeated);
    if (reply.errors.length === 0) memory.keep(each, reply.data);
    for (const rewrite of rewrites) rewrite(reply.data);
    mergeInto(data, reply.data, isObjectType);
  }

  async function fetchEntities(each: EntitiesStep): Promise<void> {
    const { upstream, operation, variableNames, groups } = each;
    const gatherings = groups.map((group) => gather(data, group, facts, memory.of(group)));
    const count = gatherings.reduce((sum, { entities }) => sum + entities.length, 0);
    if (count === 0) return;
    const own = groups.map(
      ({ variable }, index) => `${JSON.stringify(variable)}:[${gatherings[index]?.representations.join(",") ?? ""}]`,
    );
    const passed = declaredIn(variables, variableNames);
    const reply = await ask(each, `${operation.head}{${own.join(",")}${passed === "" ? "" : `,${passed}`}}}`, count);
    if (reply.kind === "failed") {
      for (const group of groups) noteFailure(upstream, group, reply);
      return;
    }
    for (const error of reply.errors) noteError(upstream, groups, gatherings, error);
    const { data: answered } = reply;
    if (!isNode(answered)) return;
    noteRepeated(reply.repeated);
    const isClean = reply.errors.length === 0;
    if (isClean) memory.keep(each, answered);
    groups.forEach((group, index) => {
      const gathering = gatherings[index];
      const list = answered[group.alias];
      if (gathering === undefined || !Array.isArray(list)) return;
      if (isClean && group.tellings.length > 0) memory.keepGroup(group, list, gathering.representations);
      spread(list, group, gathering, facts, (reply.repeated ?? []).length > 0);
    });
  }

  function noteRepeated(nodes: readonly Node[] = []): void {
    for (const each of nodes) repeated.add(each);
  }

  function noteFailure(upstream: string, group: EntityGroup, cause: Fault["cause"]): void {
    const known = memory.of(group);
    for (const place of group.places) {
      let first: AnswerPath | null = null;
      forEachPathAt(data, place, (node, path) => {
        const text = first === null ? group.represent(node) : null;
        if (text !== null && known?.has(text) !== true) first = path;
      });
      if (first !== null) faults.push({ upstream, cause, path: first });
    }
  }

  /** An error of an entity is an error at all places of that entity. */
  function noteError(
    upstream: string,
    groups: readonly EntityGroup[],
    gatherings: readonly Gathering[],
    cause: UpstreamError,
  ): void {
    const [alias, index, ...rest] = cause.path ?? [];
    const at = groups.findIndex((group) => group.alias === alias);
    const group = groups[at];
    const representation = typeof index === "number" ? gatherings[at]?.representations[index] : undefined;
    if (group === undefined || representation === undefined) {
      for (const each of groups) noteFailure(upstream, each, cause);
      return;
    }
    let left = mostPlaces;
    for (const place of group.places) {
      forEachPathAt(data, place, (node, path) => {
        if (left === 0 || group.represent(node) !== representation) return;
        left -= 1;
        faults.push({ upstream, cause, path: [...path, ...rest] });
      });
    }
  }
}

/** Members of a JSON object. */
function declaredIn(variables: Variables, names: readonly string[]): string {
  let text = "";
  for (const name of names) {
    const value = Object.hasOwn(variables, name) ? JSON.stringify(variables[name]) : undefined;
    if (value !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${value}`;
  }
  return text;
}
