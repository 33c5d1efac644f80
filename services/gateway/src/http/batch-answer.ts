import { surrogateHeaders } from "../cache/surrogate-headers.ts";
import type { Answer } from "../planning/operation-request.ts";
import { jsonType } from "./media-type.ts";

/**
 * The answer to a batch: a list of the answers to its operations.
 * @param isSurrogate whether the client is informed how long it may be kept for others
 */
export function batchAnswer(answers: readonly Answer[], isSurrogate: boolean): Answer {
  const bytes = Buffer.from(`[${answers.map((answer) => answer.bytes.toString("utf8").trimEnd()).join(",")}]`);
  const kept = isSurrogate ? surrogateHeaders(answers, Date.now()) : {};
  const headers = { "content-type": jsonType, "x-chalkbox-cache": verdicts(answers), ...retryAfter(answers), ...kept };
  return { status: commonStatus(answers), bytes, headers };
}

/** A batch that is rejected as one has the status of its rejections; one that is sent too often has to wait as a whole. */
function commonStatus(answers: readonly Answer[]): number {
  const statuses = new Set(answers.map(({ status }) => status));
  if (statuses.has(429)) return 429;
  return statuses.size === 1 ? Math.max(...statuses) : 200;
}

/** What the response cache had to do with each operation, in their order; `none` where it has no say. */
function verdicts(answers: readonly Answer[]): string {
  return answers.map(({ cache }) => cache ?? "none").join(", ");
}

function retryAfter(answers: readonly Answer[]): Readonly<Record<string, string>> {
  const waits = answers.flatMap(({ headers }) => Number(headers["retry-after"] ?? []));
  const longest = Math.max(0, ...waits.filter(Number.isFinite));
  return longest > 0 ? { "retry-after": String(longest) } : {};
}
