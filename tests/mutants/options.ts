import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { areas } from "./groups.ts";

/** What a run tries. */
export interface Options {
  /** Names of groups, in the order in which they are tried. */
  readonly groups: readonly string[];
  /** How many mutants of each group are tried at most; all of them when undefined. */
  readonly sample: number | undefined;
  /** Decides which ones those are. */
  readonly seed: number;
  /** Test files are under these paths; all of an area when there are none. For a first look: what they do not reach is not covered. */
  readonly tests: readonly string[];
  /** When no further mutant is begun, in minutes from the start. */
  readonly minutes: number;
}

/** Reads the command line. @throws TypeError for an option or a group that there is not */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: "string" },
      seed: { type: "string" },
      tests: { type: "string", multiple: true },
      minutes: { type: "string", default: "120" },
    },
  });
  const known = areas.flatMap((area) => Object.keys(area.groups));
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new TypeError(`No group ${unknown.join(", ")}; there are ${known.join(", ")}`);
  return {
    groups: positionals.length > 0 ? positionals : known,
    sample: values.sample === undefined ? undefined : Number(values.sample),
    seed: values.seed === undefined ? randomInt(1, 1_000_000) : Number(values.seed),
    tests: values.tests ?? [],
    minutes: Number(values.minutes),
  };
}
