import { CombinedError, createRequest, makeOperation, type OperationResult, type TypedDocumentNode } from "urql";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pipe, subscribe } from "wonka";
import { laterMs } from "../../graph/batch.browser.ts";
import { createBrowserGraph } from "../../graph/client.browser.ts";
import { TranslationsDocument } from "../../graph/generated/Translations.ts";
import { GraphQLError } from "../../graph/graphql-web.ts";
import { requestDocument } from "../../graph/operation.ts";
import { becomeKnown, becomeUnknown } from "../../graph/testing/known-visitor.ts";
import { operationDocument } from "../../graph/testing/operation-document.ts";
import { consentLine } from "../../lib/consent-choice.ts";
import { consentCookie } from "../../lib/consent.ts";
import type { NewToast } from "../../ui/toast/toast-store.ts";
import type { Tracking } from "./page.ts";
import { channelName } from "./tabs.ts";
import { startWork } from "./work.ts";

const change = operationDocument<{ a: number }, Record<string, never>>("mutation", "sha256:change");
const away = new CombinedError({ networkError: new TypeError("Failed to fetch") });
const soldOut = new CombinedError({ graphQLErrors: [new GraphQLError("Ausverkauft.")] });

beforeEach(() => {
  history.replaceState(null, "", "/");
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
});
afterEach(() => {
  globalThis.dataLayer = undefined;
  for (const name of [consentCookie, "silentErrorPolicy"]) document.cookie = `${name}=; path=/; max-age=0`;
});

/** A tab whose work has begun; its calls come to nothing. */
function begin() {
  const add = vi.fn<(toast: NewToast) => boolean>();
  const tracking = {
    arrive: vi.fn<() => Promise<void>>(),
    hear: vi.fn<Tracking["hear"]>(),
    choose: vi.fn<() => void>(),
  };
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const work = startWork({
    graph,
    findCode: () => null,
    language: "de",
    toasts: { add, remove: () => undefined, leavePage: () => undefined, wordWith: () => undefined },
    loadTracking: async () => ({ startTracking: () => tracking }),
    reload: async () => undefined,
  });
  const answerOf = (kind: "query" | "mutation", document: object, error?: CombinedError): OperationResult => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of its variables nothing is read
    const request = createRequest(requestDocument(document as TypedDocumentNode), {});
    const operation = makeOperation(kind, request, { url: "/", requestPolicy: "network-only" });
    return { operation, data: undefined, stale: false, hasNext: false, ...(error && { error }) };
  };
  return { add, tracking, work, answerOf, graph };
}

it("TRACK-04, TRACK-07: each page that arrives, and each answer, is handed to what measures visitors who have agreed", async () => {
  document.cookie = consentLine("statistics");
  const { tracking, work, answerOf } = begin();
  work.arrive();
  await vi.waitFor(() => expect(tracking.arrive).toHaveBeenCalledOnce());
  history.replaceState(null, "", "/agb/");
  work.arrive();
  await vi.waitFor(() => expect(tracking.arrive).toHaveBeenCalledTimes(2));
  const answer = answerOf("mutation", change);
  work.hear(answer);
  await vi.waitFor(() => expect(tracking.hear.mock.calls).toEqual([[answer]]));
});

it("ERR-08, OP-A-09: the error of a mutation is a toast, in the shop's words or the built-in ones", async () => {
  const { add, work, answerOf } = begin();
  work.hear(answerOf("mutation", change, soldOut));
  work.hear(answerOf("mutation", change, away));
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2));
  expect(add.mock.calls).toEqual([
    [{ tone: "error", text: "Ausverkauft." }],
    [{ tone: "error", text: "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal." }],
  ]);
});

it("ERR-11: there is none where an operator has set the browser to show no errors, nor of a text that cannot be had", async () => {
  const { add, work, answerOf } = begin();
  const internal = new GraphQLError("no", null, null, null, undefined, null, { classification: "INTERNAL_ERROR" });
  work.hear(answerOf("query", TranslationsDocument, new CombinedError({ graphQLErrors: [internal] })));
  document.cookie = "silentErrorPolicy=true; path=/";
  work.hear(answerOf("mutation", change, soldOut));
  document.cookie = "silentErrorPolicy=; path=/; max-age=0";
  work.hear(answerOf("mutation", change, new CombinedError({ graphQLErrors: [new GraphQLError("Zuletzt.")] })));
  await vi.waitFor(() => expect(add).toHaveBeenCalled());
  expect(add.mock.calls).toEqual([[{ tone: "error", text: "Zuletzt." }]]);
});

it("SESS-15: what a mutation of this tab has changed is sent to the others", async () => {
  const other = new BroadcastChannel(channelName);
  const heard = new Promise((resolve) => other.addEventListener("message", ({ data }) => resolve(data)));
  const { work, answerOf } = begin();
  work.hear({ ...answerOf("mutation", change), data: { logout: { successful: true } } });
  expect(await heard).toMatchObject({ user: true, cart: true, wishlist: true });
  other.close();
});

it("GQL-13: a page that arrives after more than ten minutes requests what it shows again", async () => {
  vi.useFakeTimers();
  becomeKnown();
  const fetched = vi.mocked(fetch).mockImplementation(async () => Response.json({ data: { a: 1 } }));
  const { work, graph } = begin();
  const shown = operationDocument<{ a: number }, Record<string, never>>("query", "sha256:shown");
  const { unsubscribe } = pipe(
    graph.client.query(requestDocument(shown), {}),
    subscribe(() => undefined),
  );
  const arriveAfter = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    work.arrive();
    await vi.advanceTimersByTimeAsync(laterMs);
    return fetched.mock.calls.filter(([, init]) => JSON.stringify(init?.body).includes("sha256:shown")).length;
  };
  expect([await arriveAfter(9), await arriveAfter(2)]).toEqual([1, 2]);
  unsubscribe();
  becomeUnknown();
  vi.useRealTimers();
});
