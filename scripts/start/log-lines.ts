import * as v from "valibot";

const Progress = v.object({
  progress: v.object({ done: v.number(), total: v.number(), label: v.string() }),
});
const Entry = v.looseObject({
  level: v.optional(v.union([v.number(), v.string()])),
  msg: v.optional(v.string()),
  ready: v.optional(v.boolean()),
  err: v.optional(v.looseObject({ message: v.optional(v.string()) })),
});

/** pino's number for a warning; what is at or above it reaches the terminal. */
const warningLevel = 40;

/** How far a service is with its preparation. */
export interface ProgressReport {
  readonly done: number;
  readonly total: number;
  readonly label: string;
}

/** What one line that a service printed means to the launcher. */
export type LogLine =
  | { readonly kind: "ready" }
  | ({ readonly kind: "progress" } & ProgressReport)
  /** Worth a person's attention: warnings, errors. */
  | { readonly kind: "warning"; readonly text: string }
  | { readonly kind: "note"; readonly text: string };

/** Understands a line of a service's log: pino's JSON, a progress line, or plain text (a note). */
export function readLogLine(line: string): LogLine {
  const json = parseJson(line);
  const progress = v.safeParse(Progress, json);
  if (progress.success) return { kind: "progress", ...progress.output.progress };
  const entry = v.safeParse(Entry, json);
  if (!entry.success) return { kind: "note", text: line };
  const { level, msg, ready, err } = entry.output;
  if (ready === true || msg === "ready") return { kind: "ready" };
  const text = [msg, err?.message === msg ? undefined : err?.message].filter((part) => part !== undefined).join(": ");
  return { kind: isWarning(level) ? "warning" : "note", text: text === "" ? line : text };
}

function isWarning(level: number | string | undefined): boolean {
  return typeof level === "number" ? level >= warningLevel : ["warn", "error", "fatal"].includes(level ?? "");
}

function parseJson(line: string): unknown {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
