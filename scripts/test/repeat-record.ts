import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parseJson } from "./parse-json.ts";
import type { TestTime } from "./slowest.ts";

const Stored = v.object({
  green: v.number(),
  slowest: v.array(v.object({ name: v.string(), ms: v.number() })),
});

/** How many of the slowest tests are kept. */
const kept = 20;

/** Green runs in a row of one commit, kept in a file: an interrupted repetition goes on. */
export class RepeatRecord {
  readonly #file: string;
  #stored: v.InferOutput<typeof Stored>;

  /** @param file is made with the first run, and its folder; one that cannot be read counts as none */
  constructor(file: string) {
    this.#file = file;
    const parsed = v.safeParse(Stored, parseJson(readText(file)));
    this.#stored = parsed.success ? parsed.output : { green: 0, slowest: [] };
  }

  get green(): number {
    return this.#stored.green;
  }

  /** Each of the slowest tests with the longest that it took in any run. */
  get slowest(): readonly TestTime[] {
    return this.#stored.slowest;
  }

  /** Keeps what came of a whole run: one that failed ends the row. */
  add(isGreen: boolean, times: readonly TestTime[]): void {
    const longest = new Map<string, number>();
    for (const { name, ms } of [...this.#stored.slowest, ...times]) {
      longest.set(name, Math.max(ms, longest.get(name) ?? 0));
    }
    const slowest = [...longest]
      .map(([name, ms]) => ({ name, ms }))
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, kept);
    this.#stored = { green: isGreen ? this.#stored.green + 1 : 0, slowest };
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(this.#stored, null, 2)}\n`);
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
