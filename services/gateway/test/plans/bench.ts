import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSessionStore, type SessionStore, storefrontOf } from "@chalkbox/session";
import { buildASTSchema } from "graphql";
import { pino } from "pino";
import { CookieJar, cookieNaming, readCookies } from "../../src/identity/cookies.ts";
import { mintIds } from "../../src/identity/mint-ids.ts";
import { RequestContext } from "../../src/identity/request-context.ts";
import type { TokenSource } from "../../src/identity/token-source.ts";
import { executed } from "../../src/planning/execute.ts";
import { planRequest } from "../../src/planning/planned-operation.ts";
import type { AnswerParts } from "../../src/planning/answer-parts.ts";
import type { Answer, OperationParams, OperationRequest } from "../../src/planning/operation-request.ts";
import type { Plan } from "../../src/planning/plan.ts";
import { startApollo } from "../../src/planning/apollo.ts";
import { executeWithApollo } from "../../src/planning/execute-with-apollo.ts";
import { type Further, openFurther } from "../../src/planning/open-further.ts";
import { createPlanCache } from "../../src/planning/plan-cache.ts";
import { createOriginSigner } from "../../src/upstream/visitor-origin.ts";
import { createProxies } from "@chalkbox/edge";
import { createCostlyWork } from "../../src/security/costly-work.ts";
import { loadOwnGraphs, type OwnGraphs } from "../../src/subschemas/own-graphs.ts";
import { readContract } from "../../src/subschemas/shop-schema.ts";
import { failed } from "../../src/upstream/http-answer.ts";
import { createShopClient } from "../../src/upstream/shop-client.ts";
import type { Upstream } from "../../src/upstream/upstream.ts";
import { answerInvented, type Odds } from "./invented-shop.ts";

/** One operation in its surroundings. */
export interface Trial {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What the shop's values come from. */
  readonly seed: string;
  readonly odds: Odds;
  /** Cookies that the visitor sends. */
  readonly visitor: "new" | "known" | "customer" | "guest";
  /** The shop does not answer at all. */
  readonly isDown?: boolean;
}

/** What came of a trial. */
export interface Outcome {
  readonly status: number;
  readonly text: string;
  readonly setCookies: readonly string[];
  readonly plan: Plan["kind"];
  /** Operations that the shop received. */
  readonly calls: number;
}

/** The gateway's planning without HTTP: the same operation on its quick plan, and on the stitched graph. */
export interface Bench {
  quick(trial: Trial): Promise<Outcome>;
  stitched(trial: Trial): Promise<Outcome>;
  readonly publicSchema: AnswerParts["schemas"]["publicSchema"];
  close(): Promise<void>;
}

const token = { token: "api-token", expires: Date.UTC(2040, 1, 1), language: "de-DE" };
const tokens: TokenSource = {
  get: async () => token,
  atHand: () => token,
  current: () => token,
  replace: async () => token,
  stop: () => undefined,
};
const storefront = storefrontOf("localhost:3000", "http");
const cookies: Readonly<Record<Trial["visitor"], string>> = {
  new: "",
  known: "X-iSHOP-API-USERID=user-1; cartId=cart-1",
  customer: "X-iSHOP-API-USERID=user-2; cartId=cart-2; X-JWT=customer-token; X-JWT-exist=true",
  guest: "X-iSHOP-API-USERID=user-3; cartId=cart-3; X-JWT=guest-token; X-JWT-exist=true; X-JWT-guest=true",
};
const exchangeBase = {
  requestId: "request",
  storefront,
  headers: {},
  method: "POST",
  bypassesCache: false,
  accept: "application/json",
  contentType: "application/json",
};

/**
 * A gateway's planning, with an invented shop in the place of the upstream.
 * @param folder with upstreams beside the shop; none without it
 */
export async function openBench(folder: string | null = null): Promise<Bench> {
  const schemas = loadOwnGraphs();
  return benchOf(schemas, folder === null ? null : await openFurther(schemas, folder, pino({ level: "silent" })));
}

