import * as v from "valibot";

/** Variables as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A bad environment; its message has one line a fault and names the variable, never its value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads and checks variables of the environment. Empty ones count as absent, as Docker Compose passes unset ones so.
 * @throws ConfigError naming every variable at fault
 */
export function readVariables<Output>(schema: v.GenericSchema<unknown, Output>, environment: Environment): Output {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = v.safeParse(schema, given);
  if (!result.success) throw new ConfigError(result.issues.map(describeIssue).join("\n"));
  return result.output;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const variable = v.getDotPath(issue) ?? "environment";
  if (issue.input === undefined) return `${variable} is missing`;
  // Valibot's own messages quote what was received, and that may be a secret.
  const reason = issue.kind === "validation" ? issue.message : `must be ${issue.expected ?? "valid"}`;
  return `${variable} ${reason}`;
}

/** What the person who starts a process is to read when its port is taken; null when it is not that. */
export function describeTakenPort(error: unknown, variable: string): string | null {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE" && "port" in error;
  return isTaken ? `Port ${String(error.port)} is in use. Set ${variable} to a free one.` : null;
}
