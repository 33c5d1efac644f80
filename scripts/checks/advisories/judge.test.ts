import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { AuditRun } from "./audit.ts";
import { judge, weigh } from "./judge.ts";

/** What npm printed on such an occasion. */
async function recorded(name: "clean" | "lodash" | "refused"): Promise<AuditRun> {
  return { ok: true, report: await readFile(path.join(import.meta.dirname, "recorded", `${name}.json`), "utf8") };
}

test("an advisory is one line with its address; packages that merely depend on it have none", async () => {
  expect(judge(await recorded("lodash"))).toEqual({
    kind: "vulnerable",
    lines: ["lodash <=4.17.20 (high): Command Injection in lodash https://github.com/advisories/GHSA-35jh-r3h4-6jhm"],
  });
});

test("no advisory is clean, but only from a registry that has the old ones", async () => {
  const clean = await recorded("clean");
  expect(weigh(clean, await recorded("lodash"))).toEqual({ kind: "clean" });
  for (const silent of [clean, await recorded("refused")]) {
    expect(weigh(clean, silent)).toEqual({
      kind: "unchecked",
      reason: expect.stringContaining("no list of advisories"),
    });
  }
});

test("an advisory counts whatever the registry reports about the old ones", async () => {
  expect(weigh(await recorded("lodash"), await recorded("refused")).kind).toBe("vulnerable");
});

test.each<[string, AuditRun, RegExp]>([
  ["nothing", { ok: true, report: "" }, /printed no report/],
  ["no JSON", { ok: true, report: "<html>" }, /printed no report/],
  ["a report of another shape", { ok: true, report: '{"auditReportVersion":3}' }, /printed no report/],
  ["npm's own error", { ok: true, report: '{"error":{"code":"ENOLOCK","summary":""}}' }, /npm audit says: ENOLOCK/],
  ["a run that took too long", { ok: false, reason: "the registry took longer than 60 s" }, /longer than 60 s/],
])("%s is never taken for clean", (_what, run, reason) => {
  expect(judge(run)).toEqual({ kind: "unchecked", reason: expect.stringMatching(reason) });
});

test("a registry that refuses the request is unavailable, and is not named", async () => {
  expect(judge(await recorded("refused"))).toEqual({
    kind: "unchecked",
    reason: "npm audit says: 405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk",
  });
});
