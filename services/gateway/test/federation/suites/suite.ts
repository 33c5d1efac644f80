import { link, type Thing, type World } from "../subgraph.ts";

/** Some upstreams that share types in one of federation's ways, and operations over them. */
export interface Suite {
  readonly about: string;
  /** By name. */
  readonly subgraphs: Readonly<Record<string, SuiteSubgraph>>;
  /** Operations with the data that they have; null stands for what fails, too. */
  readonly cases: readonly (readonly [text: string, data: unknown])[];
  /** Operations with a field to which the planner knows no way. */
  readonly unreachable?: readonly string[];
}

export interface SuiteSubgraph {
  readonly typeDefs: string;
  readonly resolvers?: World;
  /** An object by its representation; without it an upstream knows of an object what it is sent. */
  readonly find?: (representation: Thing) => unknown;
}

/** A subgraph of the second version of federation. */
export const upstream = (typeDefs: string, parts: Omit<SuiteSubgraph, "typeDefs"> = {}): SuiteSubgraph => ({
  typeDefs: link + typeDefs,
  ...parts,
});

/** Finds objects in a list by a field. */
export const by =
  (key: string, all: readonly Thing[]) =>
  (representation: Thing): unknown =>
    all.find((each) => each[key] === representation[key]) ?? null;
