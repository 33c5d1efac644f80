import { createContext } from "react-router";
import { CombinedError, createRequest, type GraphQLRequest } from "urql";
import type { PageGraph } from "./client.ts";
import { createBatch, type Manner, type SentAnswer } from "./gateway-batch.server.ts";
import { callsFor, type GatewayCalls } from "./gateway.server.ts";
import { requestDocument } from "./operation.ts";
import { isbot } from "isbot";
import { storefrontOf } from "../lib/copy.ts";
import { anonymousSession, anonymousSessionJson, isKnownVisitor } from "./anonymous-session.server.ts";
import { PageSessionDocument } from "./generated/PageSession.ts";
import { isOutdated, outdated } from "./outdated.ts";
import { isSharedRender, type Keeping, keepingOfAll, lastAnswersFor } from "./shared-render.server.ts";
import { notesKey } from "./state.ts";
import { readShared } from "./shared-answers.server.ts";
import { cookiesIn } from "../lib/cookies.ts";
import { withinTime } from "../lib/within-time.ts";

/** The graph of one request to this server. */
export interface ServerGraph extends PageGraph, Pick<GatewayCalls, "setCookies"> {
  /** Whether the page of a shared render has requested something that is a visitor's own: others may not get it. */
  readonly isPersonal: boolean;
  /** Whether an older answer stands in for one that the shop did not give in time: the page states it. */
  readonly isOutdated: boolean;
  /** How long the page may be shown to others; null when it may not. */
  keeping(): Keeping | null;
  /** Waits until every deferred query has its answer, at most `patience` ms; whether they all have. */
  settled(patience: number): Promise<boolean>;
}

/** The graph of the request for who renders its page. */
export const serverGraphContext = createContext<ServerGraph>();

/** How long a page waits for the gateway, in milliseconds, when it can show what it showed last. */
const replayPatience = 1_000;

const sessionKey = createRequest(requestDocument(PageSessionDocument), {}).key;

/** The session of a visitor without ids: nothing is known of them anywhere. */
const anonymous: SentAnswer = { data: anonymousSession, json: anonymousSessionJson };

/** How a page of older answers is kept: until the gateway is called again. */
const standIn: Keeping = { maxAge: 2_000, tags: [] };

/** What a shared render is answered where it requests something personal. */
const withheld: SentAnswer = {
  data: undefined,
  json: "",
  error: new CombinedError({ networkError: new Error("A page for all visitors requests nothing of one") }),
};

/** The last good answers of what frames pages, by storefront and operation: a handful. */
const lastFrames = new Map<string, SentAnswer>();

/**
 * What is to be known of answers beside their data, as JSON by key of their operation: errors, and that one is outdated.
 * Null when there is nothing to say. @param isLeftOut whether the page's state does without an answer
 */
function notesOf(answers: ReadonlyMap<number, SentAnswer>, isLeftOut: (key: number) => boolean): string | null {
  const notes: Record<string, unknown> = {};
  for (const [key, { error, extensions, json }] of answers) {
    const isOld = isOutdated(extensions);
    if (json === "" || isLeftOut(key) || (!isOld && !error)) continue;
    const errors = error?.graphQLErrors.map(({ message, path, extensions: { code } }) => ({
      message,
      path,
      extensions: { code },
    }));
    notes[key] = { ...(errors && { errors }), ...(isOld && { extensions: outdated }) };
  }
  return Object.keys(notes).length === 0 ? null : JSON.stringify(notes);
}

/**
 * The graph for the visitor of `request`. Each answer is requested once; urql's client and document cache would look
 * through all of them for what a mutation may make stale, which took a third of a page's time. On the server a
 * mutation simply drops all answers, but while a page is read (GET): the mutation of a loader then runs beside the
 * loaders of the layouts, whose answers must stay; that loader refreshes what it has changed.
 *
 * A visitor without ids gets them with the first operation that is theirs alone (C-87), once for all that go out
 * together. Crawlers get none, or each of their visits would leave a cart behind.
 * @param readPatience how long what is read is waited for, in milliseconds; as long as a page waits without it
 */
