import {
  type Exchange,
  type ExecutionResult,
  makeErrorResult,
  makeOperation,
  makeResult,
  type Operation,
  type OperationResult,
} from "urql";
import { filter, fromPromise, fromValue, mergeMap, pipe, type Source, takeUntil, tap } from "wonka";
import { cookiesIn } from "../lib/cookies.ts";
import { newId } from "../lib/new-id.ts";
import { noteServerTime } from "../lib/server-clock.ts";
import { createBatch, laterMs, type Received, sendAlone } from "./batch.browser.ts";
import { bodyOf } from "./operation.ts";
import { isOutdated, outdated } from "./outdated.ts";
import { notesKey } from "./state.ts";
import type { Watch } from "./watch.browser.ts";

const headers = { accept: "application/graphql-response+json, application/json", "content-type": "application/json" };

const isResult = (value: unknown): value is ExecutionResult =>
  typeof value === "object" && value !== null && ("data" in value || "errors" in value);

/** How long the tab waits for an answer, in milliseconds: the gateway reports within five seconds that the shop has none. */
const readPatience = 8_000;
/** A change may wait for ids and tokens as well. */
const changePatience = 12_000;

/** Pause before the browser sends a change without an answer again, in milliseconds. */
const repeatAfter = 500;
/** Longest time that a change waits for the network, in milliseconds; then the page reports that it failed. */
const networkPatience = 7_000;

/** Characters of a body that outlives its page for certain: browsers keep 64 kB of all of them, in UTF-8. */
const longestKept = 16_000;

/** The key of an operation's context that holds what is called when its request is on its way. */
export const sentKey = "sent";

/** The key of an operation's context that is true for a change that no visitor asked for, and nothing on the page shows. */
export const besideKey = "beside";

/** The key of an operation's context that holds the signal by which a query is given up. */
export const givenUpKey = "givenUp";

const givenUpOf = ({ context }: Operation): AbortSignal | null => {
  const signal: unknown = context[givenUpKey];
  return signal instanceof AbortSignal ? signal : null;
};

/** Marks a query that the page does not wait for: it may wait for others, and they for it. */
export const later = { isLater: true } as const;

/** Whether no visitor waits for a query: one for what is below the fold, or that the page requests again by itself. */
const canWait = ({ context }: Operation): boolean => context["isLater"] === true || context["isUnasked"] === true;

/** The answer with a mark when the shop did not give it, see `isOutdated`. */
const marked = (answer: ExecutionResult, verdict: string | null): ExecutionResult =>
  verdict === "stale" ? { ...answer, extensions: { ...answer.extensions, ...outdated } } : answer;

/** What the page's state reports about an answer beside its data. */
function noteOf(notes: unknown, key: string): object {
  const note: unknown = typeof notes === "object" && notes !== null ? Reflect.get(notes, key) : null;
  return typeof note === "object" && note !== null ? note : {};
}

/**
 * Whether the shop has ended the visitor's login (SESS-18) and that is all there is to say: a form that was just sent
 * shows its own error first (GQL-14), and the page of the logout itself needs no redirect.
 */
const isSignedOutForSecurity = (answer: unknown) =>
  cookiesIn(document.cookie)["SecurityLogout"] === "true" &&
  !location.pathname.startsWith("/logout") &&
  !JSON.stringify(answer).includes('"ishop.api.error.');

/** An answer as text; the types in it stand there as they do in `typesIn`. */
const textOf = ({ data }: OperationResult): string => JSON.stringify(data ?? null);
/** The types that an answer holds: the document cache drops by them what a change has outdated. */
const typesIn = (result: OperationResult): readonly string[] => textOf(result).match(/"__typename":"\w+"/g) ?? [];

let isLeaving = false;

/** Goes to `/logout`, once however many answers say so (ACCESS-34). The page stays as it is until then. */
function leaveForLogout(): Promise<never> {
  if (!isLeaving) location.assign("/logout/");
  isLeaving = true;
  return new Promise(() => undefined);
}

/** Whether a call was given up: what hangs would hang again. */
const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

