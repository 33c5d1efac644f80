import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { storefrontOfHost } from "@chalkbox/storefront";
import fc from "fast-check";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PageSessionDocument } from "../../graph/generated/PageSession.ts";
import { operationDocument } from "../../graph/testing/operation-document.ts";
import { cookiesIn } from "../../lib/cookies.ts";
import { storefrontOf } from "../../lib/copy.ts";
import { pageKey } from "./page-key.server.ts";

const listing = operationDocument<{ text: string }, { address: string }>("query", "sha256:listing");

/** What the shop answers: its store's listing to all visitors, who they are and what they preview to each alone. */
function answerFor({ headers }: IncomingMessage, body: string): string {
  const { store, language } = storefrontOfHost(String(headers["x-forwarded-host"]));
  const { cartId = null, preview } = cookiesIn(headers.cookie);
  const answers = [JSON.parse(body)].flat().map(({ documentId, variables }) => {
    const isListing = documentId === "sha256:listing";
    const visitor = { state: "LOGGED_OUT", firstName: null, lastName: null };
    const cart = { id: cartId, details: { articleCount: Number(cartId?.slice(1)) } };
    return {
      data: isListing
        ? { text: `${store} ${language} ${variables.address} ${preview ?? ""}` }
        : { session: { cartId, securityLogout: false, visitor, cart } },
    };
  });
  return JSON.stringify(answers.length === 1 ? answers[0] : answers);
}

const gateway = createServer((request, response) => {
  const isShared = request.headers["surrogate-capability"] !== undefined;
  const answer = async (): Promise<void> => {
    const body = await text(request);
    if (isShared) response.writeHead(200, { "surrogate-control": "max-age=60", "surrogate-key": "catalogue" });
    response.end(answerFor(request, body));
  };
  void answer();
});

type App = Awaited<ReturnType<typeof loadApp>>;
let app: App;

/** Web's own modules, in front of this gateway. */
async function loadApp() {
  const [graph, memory, parts, state, response] = await Promise.all([
    import("../../graph/client.server.ts"),
    import("./pages-from-memory.server.ts"),
    import("./own-parts.server.tsx"),
    import("../../graph/state.ts"),
    import("../page-response.server.ts"),
  ]);
  return { ...graph, ...memory, ...parts, ...state, ...response };
}

