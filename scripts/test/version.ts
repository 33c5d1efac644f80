import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";

/** Where the counts of green runs are kept: in the repository, so that a repetition goes on on another machine. */
export const runsFolder = "tests/runs";

/** Characters of a version. */
const versionLength = 12;

/** Bytes that git may print: a list of all files, or the changes of a large one. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Names what a checkout tests: every file but the counts of runs, as committed, changed or new. Two commits of the same
 * code have the same version.
 *
 * @returns hexadecimal digits
 * @throws Error when git cannot read the checkout: runs of unknown code cannot be counted
 */
export function readVersion(root: string): string {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: mostBytes });
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    return stdout;
  };
  const but = ["--", ".", `:(exclude)${runsFolder}`];
  const created = lines(git("ls-files", "--others", "--exclude-standard", ...but));
  const state = [
    ...lines(git("ls-tree", "-r", "HEAD")).filter((line) => !line.includes(`\t${runsFolder}/`)),
    git("diff", "HEAD", ...but),
    ...created,
    ...(created.length > 0 ? lines(git("hash-object", "--", ...created)) : []),
  ];
  return createHash("sha256").update(state.join("\n")).digest("hex").slice(0, versionLength);
}

const lines = (text: string): readonly string[] => text.split("\n").filter((line) => line !== "");
