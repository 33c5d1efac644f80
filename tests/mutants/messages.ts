/** Tests of one file. */
export interface TestFile {
  /** Path within the copy. */
  readonly file: string;
  /** Full names of the tests to run, suites and test joined by " > "; all of the file when undefined. */
  readonly names: readonly string[] | undefined;
}

/** What a process of vitest has to do: run these, in an environment of their own. */
export interface RunRequest {
  readonly tests: readonly TestFile[];
  /** Whether the first failure ends the run. */
  readonly bail: boolean;
  readonly env: Readonly<Record<string, string>>;
}

/** What became of one file. */
export interface FileResult {
  readonly file: string;
  readonly hash: string;
  /** What failed outside of the tests, or undefined. */
  readonly error: string | undefined;
  readonly tests: readonly TestResult[];
}

/** What became of one test; it took `ms`. */
export interface TestResult {
  readonly name: string;
  readonly state: "passed" | "failed" | "skipped";
  readonly ms: number;
  readonly message: string | undefined;
}

/** What a process reports: which test files there are, or how a run ended. */
export type Report =
  | { readonly kind: "ready"; readonly files: readonly string[] }
  | { readonly kind: "done"; readonly files: readonly FileResult[]; readonly errors: readonly string[] };
