import type { Failure } from "../errors/failure.ts";
import type { UpstreamError } from "../errors/upstream-error.ts";
import type { Variables } from "../upstream/operation.ts";
import { copyOf, isNode, mergeInto, type Node } from "./node.ts";
import { type AnswerPath, forEachAt, forEachPathAt } from "./places.ts";
import type { EntitiesStep, EntityGroup, FetchStep, Step } from "./steps.ts";

/** What came back from an upstream. */
export type SubgraphReply =
  | { readonly kind: "answered"; readonly data: unknown; readonly errors: readonly UpstreamError[] }
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
}

/** An error of one object is reported at so many of its places at most. */
const mostPlaces = 20;

/** Objects that share a representation. */
interface Entity {
  readonly nodes: Node[];
  /** The place of each node, by its number in the group. */
  readonly places: number[];
}

/** Representations of a group, with the objects they stand for; in the order in which they are sent. */
interface Gathering {
  readonly representations: readonly string[];
  readonly entities: readonly Entity[];
}

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
  await run(step);
  return { data, faults };

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
    for (const rewrite of rewrites) rewrite(reply.data);
    mergeInto(data, reply.data, isObjectType);
  }

  async function fetchEntities(each: EntitiesStep): Promise<void> {
    const { upstream, operation, variableNames, groups } = each;
    const gatherings = groups.map((group) => gather(data, group));
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
    groups.forEach((group, index) => {
      const gathering = gatherings[index];
      const list = answered[group.alias];
      if (gathering !== undefined && Array.isArray(list)) spread(list, group, gathering);
    });
  }

  /** Completes each object by what the upstream answered to its representation. */
  function spread(list: readonly unknown[], { rewrites }: EntityGroup, { entities }: Gathering): void {
    for (let index = 0; index < entities.length; index += 1) {
      const found = list[index];
      const entity = entities[index];
      if (entity === undefined || !isNode(found)) continue;
      for (const rewrite of rewrites) rewrite(found);
      const { nodes, places } = entity;
      let place = places[0];
      let source = found;
      for (let at = 0; at < nodes.length; at += 1) {
        const node = nodes[at];
        if (node === undefined) continue;
        if (places[at] !== place) {
          place = places[at];
          source = ownCopy(found);
        }
        mergeInto(node, source, isObjectType);
      }
    }
  }

  function noteFailure(upstream: string, group: EntityGroup, cause: Fault["cause"]): void {
    for (const place of group.places) {
      let first: AnswerPath | null = null;
      forEachPathAt(data, place, (node, path) => {
        if (first === null && group.represent(node) !== null) first = path;
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

/** The distinct representations of a group's objects. */
function gather(root: Node, { places, represent }: EntityGroup): Gathering {
  const representations: string[] = [];
  const entities: Entity[] = [];
  const known = new Map<string, Entity>();
  places.forEach((place, index) => {
    forEachAt(root, place, (node) => {
      const text = represent(node);
      if (text === null) return;
      const entity = known.get(text);
      if (entity !== undefined) {
        entity.nodes.push(node);
        entity.places.push(index);
        return;
      }
      const first: Entity = { nodes: [node], places: [index] };
      known.set(text, first);
      representations.push(text);
      entities.push(first);
    });
  });
  return { representations, entities };
}

/** A copy, where that makes a difference. */
function ownCopy(found: Node): Node {
  for (const key in found) {
    const value = found[key];
    if (typeof value === "object" && value !== null) {
      const copy = copyOf(found);
      return isNode(copy) ? copy : found;
    }
  }
  return found;
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
