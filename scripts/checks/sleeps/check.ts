/** Tests, and what they share. */
const checked = /\.(?:test|spec)\.tsx?$|^tests\/(?:attacks|e2e|testkit)\/|^services\/[^/]+\/test\/|\/testing\//;

/** What waits for time, or fails when a machine is slow; written so that this file does not match itself. */
const waits: readonly RegExp[] = [
  /(?<![.\w])set(?:Timeout|Interval)\(/,
  /\b(?:globalThis|window|self)\.set(?:Timeout|Interval)\(/,
  /\bpromisify\(setTimeout/,
  /^import .*\b(?:setTimeout|setInterval|scheduler)\b.* from "(?:node:)?timers\/promises"/,
  /\.waitForTimeout\(/,
  /\bAtomics\.wait\(/,
  /\b(?:performance\.now|Date\.now|process\.hrtime)\(.*\.toBeLessThan/,
];
/** States why it stays; a word or two are no reason. */
const reason = /\/\/ time: .{20,}/;

/**
 * Lines of tests that wait for time instead of a condition, or bound what a busy machine may take: `file:line: why`. One
 * that must stays with its reason, on its line or in the comment above: `// time: the answer is late on purpose, …`.
 *
 * @param file from the root, with slashes
 */
export function sleepsIn(file: string, text: string): readonly string[] {
  if (!checked.test(file)) return [];
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    if (/^\s*(?:\/\/|\*)/.test(line) || !waits.some((wait) => wait.test(line))) return [];
    if (reason.test(line) || reason.test(commentAbove(lines, index))) return [];
    return [
      `${file}:${index + 1}: a test waits for a condition or a fake clock, not for time (docs/guides/testing.md)`,
    ];
  });
}

/** The lines of comment right above a line. */
function commentAbove(lines: readonly string[], index: number): string {
  const above = lines.slice(0, index).toReversed();
  const end = above.findIndex((line) => !/^\s*\/\//.test(line));
  return above.slice(0, end === -1 ? above.length : end).join("\n");
}
