/** Names the tests that take longest, for the end of a run. */
import * as v from "valibot";
import { parseJson } from "./parse-json.ts";

/** How long a test took. */
export interface TestTime {
  /** File and name. */
  readonly name: string;
  readonly ms: number;
}

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), duration: v.nullish(v.number(), 0) })),
    }),
  ),
});

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
});
interface Suite {
  readonly specs: readonly v.InferOutput<typeof Spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const PlaywrightReport = v.object({ suites: v.array(Suite) });

/** Times of a vitest JSON report; none when it cannot be read. @param root what file names begin with */
export function vitestTimes(report: string | undefined, root: string): readonly TestTime[] {
  const parsed = v.safeParse(VitestReport, parseJson(report));
  if (!parsed.success) return [];
  return parsed.output.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.startsWith(root) ? name.slice(root.length + 1) : name} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

/** Times of a Playwright JSON report, all attempts together; none when it cannot be read. */
export function playwrightTimes(report: string | undefined): readonly TestTime[] {
  const parsed = v.safeParse(PlaywrightReport, parseJson(report));
  if (!parsed.success) return [];
  const specs = (suite: Suite): Suite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  return parsed.output.suites.flatMap(specs).map(({ title, file, tests }) => ({
    name: `${file} › ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
  }));
}

/** One line for each of the slowest, the slowest first. */
export function slowestLines(times: readonly TestTime[], count: number): readonly string[] {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`);
}
