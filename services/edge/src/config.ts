import process from "node:process";

/** Variables that a supervisor sets for a process that it starts; see `handover.ts`. */
export const supervision = {
  /** `first`, or `next` for a process that takes another one's place; null without a supervisor. */
  kind: process.env["HANDOVER"] ?? null,
  /** Names of what it takes over: ports and words. */
  names: new Set((process.env["HANDOVER_NAMES"] ?? "").split(",").filter(Boolean)),
} as const;
