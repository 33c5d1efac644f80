import * as v from "valibot";
import type { AuditRun } from "./audit.ts";

/** What is known of our dependencies. "unchecked" is neither good nor bad, and is never to be taken for either. */
export type Verdict =
  | { readonly kind: "clean" }
  | { readonly kind: "vulnerable"; readonly lines: readonly string[] }
  | { readonly kind: "unchecked"; readonly reason: string };

const Advisory = v.object({ title: v.string(), severity: v.string(), url: v.optional(v.string(), "") });

/** npm's report, version 2: by package, and for each either an advisory or the name of the package that it has it from. */
const Report = v.object({
  auditReportVersion: v.literal(2),
  vulnerabilities: v.record(
    v.string(),
    v.object({ name: v.string(), range: v.string(), via: v.array(v.union([v.string(), Advisory])) }),
  ),
});
const Fault = v.object({
  message: v.optional(v.string()),
  error: v.optional(v.object({ summary: v.optional(v.string()), code: v.optional(v.string()) })),
});

/** Understands what `npm audit --json` printed; a report that is not understood counts as "unchecked". */
export function judge(run: AuditRun): Verdict {
  if (!run.ok) return { kind: "unchecked", reason: run.reason };
  const json = parseJson(run.report);
  const report = v.safeParse(Report, json);
  if (!report.success) return { kind: "unchecked", reason: faultIn(json) };
  const lines = Object.values(report.output.vulnerabilities).flatMap(({ name, range, via }) =>
    via.flatMap((each) =>
      typeof each === "string" ? [] : [`${name} ${range} (${each.severity}): ${each.title} ${each.url}`.trimEnd()],
    ),
  );
  // A package may be listed for the sake of another alone, which then has its own line.
  return lines.length === 0 ? { kind: "clean" } : { kind: "vulnerable", lines };
}

/**
 * The verdict on our own lockfile, given what the same registry reports about a package with advisories of old: one that
 * reports nothing there has no list, and its silence on ours means nothing.
 */
export function weigh(own: AuditRun, known: AuditRun): Verdict {
  const verdict = judge(own);
  if (verdict.kind !== "clean") return verdict;
  const list = judge(known);
  if (list.kind === "vulnerable") return verdict;
  return { kind: "unchecked", reason: "the registry has no list of advisories: it reports nothing on lodash 4.17.15" };
}

function faultIn(json: unknown): string {
  const fault = v.safeParse(Fault, json);
  const { message, error } = fault.success ? fault.output : {};
  const words = message || error?.summary || error?.code;
  return words
    ? `npm audit says: ${words.replaceAll(/https?:\/\/[^/\s]+/g, "").slice(0, 200)}`
    : "npm audit printed no report";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