/** A gateway's planning over these graphs; the upstreams are closed with it. */
export async function benchOf(schemas: OwnGraphs, further: Further | null): Promise<Bench> {
  const contract = buildASTSchema(readContract());
  const log = pino({ level: "silent" });
  const upstream = new InventedUpstream((body, { seed, odds }) => answerInvented(contract, body, seed, odds));
  const client = createShopClient(upstream, log);
  const publicSchema = further?.whole.schema ?? schemas.publicSchema;
  const apollo = await startApollo(publicSchema, {
    isLive: false,
    hasOperators: false,
    keepsDocuments: further === null,
    log,
  });
  const dataDir = mkdtempSync(join(tmpdir(), "plans-"));
  // One each, so that neither path sees what the other has stored.
  const stores = ["quick", "stitched"].map((name) =>
    openSessionStore({ dataDir: join(dataDir, name), redisUrl: null, redisPrefix: "", onError: () => undefined }),
  );
  const plans: Plan["kind"][] = [];
  const parts: AnswerParts = {
    apollo,
    plans: createPlanCache({ ...schemas, whole: further?.whole }),
    federated: further?.federated ?? null,
    schemas,
    client,
    // Whether an answer is shared decides who is called, not what with.
    rates: { take: async () => null, concerns: () => false, takeFields: async () => null },
    costly: createCostlyWork(),
    shared: { lookUp: () => ({ kind: "private", verdict: "uncacheable" }) },
    anonymous: () => {
      throw new Error("Nothing is shared here");
    },
    log,
    observe: () => undefined,
  };

  const run = async (
    trial: Trial,
    store: SessionStore | undefined,
    answer: (params: OperationParams, request: OperationRequest) => Promise<Answer>,
  ): Promise<Outcome> => {
    if (store === undefined) throw new Error("No store");
    const { query, operationName = null, variables } = trial;
    const jar = new CookieJar(cookieNaming(false));
    const context = contextOf(trial, store, jar);
    upstream.begin(trial);
    plans.length = 0;
    const raw = { query, operationName, variables };
    const { status, bytes } = await answer(
      { text: query, operationName, variables, raw, refused: null },
      { ...exchangeBase, context, calls: [] },
    );
    return {
      status,
      text: bytes.toString("utf8").trimEnd(),
      setCookies: jar.lines(),
      plan: plans[0] ?? "stitch",
      calls: upstream.calls,
    };
  };
  const contextOf = ({ visitor }: Trial, store: SessionStore, jar: CookieJar): RequestContext =>
    new RequestContext(
      {
        requestId: "request",
        storefront,
        headers: {},
        address: undefined,
        cookies: readCookies(cookies[visitor], cookieNaming(false)),
        jar,
        calls: [],
      },
      {
        isLocal: true,
        allowsDevFlags: false,
        proxies: createProxies(["loopback"]),
        store,
        tokens,
        now: () => Date.UTC(2030, 1, 1),
        endToken: async () => undefined,
        ended: {
          now: () => 0,
          hasEndedSince: () => false,
          endsByWish: () => false,
          leave: () => undefined,
          stay: () => undefined,
          endedAgo: () => null,
        },
        newDevice: () => "device-of-a-test",
        signOrigin: createOriginSigner("a secret of this test"),
        shop: client,
        mint: (request) => mintIds(client, request),
      },
    );

  return {
    publicSchema,
    quick: (trial) =>
      run(trial, stores[0], (params, request) => {
        const planned = planRequest(parts, params, request);
        plans[0] = planned.plan.kind;
        return executed(parts, planned, request);
      }),
    stitched: (trial) =>
      run(trial, stores[1], async (params, request) => {
        const planned = planRequest(parts, params, request);
        // What is refused on every plan is refused before there is one.
        if (planned.kind === "rejected") return executed(parts, planned, request);
        return executeWithApollo(apollo, params, request, new AbortController().signal);
      }),
    close: async () => {
      await Promise.all([apollo.stop(), further?.close(), ...stores.map((store) => store.close())]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Answers in the same process; of one trial at a time. */
class InventedUpstream implements Upstream {
  readonly breakerState = "closed";
  readonly close = async (): Promise<void> => undefined;
  readonly #answer: (body: string, trial: Trial) => Promise<string>;
  #trial: Trial | undefined;
  calls = 0;

  constructor(answer: (body: string, trial: Trial) => Promise<string>) {
    this.#answer = answer;
  }

  begin(trial: Trial): void {
    this.#trial = trial;
    this.calls = 0;
  }

  readonly ask: Upstream["ask"] = ({ body }, _caller, _deadline, done) => {
    this.calls += 1;
    const trial = this.#trial;
    if (trial === undefined || trial.isDown === true) return done(failed("unavailable"));
    void (async () => done({ ok: true, bytes: Buffer.from(await this.#answer(body, trial)) }))();
  };
}
