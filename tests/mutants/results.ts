import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import * as v from "valibot";

const result = v.object({
  key: v.string(),
  /** "timeout" when the tests did not end, or one of them waited in vain; such a mutant counts as killed. */
  status: v.picklist(["killed", "timeout", "survived", "uncovered"]),
  /** Hashes of the test files that say so: the one that failed, or all that did not. */
  proof: v.record(v.string(), v.string()),
  /** Name of the test that failed. */
  by: v.optional(v.string()),
});

/** What became of a mutant. */
export type Result = v.InferOutput<typeof result>;

/** Results of all runs, a line each; the last one of a mutant counts. */
export class Results {
  readonly #file: string;
  readonly #results = new Map<string, Result>();

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    const content = readFileSync(file, "utf8");
    // An interrupted run may have left half a line, which nothing is added to.
    if (!content.endsWith("\n")) appendFileSync(file, "\n");
    for (const line of content.split("\n").filter((line) => line.endsWith("}"))) {
      const found = v.parse(result, JSON.parse(line));
      this.#results.set(found.key, found);
    }
  }

  /**
   * What became of a mutant, or undefined when it has to be tried: never tried, or its tests have changed since.
   *
   * @param selected present hashes of the test files that it would be tried with
   */
  of(key: string, selected: Readonly<Record<string, string>>): Result | undefined {
    const found = this.#results.get(key);
    if (found === undefined) return undefined;
    const isKilled = found.status === "killed" || found.status === "timeout";
    if (isKilled)
      return Object.entries(found.proof).every(([file, hash]) => selected[file] === hash) ? found : undefined;
    const isSame = Object.entries(selected).every(([file, hash]) => found.proof[file] === hash);
    return isSame ? found : undefined;
  }

  add(added: Result): void {
    this.#results.set(added.key, added);
    appendFileSync(this.#file, `${JSON.stringify(added)}\n`);
  }
}