beforeAll(async () => {
  await new Promise<void>((ready) => gateway.listen(0, "127.0.0.1", ready));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  vi.stubEnv("GATEWAY_URL", `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
  vi.resetModules();
  app = await loadApp();
});
afterAll(() => {
  gateway.close().closeAllConnections();
  vi.unstubAllEnvs();
});

/** A page as an app renders it: header, listing, toasts, and the answers for the browser. */
async function render(request: Request, graph: ReturnType<App["createServerGraph"]>): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const session = await graph.query(PageSessionDocument, {}, "cache-first");
  const shown = await graph.query(listing, { address: pathname + search }, "common");
  const { shortcuts } = app.ownParts(storefrontOf(request), session.data);
  const toast = cookiesIn(request.headers.get("cookie"))["flash"] ?? "";
  const answers = `<script type="application/json" id="graph-state">${app.scriptText(graph.state())}</script>`;
  return new app.PageResponse(`<header>${shortcuts}</header>${shown.data?.text}<p>${toast}</p>${answers}`, {
    status: 200,
  });
}

async function answer(request: Request, isFromMemory: boolean): Promise<Response> {
  const graph = app.createServerGraph(request);
  const context = new RouterContextProvider(new Map([[app.serverGraphContext, graph]]));
  const next = () => render(request, graph);
  if (!isFromMemory) return next();
  const args = { request, context, params: {}, url: new URL(request.url), pattern: "" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a middleware that is given a page returns one
  return (await app.pagesFromMemory(args, next)) as Response;
}

const htmlOf = async (response: Response): Promise<string> =>
  response instanceof app.PageResponse ? response.page.toString() : "no page";

/** One of a hundred users, and what they ask for. */
const visits = fc.record({
  host: fc.constantFrom("localhost", "at.localhost", "ch.localhost", "educational.localhost"),
  address: fc.constantFrom("/", "/cat/1/", "/cat/1/?p=2", "/cat/1/?p=3", "/prod/1/", "/prod/1/?utm_source=mail"),
  cookie: fc
    .tuple(fc.constantFrom("", "cartId=c", "cartId=c", "preview=p", "flash=f", "_ga=g"), fc.nat({ max: 999 }))
    .map(([name, number]) => (name === "" ? "" : name + number)),
});

/** What a mutant of the memory leaves out. */
interface Omission {
  readonly keyOf?: typeof pageKey;
  /** Shared renders carry the cookies of a visitor. */
  readonly cookies?: string;
}

/** Users who ask at the same time. */
const side = 10;

/** Whether each of a hundred users gets exactly the page that is rendered for them alone. */
async function allGetTheirOwn({ keyOf = pageKey, cookies }: Omission): Promise<boolean> {
  const property = fc.asyncProperty(fc.array(visits, { minLength: 100, maxLength: 100 }), async (all) => {
    const handle = (request: Request): Promise<Response> => {
      if (cookies !== undefined) request.headers.set("cookie", cookies);
      return answer(request, true);
    };
    const memory = app.startPageMemory({ maxBytes: 1e7, handle, policyFor: () => "" }, keyOf);
    memory.hear(true);
    const serve = async ({ host, address, cookie }: (typeof all)[number]): Promise<boolean> => {
      const ask = (path: string) => new Request(`http://${host}${path}`, { headers: cookie === "" ? {} : { cookie } });
      const shared = await htmlOf(await answer(ask(address), true));
      // A page that is kept knows nothing of a campaign's parameters.
      const own = [address, address.replace("?utm_source=mail", "")].map(async (path) =>
        htmlOf(await answer(ask(path), false)),
      );
      return (await Promise.all(own)).includes(shared);
    };
    const waiting = [...all];
    let isGood = true;
    const walk = async (): Promise<void> => {
      for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
        if (!(await serve(visit))) isGood = false;
      }
    };
    await Promise.all(Array.from({ length: side }, walk));
    return isGood;
  });
  const { failed } = await fc.check(property, { numRuns: 2, seed: 7, endOnFailure: true });
  return !failed;
}

const omissions: Readonly<Record<string, Omission>> = {
  "the storefront": { keyOf: (parts) => pageKey({ ...parts, storefront: storefrontOfHost("localhost") }) },
  "the path": { keyOf: (parts) => pageKey({ ...parts, path: "/" }) },
  "the query": { keyOf: (parts) => pageKey({ ...parts, query: "" }) },
  "that a page for all is rendered without cookies": { cookies: "preview=p1" },
};

describe("of a hundred users, interleaved,", () => {
  it("each gets the page that is theirs, and no byte of another's", async () => {
    expect(await allGetTheirOwn({})).toBe(true);
  });

  it.each(Object.entries(omissions))("a visitor gets another's page when %s is left out", async (_what, omission) => {
    expect(await allGetTheirOwn(omission)).toBe(false);
  });
});

it("STATUS-11, C-91: a page for all is rendered under a request id, by which its log lines are found", async () => {
  const ids: (string | null)[] = [];
  const handle = (request: Request): Promise<Response> => {
    ids.push(request.headers.get("x-request-id"));
    return answer(request, true);
  };
  const memory = app.startPageMemory({ maxBytes: 1e7, handle, policyFor: () => "" });
  memory.hear(true);
  for (const path of ["/cat/1/", "/cat/2/"]) await answer(new Request(`http://localhost${path}`), true);
  expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)]);
  expect(new Set(ids).size).toBe(2);
});
