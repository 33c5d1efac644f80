import type { Coverage, CoveredFile } from "./coverage.ts";
import type { TestFile } from "./messages.ts";

/** Tests that a mutant is tried with, and how long they took without it, in milliseconds. */
export interface Selection {
  readonly tests: readonly TestFile[];
  readonly ms: number;
}

/** How much of tests a mutant is tried with at most, in milliseconds: the rest of them would hardly find it. */
const budget = 20_000;

/**
 * Chooses the tests that reach a mutant, those beside its source first, then the quickest ones, within 20 s.
 *
 * What is reached while modules are loaded counts for the first test file of a worker, or for a test that loads them
 * itself; such a mutant is tried with all tests of all other files that reach anything of its source, too. What no test
 * is seen to reach may run in another thread, which has the mutant as well but counts for no test: it is tried with the
 * tests in its folder.
 *
 * @param id the mutant's
 * @param siblings ids of all mutants of the same source
 */
export function selectTests(id: string, source: string, siblings: ReadonlySet<string>, coverage: Coverage): Selection {
  const files = Object.entries(coverage);
  const byTest = files.map(([file, covered]) => ({ file, covered, names: testsThatReach(id, covered) }));
  const isReached = byTest.some(({ names }) => names.length > 0);
  const whileLoading = files.some(([, covered]) => isLoadedBy(covered, id));
  const takesAll = ({ file, covered, names }: (typeof byTest)[number]): boolean => {
    if (!whileLoading) return !isReached && distance(file, source) < 2;
    return isLoadedBy(covered, id) || (names.length === 0 && reachesAny(siblings, covered));
  };
  const ordered = byTest
    .map((each) => (takesAll(each) ? { ...each, names: Object.keys(each.covered.tests) } : each))
    .filter(({ names }) => names.length > 0)
    .map(({ file, covered, names }) => ({ file, names, ms: sum(names.map((name) => covered.tests[name] ?? 0)) }))
    .toSorted((a, b) => distance(a.file, source) - distance(b.file, source) || a.ms - b.ms);
  const tests: TestFile[] = [];
  let ms = 0;
  for (const file of ordered) {
    if (tests.length > 0 && ms + file.ms > budget) continue;
    tests.push({ file: file.file, names: file.names });
    ms += file.ms;
  }
  return { tests, ms };
}

/** Names of tests that reach it; all of a file's when something before each test of it does. */
function testsThatReach(id: string, { reached, tests }: CoveredFile): readonly string[] {
  return Object.keys(tests).filter((name) => (reached[name]?.[id] ?? 0) > 0);
}

/** Whether something outside of the file's tests reaches it. */
function isLoadedBy({ reached }: CoveredFile, id: string): boolean {
  return (reached[""]?.[id] ?? 0) > 0;
}

function reachesAny(ids: ReadonlySet<string>, { reached }: CoveredFile): boolean {
  return Object.values(reached).some((counts) => Object.keys(counts).some((id) => ids.has(id)));
}

/** 0 for the test beside the source, 1 for the same folder, 2 for any other. */
function distance(test: string, source: string): number {
  if (test.replace(/(\.\w+)?\.test\.tsx?$/, "") === source.replace(/\.tsx?$/, "")) return 0;
  return folderOf(test) === folderOf(source) ? 1 : 2;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
