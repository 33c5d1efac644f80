import { createContext } from "react-router";
import { createRequest, type GraphQLRequest } from "urql";
import type { PageGraph } from "./client.ts";
import { createBatch, type Manner, type SentAnswer } from "./gateway-batch.server.ts";
import { callsFor, type GatewayCalls } from "./gateway.server.ts";
import { requestDocument } from "./operation.ts";
import { storefrontOf } from "../lib/copy.ts";
import { isOutdated, outdated } from "./outdated.ts";
import { notesKey } from "./state.ts";
import { readShared } from "./shared-answers.server.ts";

/** The graph of one request to this server. */
export interface ServerGraph extends PageGraph, Pick<GatewayCalls, "mintIds" | "setCookies"> {
  /** Waits until every deferred query has its answer, at most `patience` ms; whether they all have. */
  settled(patience: number): Promise<boolean>;
}

/** The graph of the request for who renders its page. */
export const serverGraphContext = createContext<ServerGraph>();

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
 * The graph for the visitor of `request`. Each answer is asked for once; urql's client and document cache would look
 * through all of them for what a mutation may make stale, which took a third of a page's time. On the server a
 * mutation simply forgets all answers, but while a page is read (GET): the mutation of a loader then runs beside the
 * loaders of the layouts, whose answers must stay; that loader refreshes what it has changed.
 */
export function createServerGraph(request: Request): ServerGraph {
  const { store, language } = storefrontOf(request);
  const frame = `${store} ${language}`;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const calls = callsFor(request);
  const run = createBatch(calls.send);
  const asked = new Map<number, Promise<SentAnswer>>();
  const answers = new Map<number, SentAnswer>();
  const deferred = new Map<number, Promise<SentAnswer>>();
  const shared = new Set<number>();

  const ask = (operation: GraphQLRequest, manner?: Manner): Promise<SentAnswer> => {
    const answer = run(operation, manner).then((value) => {
      answers.set(operation.key, value);
      return value;
    });
    asked.set(operation.key, answer);
    return answer;
  };
  /** What frames a page is there although the gateway is not: as it was last. */
  const framed = async (operation: GraphQLRequest, known?: Promise<SentAnswer>): Promise<SentAnswer> => {
    const answer = await (known ?? ask(operation, { read: readShared }));
    const place = `${frame} ${operation.key}`;
    if (answer.data != null) lastFrames.set(place, answer);
    const last = answer.data == null ? lastFrames.get(place) : undefined;
    if (last !== undefined) answers.set(operation.key, last);
    return last ?? answer;
  };
  // The document's type says what its answer is; the gateway validates answers against the same schema.
  // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-return -- see above
  const typed = (answer: SentAnswer): any => answer;

  return {
    async query(document, variables, freshness) {
      const operation = createRequest(requestDocument(document), variables);
      const known = freshness === "network-only" ? undefined : asked.get(operation.key);
      if (freshness === "shared") shared.add(operation.key);
      if (freshness === "shared") return typed(await framed(operation, known));
      return typed(await (known ?? ask(operation, freshness === "common" ? { read: readShared } : {})));
    },
    async mutate(document, variables) {
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
    mintIds: calls.mintIds,
    get setCookies() {
      return calls.setCookies;
    },
    async settled(patience) {
      if ([...deferred.keys()].every((key) => answers.has(key))) return true;
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<false>((resolve) => (timer = setTimeout(resolve, patience, false)));
      const all = Promise.all(deferred.values()).then(() => true);
      const isSettled = await Promise.race([all, tooLate]);
      clearTimeout(timer);
      return isSettled;
    },
  };
}
