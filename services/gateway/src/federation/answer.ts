import { internalError, type PublicError } from "../errors/rules.ts";
import { presentFailure } from "../errors/failure.ts";
import { brokenValues, type BrokenValue } from "./broken-values.ts";
import type { CompiledOperation } from "./federated-operation.ts";
import type { AnswerPath } from "./places.ts";
import type { Fault, Gathered } from "./replay.ts";
import { writeAnswer } from "./write-answer.ts";

/** The answer of a federated operation. */
export interface FederatedAnswer {
  /** JSON. */
  readonly text: string;
  /** What upstreams answered against the graph's promises, for the log. */
  readonly broken: readonly BrokenValue[];
}

/**
 * What clients get of what the upstreams answered.
 * @param present an upstream's error as clients may read it
 */
export function answerOf(
  { shape }: CompiledOperation,
  { data, faults, repeated }: Gathered,
  requestId: string,
  present: (fault: Fault) => PublicError,
): FederatedAnswer {
  const { text, isBroken } = writeAnswer(shape, data, repeated);
  if (faults.length === 0 && !isBroken) return { text: `{"data":${text}}`, broken: [] };
  const errors = faults.map(present);
  // A null where none may be is the consequence of an error that has been reported, or of an upstream's own fault.
  const broken = (isBroken ? brokenValues(shape, data) : []).filter(({ path }) => !isExplained(faults, path));
  for (const { path } of broken) errors.push({ ...internalError(requestId), path });
  return { text: `{"errors":${JSON.stringify(errors)},"data":${text}}`, broken };
}

function isExplained(faults: readonly Fault[], path: AnswerPath): boolean {
  return faults.some(({ path: at }) => at === null || startsWith(path, at) || startsWith(at, path));
}

function startsWith(path: AnswerPath, start: AnswerPath): boolean {
  return start.every((key, index) => path[index] === key);
}

const codes = /^[A-Z][A-Z0-9_]{0,63}$/;

/**
 * An upstream's error as clients get it: where, whose and its code. Its words only where it classified them, as what is
 * not classified was not written for shoppers.
 */
export function presentFault({ upstream, cause, path }: Fault, requestId: string): PublicError {
  const at = path === null ? {} : { path };
  if ("kind" in cause) {
    const { message, extensions } = presentFailure(cause.failure, cause.retryAfter);
    return { message, ...at, extensions: { ...extensions, upstream } };
  }
  const { classification, messageKey, message, code } = cause;
  if (classification !== null || messageKey !== null) {
    const key = messageKey === null ? {} : { messageKey };
    const shown = classification ?? code ?? "UPSTREAM_ERROR";
    return { message, ...at, extensions: { code: shown, classification: shown, ...key, upstream } };
  }
  const internal = internalError(requestId);
  const own = code !== null && codes.test(code) ? { code } : {};
  return { message: internal.message, ...at, extensions: { ...internal.extensions, ...own, upstream } };
}
