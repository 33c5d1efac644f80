/** Names the tests that did not pass, for the end of a run whose live output is thousands of lines long. */
import * as v from "valibot";
import { parseJson } from "./parse-json.ts";

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ""),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.nullish(v.array(v.string()), []) }),
      ),
    }),
  ),
});

interface Suite {
  readonly specs: readonly v.InferOutput<typeof Spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const Spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string(), "") })) })),
    }),
  ),
});
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const PlaywrightReport = v.object({
  suites: v.array(Suite),
  errors: v.array(v.object({ message: v.optional(v.string(), "") })),
});

/** One line for each test of a vitest JSON report that did not pass, and for each file that could not be loaded. */
export function vitestTroubles(report: string | undefined): string[] {
  const parsed = v.safeParse(VitestReport, parseJson(report));
  if (!parsed.success) return ["no readable report"];
  return parsed.output.testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === "failed" && assertionResults.length === 0
      ? [line(name, "cannot be loaded", message)]
      : assertionResults
          .filter((test) => test.status !== "passed")
          .map((test) => line(name, test.fullName, test.failureMessages?.[0] ?? test.status)),
  );
}

/** One line for each test of a Playwright JSON report that did not pass at once, and for other errors. */
export function playwrightTroubles(report: string | undefined): string[] {
  const parsed = v.safeParse(PlaywrightReport, parseJson(report));
  if (!parsed.success) return ["no readable report"];
  const specs = (suite: Suite): Suite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  return [
    ...parsed.output.errors.map(({ message }) => line("outside tests", "", message)),
    ...parsed.output.suites
      .flatMap(specs)
      .flatMap(({ title, file, line: at, tests }) =>
        tests
          .filter(({ status }) => status !== "expected")
          .map(({ status, results }) =>
            line(
              `${file}:${at}`,
              status === "flaky" ? `${title} (passed at the second attempt)` : title,
              results.find(({ error }) => error !== undefined)?.error?.message ?? status,
            ),
          ),
      ),
  ];
}

/** The place, the name, and the first line of what went wrong. */
function line(place: string, name: string, message: string): string {
  return [place, name, message.trimStart().split("\n", 1)[0]].filter((part) => part !== "").join(" › ");
}
