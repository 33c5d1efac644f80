import type { Mutant } from "./mutants.ts";
import type { Result } from "./results.ts";

/** A mutant and what became of it. */
export interface Tried {
  readonly mutant: Mutant;
  readonly result: Result;
}

/** Figures of a group: how many of each, and the share that tests found, from 0 to 100. */
export interface Score {
  readonly tried: number;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly percent: number;
}

/** Adds up; a group without mutants has 100 %. */
export function scoreOf(tried: readonly Tried[]): Score {
  const count = (status: Result["status"]) => tried.filter(({ result }) => result.status === status).length;
  const [killed, timeout] = [count("killed"), count("timeout")];
  const percent = tried.length === 0 ? 100 : (100 * (killed + timeout)) / tried.length;
  return {
    tried: tried.length,
    killed,
    timeout,
    survived: count("survived"),
    uncovered: count("uncovered"),
    percent,
  };
}

/** One line of the summary. @param all how many mutants the group has */
export function summaryOf(group: string, all: number, score: Score): string {
  const { tried, killed, timeout, survived, uncovered, percent } = score;
  const parts = [`${killed} killed`, `${timeout} timed out`, `${survived} survived`, `${uncovered} not covered`];
  return `${group}: ${percent.toFixed(1)} % of ${tried} (of ${all}): ${parts.join(", ")}`;
}

/** What was not found, by file and line, as it can be searched for in the sources. */
export function survivorsOf(tried: readonly Tried[]): string {
  return tried
    .filter(({ result }) => result.status === "survived" || result.status === "uncovered")
    .toSorted((a, b) => a.mutant.file.localeCompare(b.mutant.file) || a.mutant.line - b.mutant.line)
    .map(({ mutant, result }) => {
      const { file, line, column, mutator, original, replacement } = mutant;
      const change = `${shorten(original)} → ${shorten(replacement)}`;
      return `${file}:${line}:${column} ${result.status} ${mutator}: ${change}\n`;
    })
    .join("");
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, " ");
  return line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-30)}` : line;
}
