import { CombinedError, type GraphQLRequest } from "urql";
import { readAnswers, type ReadJson } from "./answers.server.ts";
import type { Answer } from "./client.ts";
import { bodyOf } from "./operation.ts";
import { outdated } from "./outdated.ts";

/** What the gateway has sent back. */
export interface SentBody {
  readonly body: string;
  /** What its cache had to do with each operation; `stale`: the shop did not answer, so an older answer is used. */
  readonly verdicts: readonly string[];
}

/** Sends the bodies of operations in one call; answers with what comes back. @throws when the gateway cannot be reached */
export type SendOperations = (bodies: readonly string[], isChange: boolean) => Promise<SentBody>;

/** An answer with its data as the JSON that the gateway has sent, "" without data. */
export interface SentAnswer extends Answer<unknown> {
  readonly json: string;
}

/** Most operations of one call: the gateway takes no more (GQL-02). */
const maxBatch = 10;

interface Waiting {
  readonly request: GraphQLRequest;
  readonly read: ReadJson;
  readonly resolve: (answer: SentAnswer) => void;
}

/** How an operation is sent. */
export interface Manner {
  /** Goes at once, in a call of its own. */
  readonly isAlone?: boolean;
  /** Changes something, which may take longer than a page waits for what it reads. */
  readonly isChange?: boolean;
  readonly read?: ReadJson;
}

const readJson: ReadJson = (text) => JSON.parse(text);

const failed = (networkError: Error): SentAnswer => ({
  data: undefined,
  json: "",
  error: new CombinedError({ networkError }),
});

async function settle(send: SendOperations, batch: readonly Waiting[], isChange = false): Promise<void> {
  try {
    const bodies = batch.map(({ request }) => bodyOf(request));
    const { body, verdicts } = await send(bodies, isChange);
    const answers = readAnswers(
      body,
      batch.map(({ read }) => read),
    );
    batch.forEach(({ resolve }, index) => {
      const answer = answers[index];
      if (!answer) return resolve(failed(new Error("Malformed answer")));
      const { data, json, errors, extensions } = answer;
      return resolve({
        data,
        json,
        ...(errors && { error: new CombinedError({ graphQLErrors: [...errors] }) }),
        ...(extensions && { extensions }),
        ...(verdicts[index] === "stale" && { extensions: { ...extensions, ...outdated } }),
      });
    });
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    for (const { resolve } of batch) resolve(failed(cause));
  }
}

/**
 * Sends a page's queries together: what the loaders of one turn request goes out in one call; a call for each cost
 * a third of a page's time. A mutation and what is deferred go alone: the page waits for neither's neighbours.
 */
export function createBatch(send: SendOperations) {
  let waiting: Waiting[] = [];
  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += maxBatch) void settle(send, all.slice(start, start + maxBatch));
  };
  return (
    request: GraphQLRequest,
    { isAlone = false, isChange = false, read = readJson }: Manner = {},
  ): Promise<SentAnswer> =>
    new Promise((resolve) => {
      const entry = { request, read, resolve };
      if (isAlone) {
        void settle(send, [entry], isChange);
        return;
      }
      waiting.push(entry);
      if (waiting.length === 1) setImmediate(flush);
    });
}
