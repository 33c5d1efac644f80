import * as v from "valibot";
import { failure, success, type Outcome } from "../start/outcome.ts";
import { parts, type Part } from "./suite.ts";

/** What `npm run test:repeat` is requested. */
export interface RepeatOptions {
  /** Green runs in a row that are wanted. */
  readonly runs: number;
  /** Whether another process keeps one processor busy meanwhile. */
  readonly isBusy: boolean;
  readonly parts: readonly Part[];
}

const Runs = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1));
const usage = "Usage: npm run test:repeat -- [--runs=10] [--part=unit|e2e] [--busy]";

/** Reads the command line; a failure states how it is written. */
export function readRepeatOptions(args: readonly string[]): Outcome<RepeatOptions> {
  let options: RepeatOptions = { runs: 10, isBusy: false, parts };
  for (const argument of args) {
    const [name, value] = argument.split("=", 2);
    const runs = v.safeParse(Runs, value);
    const part = parts.find((each) => each === value);
    if (argument === "--busy") options = { ...options, isBusy: true };
    else if (name === "--runs" && runs.success) options = { ...options, runs: runs.output };
    else if (name === "--part" && part !== undefined) options = { ...options, parts: [part] };
    else return failure(usage);
  }
  return success(options);
}
