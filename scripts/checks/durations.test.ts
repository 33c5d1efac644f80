import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deadlineRows, otherRows } from "./deadline-rows.ts";

const root = new URL("../../", import.meta.url);
const folders = [
  "services/edge/src",
  "services/gateway/src",
  "services/order-list/src",
  "services/session/src",
  "services/shop/src",
  "web/src",
  "web/server",
];

/** A length of time of half a minute or more, as code writes it. */
const duration = new RegExp(
  [
    /\b(?:60_?000|3_?600(?:_000)?|86_?400(?:_000)?|60 \* 60)\b/,
    /\b\d+ \* (?:second|minute|hour|day|month)s?\b/,
    /\b(?:30|90|120|180|300|600|900|1_800|15_552)_000\b/,
    /\binterval '/,
    /\w(?:Days|Hours|Minutes|Months)\b = \S*\d/,
    /Max-Age=(?:[1-9]|\$)/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** Matches lines whose name shows another kind of length: a rate limit, a job, a cached file, a unit, bytes, a comment. */
const namedOtherwise = new RegExp(
  [
    /windowMs|\bper(?:Address|Network|Visitor)\b/,
    /\b\w*[eE]very\w*(?::| =)|\bsweepInterval =/,
    /\bmax-age=|\bkept: /,
    /const (?:\[?(?:second|minute|hour|day|, )+\]?|minutes|days) = /,
    /[bB]ytes|\bcost: /,
    /^\s*(?:\/\/|\/?\*)/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.tsx?$|\/(?:testing|test|demo)\//.test(file));

/** True for a line with a length of time that the guide needs a row for. */
const isAsked = (line: string): boolean => duration.test(line) && !namedOtherwise.test(line);

describe("lengths of time", () => {
  it("are each in a row of the guide of deadlines", () => {
    const rows = [...deadlineRows, ...otherRows];
    const missing = files.flatMap((file) => {
      const known = rows.filter((row) => row.file === file);
      const lines = readFileSync(new URL(file, root), "utf8").split("\n").filter(isAsked);
      const isKnown = (line: string) => known.some(({ constant }) => line.includes(constant));
      return lines.filter((line) => !isKnown(line)).map((line) => `${file}: ${line.trim()}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(otherRows)("$name: is where the guide says", ({ file, constant }) => {
    expect(readFileSync(new URL(file, root), "utf8")).toContain(constant);
  });

  it.each([
    ["const life = 45 * 60_000;", true],
    ["const secondsToLive = 30 * 24 * 3600;", true],
    ["const waits = 3 * day;", true],
    ["export const trialDays = 14;", true],
    ["and made_at > now() - interval '2 hours'", true],
    ["`${name}=1; Path=/; Max-Age=600`", true],
    ["const pause = 120_000;", true],
    ["  windowMs: 3_600_000,", false],
    ["const sweepEvery = 60_000;", false],
    ['"cache-control": "public, max-age=3600",', false],
    ["const minute = 60_000;", false],
    ["/** Ends after 60 * 60 seconds. */", false],
  ])("are found in %s: %s", (line, isFound) => {
    expect(isAsked(line)).toBe(isFound);
  });
});
