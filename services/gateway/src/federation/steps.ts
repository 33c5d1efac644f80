import type { UpstreamOperation } from "../upstream/operation.ts";
import type { AnswerReader } from "./answer-reader.ts";
import type { Node } from "./node.ts";

/** Changes what an upstream was sent or answered, as the planner states. */
export type Rewrite = (node: Node) => void;

/** Where objects are in an answer. */
export interface Place {
  /** As people read it: `topProducts[].reviews[].author`. */
  readonly name: string;
  readonly segments: readonly PlaceSegment[];
}

export type PlaceSegment =
  | { readonly kind: "field"; readonly key: string }
  | { readonly kind: "list" }
  /** Only objects of these types. */
  | { readonly kind: "types"; readonly names: ReadonlySet<string> };

/** One call to one upstream. */
interface Call {
  /** Its number among the calls of an operation; explanations name it. */
  readonly id: number;
  readonly upstream: string;
  readonly operation: UpstreamOperation;
  /** Names of the operation's variables that it passes on. */
  readonly variableNames: readonly string[];
  /** Reads its answers; null when they are parsed. */
  readonly reader: AnswerReader | null;
  /** What of its answers is kept for later calls. */
  readonly tellings: Telling[];
}

/** Fields of a root. */
export interface FetchStep extends Call {
  readonly kind: "fetch";
  readonly rewrites: readonly Rewrite[];
}

/** Fields of objects that other calls found. */
export interface EntitiesStep extends Call {
  readonly kind: "entities";
  readonly groups: readonly EntityGroup[];
}

/** Objects that are asked for one selection. */
export interface EntityGroup {
  /** Response key of the entities in the upstream's answer. */
  readonly alias: string;
  /** Variable of the representations. */
  readonly variable: string;
  readonly places: readonly Place[];
  /** JSON of what names an object to the upstream; null for objects that are not to be asked for. */
  readonly represent: (node: Node) => string | null;
  readonly rewrites: readonly Rewrite[];
  /** The same when it is plain. */
  readonly request: PlainRequest | null;
  /** Number of the memory in which earlier calls leave what it would be answered; null for none. */
  memory: number | null;
  /** What of its answers is kept for later calls. */
  readonly tellings: Pick<Telling, "memory" | "fields">[];
}

/** Plain fields of objects of one type, by the plain fields that name them. */
export interface PlainRequest {
  readonly type: string;
  /** Without `__typename`, sorted. */
  readonly members: readonly string[];
  /** What is requested. */
  readonly fields: readonly string[];
}

/** Objects in a call's answer that hold what a later group asks for. */
export interface Telling {
  /** Number of the group's memory. */
  readonly memory: number;
  /** Within the answer's data. */
  readonly place: Place;
  readonly represent: (node: Node) => string | null;
  readonly fields: readonly string[];
}

export type Step =
  | FetchStep
  | EntitiesStep
  | { readonly kind: "sequence" | "parallel"; readonly steps: readonly Step[] };