export function createServerGraph(request: Request, readPatience?: number): ServerGraph {
  const { store, language } = storefrontOf(request);
  const storefront = `${store} ${language}`;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const calls = callsFor(request, readPatience);
  const run = createBatch(calls.send);
  const asked = new Map<number, Promise<SentAnswer>>();
  const answers = new Map<number, SentAnswer>();
  const deferred = new Map<number, Promise<SentAnswer>>();
  const shared = new Set<number>();
  const isForAll = isSharedRender(request);
  const lastAnswers = isForAll ? lastAnswersFor(request) : null;
  const isKnown = isKnownVisitor(request.headers.get("cookie"));
  const needsIds = cookiesIn(request.headers.get("cookie"))["cartId"] === undefined;
  let [isPersonal, isReplayed] = [false, false];
  let minting: Promise<void> | undefined;

  /** The answer, or what the page showed last when there is none in time. */
  const runOrReplay = async (operation: GraphQLRequest, manner: Manner | undefined): Promise<SentAnswer> => {
    const running = run(operation, manner);
    if (lastAnswers === null) return running;
    const answer = await withinTime(running, replayPatience);
    if (answer !== null && answer.data != null) return answer;
    const json = lastAnswers().get(operation.key);
    const frame = lastFrames.get(`${storefront} ${operation.key}`);
    if (json === undefined && frame === undefined) return answer ?? running;
    isReplayed = true;
    return frame ?? { data: readShared(json ?? ""), json: json ?? "", extensions: outdated };
  };
  const note = (operation: GraphQLRequest, asking: Promise<SentAnswer>): Promise<SentAnswer> => {
    const answer = asking.then((value) => {
      answers.set(operation.key, value);
      return value;
    });
    asked.set(operation.key, answer);
    return answer;
  };
  const ask = (operation: GraphQLRequest, manner?: Manner) => note(operation, runOrReplay(operation, manner));
  /** Gives the visitor ids before something goes out that is theirs alone. A failure is that operation's to report. */
  const identified = async (): Promise<void> => {
    if (!needsIds || isbot(request.headers.get("user-agent"))) return;
    minting ??= calls.mintIds().catch(() => undefined);
    await minting;
  };
  /** Asks without keeping the answer. */
  const pass = (operation: GraphQLRequest): Promise<SentAnswer> =>
    needsIds ? identified().then(() => run(operation)) : run(operation);
  /** Asks what is the visitor's own. */
  const askOwn = async (operation: GraphQLRequest): Promise<SentAnswer> => {
    if (operation.key === sessionKey && !isKnown && isRead) return note(operation, Promise.resolve(anonymous));
    if (isForAll) {
      isPersonal = true;
      return withheld;
    }
    return note(operation, pass(operation));
  };
  /** What frames a page is there although the gateway is not: as it was last. */
  const framed = async (operation: GraphQLRequest, known?: Promise<SentAnswer>): Promise<SentAnswer> => {
    const answer = await (known ?? ask(operation, { read: readShared }));
    const place = `${storefront} ${operation.key}`;
    if (answer.data != null) lastFrames.set(place, answer);
    const last = answer.data == null ? lastFrames.get(place) : undefined;
    if (last !== undefined) answers.set(operation.key, last);
    return last ?? answer;
  };
  // The document's type states what its answer is; the gateway validates answers against the same schema.
  // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-return -- see above
  const typed = (answer: SentAnswer): any => answer;

  return {
    async query(document, variables, freshness) {
      const operation = createRequest(requestDocument(document), variables);
      const known = freshness === "network-only" ? undefined : asked.get(operation.key);
      if (freshness === "no-cache") return typed(isForAll ? await askOwn(operation) : await pass(operation));
      if (freshness === "shared") shared.add(operation.key);
      if (freshness === "shared") return typed(await framed(operation, known));
      return typed(
        await (known ?? (freshness === "common" ? ask(operation, { read: readShared }) : askOwn(operation))),
      );
    },
    async mutate(document, variables) {
      if (isForAll) {
        isPersonal = true;
        return typed(withheld);
      }
      await identified();
      const answer = await run(createRequest(requestDocument(document), variables), { isAlone: true, isChange: true });
      if (!isRead) {
        asked.clear();
        answers.clear();
      }
      return typed(answer);
    },
    defer(document, variables) {
      const operation = createRequest(requestDocument(document), variables);
      deferred.set(operation.key, asked.get(operation.key) ?? ask(operation, { isAlone: true, read: readShared }));
      return { key: operation.key };
    },
    awaited: ({ key }) => (answers.has(key) ? null : (deferred.get(key) ?? null)),
    read(document, variables) {
      const answer = answers.get(createRequest<unknown>(requestDocument(document), variables).key);
      return answer && typed(answer);
    },
    state() {
      const parts: string[] = [];
      for (const [key, { json }] of answers) {
        if (json !== "" && !deferred.has(key) && !shared.has(key)) parts.push(`"${key}":${json}`);
      }
      const notes = notesOf(answers, (key) => deferred.has(key) || shared.has(key));
      if (notes !== null) parts.push(`"${notesKey}":${notes}`);
      return `{${parts.join(",")}}`;
    },
    deferredState: ({ key }) => answers.get(key)?.json ?? "",
    get isPersonal() {
      return isPersonal;
    },
    get isOutdated() {
      return [...answers.values()].some(({ extensions }) => isOutdated(extensions));
    },
    keeping() {
      // What lacks a part is nothing to keep.
      if (isPersonal || [...answers.values()].some(({ data, error }) => error || data == null)) return null;
      return isReplayed ? standIn : keepingOfAll(calls.keepings);
    },
    get setCookies() {
      return calls.setCookies;
    },
    async settled(patience) {
      if ([...deferred.keys()].every((key) => answers.has(key))) return true;
      return (await withinTime(Promise.all(deferred.values()), patience)) !== null;
    },
  };
}
