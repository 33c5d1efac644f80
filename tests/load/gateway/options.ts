import { parseArgs } from "node:util";

/** What a run measures. */
export interface Options {
  readonly systems: readonly string[];
  readonly operations: readonly string[];
  readonly concurrency: readonly number[];
  readonly repetitions: number;
  /** Length of a slice of load, in whole seconds. */
  readonly seconds: number;
  /** Length of the last part in seconds. */
  readonly memory: number;
  /** A checkout of an earlier commit, with its packages, whose gateway takes part as well; null: none. */
  readonly before: string | null;
  /** Whose requests they are: one visitor's, or another one's each. */
  readonly visitors: 1 | 200;
}

/** Reads the command line. @throws TypeError for an option that there is not */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      systems: {
        type: "string",
        default: "upstream,node-alone,proxy,chalkbox,chalkbox-cached,hive,hive-router,apollo,mercurius,standard",
      },
      operations: { type: "string", default: "product,listing,cart,customer,session" },
      concurrency: { type: "string", default: "1,32,128" },
      repetitions: { type: "string", default: "3" },
      seconds: { type: "string", default: "2" },
      memory: { type: "string", default: "300" },
      before: { type: "string" },
      visitors: { type: "string", default: "200" },
    },
  });
  return {
    systems: values.systems.split(","),
    operations: values.operations.split(","),
    concurrency: values.concurrency.split(",").map(Number),
    repetitions: Number(values.repetitions),
    seconds: Math.max(1, Math.round(Number(values.seconds))),
    memory: Number(values.memory),
    before: values.before ?? null,
    visitors: values.visitors === "1" ? 1 : 200,
  };
}