/** Settles when what found no answer may be sent again. */
const untilRepeat = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (!navigator.onLine) addEventListener("online", resolve, { once: true });
    setTimeout(resolve, navigator.onLine ? repeatAfter : networkPatience);
  });

/** The gateway as the browser calls it. */
export interface BrowserGateway {
  readonly exchange: Exchange;
  /**
   * Takes answers that came with the page: data by key of their operation. Each is used once, without a call.
   * @returns drops those that were not used
   */
  restore(answers: Readonly<Record<string, unknown>>): () => void;
  /** Another tab has changed what queries read: those that are on their way are sent again once they are answered. */
  outdate(): void;
  /** Whether the last answer to an operation failed, or was an outdated one because the shop was late. */
  isPoor(key: number): boolean;
}

/**
 * Calls the gateway, always by POST: its CSRF guard refuses plain GETs. Queries that are due together go in one call
 * (GQL-02), those that the visitor waits for apart from the others; a change goes alone. urql's own exchanges also speak of
 * uploads, streams, subscriptions and servers: 2 kB that no page here needs.
 * @param watch its `prepare` is waited for before each call; its `wait` learns that a change waits for the network
 */
export function createBrowserGateway(url: string, watch?: Pick<Watch, "prepare" | "wait">): BrowserGateway {
  /** Null: was used; the document cache has it, or has dropped it for a reason. */
  const restored = new Map<string, ExecutionResult | null>();
  const poor = new Set<number>();

  /** The queries on their way that were sent after the last change was answered, by key. */
  const asked = new Map<number, Promise<OperationResult>>();
  /** For each query on its way: the types that have changed since it was sent. */
  const changes = new Set<string[]>();
  const outdate = (types: readonly string[]): void => changes.forEach((since) => since.push(...types));

  const send = (operation: Operation): Promise<OperationResult> => {
    const { key, kind } = operation;
    const since: string[] = [];
    if (kind === "query") changes.add(since);
    const answered = call(operation).then((result) => {
      changes.delete(since);
      if (kind === "mutation") {
        asked.clear();
        outdate(typesIn(result));
      } else if (asked.get(key) === answered) asked.delete(key);
      // Nothing says whether the shop has read before the change or after it.
      return since.some((type) => textOf(result).includes(type)) ? share(operation) : result;
    });
    const givenUp = givenUpOf(operation);
    givenUp?.addEventListener("abort", () => changes.delete(since), { once: true });
    // One that may be given up is shared with no other reader.
    if (kind === "query" && !givenUp) asked.set(key, answered);
    return answered;
  };

  /**
   * A change outdates what the page shows, and both the cache and the page's loaders then want it: one call serves both.
   * Who asks past the cache gets a call of their own, as something else may have changed since.
   */
  const share = (operation: Operation): Promise<OperationResult> =>
    asked.get(operation.key)?.then((result) => ({ ...result, operation })) ?? send(operation);
  const ask = (operation: Operation): Promise<OperationResult> =>
    operation.context.requestPolicy === "network-only" ? send(operation) : share(operation);

  const read = (body: string, givenUp?: AbortSignal): Promise<Response> => {
    const patience = AbortSignal.timeout(readPatience);
    const either = new AbortController();
    for (const end of givenUp ? [patience, givenUp] : [])
      end.addEventListener("abort", () => either.abort(end.reason), { once: true });
    const signal = givenUp ? either.signal : patience;
    return fetch(url, { method: "POST", headers, body, signal, keepalive: false });
  };
  const [readSoon, readLater] = [createBatch((body) => read(body), 0), createBatch((body) => read(body), laterMs)];

  const repeat = async (send: () => Promise<Received>): Promise<Received> => {
    const again = untilRepeat();
    if (!navigator.onLine) watch?.wait?.(again);
    await again;
    return send();
  };

  /** Names of the changes that have found no answer, by their bodies: the gateway makes a change of one name once. */
  const unanswered = new Map<string, string>();

  const change = async (operation: Operation, body: string): Promise<Received> => {
    const name = unanswered.get(body) ?? newId();
    // Pressed once more while it is on its way, it is another change.
    unanswered.delete(body);
    let isAnswered = false;
    const send = async (): Promise<Received> => {
      const signal = AbortSignal.timeout(changePatience);
      const named = { ...headers, "idempotency-key": name };
      // What a visitor has changed is stored, also when they leave the page at this moment.
      const keepalive = body.length < longestKept;
      const call = fetch(url, { method: "POST", headers: named, body, signal, keepalive });
      const sent: unknown = operation.context[sentKey];
      if (typeof sent === "function") sent();
      const received = await sendAlone(() => call, body);
      isAnswered = isResult(received.answer);
      // After another change, the same words ask for something new.
      if (isAnswered && operation.context[besideKey] !== true) unanswered.clear();
      return received;
    };
    try {
      const first = await send().catch((error: unknown) => (isLate(error) ? Promise.reject(error) : null));
      return first && isAnswered ? first : await repeat(send);
    } finally {
      if (!isAnswered) unanswered.set(body, name);
    }
  };

  const sendingOf = (operation: Operation, body: string): Promise<Received> => {
    if (operation.kind === "mutation") return change(operation, body);
    if (canWait(operation)) return readLater(body);
    const givenUp = givenUpOf(operation);
    // With others in its call it could not end alone.
    const send = () => (givenUp ? sendAlone((alone) => read(alone, givenUp), body) : readSoon(body));
    return send().catch((error: unknown) =>
      navigator.onLine || givenUp?.aborted ? Promise.reject(error) : repeat(send),
    );
  };

  const call = async (operation: Operation): Promise<OperationResult> => {
    await watch?.prepare?.(operation);
    const givenUp = givenUpOf(operation);
    try {
      const body = bodyOf(operation);
      const { answer, response, verdict } = await sendingOf(operation, body);
      noteServerTime(response.headers.get("date"));
      if (isSignedOutForSecurity(answer)) return await leaveForLogout();
      if (isResult(answer)) return makeResult(operation, marked(answer, verdict), response);
      return makeErrorResult(operation, new Error(response.statusText || "Malformed answer"), response);
    } catch (error) {
      // The caller has given it up.
      if (givenUp?.aborted) return new Promise(() => undefined);
      return makeErrorResult(operation, error instanceof Error ? error : new Error(String(error)));
    }
  };

  /** @param ended what ends: urql subscribes once while it renders, for a look, and then again to stay */
  const answer = (operation: Operation, ended: Source<Operation>) => {
    const key = String(operation.key);
    const known = operation.context.requestPolicy === "network-only" ? null : restored.get(key);
    if (!known) {
      return pipe(
        fromPromise(Promise.resolve()),
        mergeMap(() => fromPromise(ask(operation))),
        takeUntil(
          pipe(
            ended,
            filter(({ kind, key: its }) => kind === "teardown" && its === operation.key),
          ),
        ),
      );
    }
    restored.set(key, null);
    return fromValue(
      makeResult(makeOperation(operation.kind, operation, { ...operation.context, isRestored: true }), known),
    );
  };

  return {
    exchange: () => (operations) =>
      pipe(
        operations,
        filter(({ kind }) => kind !== "teardown"),
        mergeMap((operation) => answer(operation, operations)),
        tap(({ operation: { key }, error, extensions }) => {
          if (error !== undefined || isOutdated(extensions)) poor.add(key);
          else poor.delete(key);
        }),
      ),
    isPoor: (key) => poor.has(key),
    outdate: () => outdate([""]),
    restore({ [notesKey]: notes, ...answers }) {
      const taken = new Set<string>();
      for (const [key, data] of Object.entries(answers)) {
        const answer = { data, ...noteOf(notes, key) };
        if (restored.get(key) === null || !isResult(answer)) continue;
        restored.set(key, answer);
        taken.add(key);
      }
      return () => {
        for (const key of taken) if (restored.get(key)) restored.delete(key);
      };
    },
  };
}
