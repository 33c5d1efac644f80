import pino from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UpstreamError } from "../errors/upstream-error.ts";
import type { CallContext } from "./call-context.ts";
import { compileOperation } from "./operation.ts";
import { createSessionRecovery, type Attempt, type ShopRequest } from "./session-recovery.ts";
import type { ShopReply } from "./shop-reply.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const clean: ShopReply = { kind: "clean", bytes: Buffer.from("{}"), isWhole: true };

function fault(part: Partial<UpstreamError>): ShopReply {
  const error = { message: "no", path: null, classification: null, messageKey: null, code: null, ...part };
  return { kind: "errors", result: { data: null, errors: [error] } };
}
const badToken = fault({ classification: "INVALID_TOKEN" });
const badCart = fault({ classification: "CART_NOT_FOUND" });
const endedLogin = fault({ messageKey: "ishop.api.error.revoked_token" });

interface Setting {
  readonly kind?: "query" | "mutation";
  readonly recovers?: ShopRequest["recovers"];
  readonly token?: string | null;
  readonly ids?: { readonly cartId: string } | null;
  readonly cartId?: string | null;
  readonly body?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Of each further attempt, in their order. */
  readonly replies?: readonly ShopReply[];
  /** How long a recovery takes, in milliseconds. */
  readonly takes?: number;
}

/** Recovers from a first reply, with 100 ms left; states what was sent again and what came out. */
async function recoverFrom(reply: ShopReply, setting: Setting = {}) {
  const {
    kind = "query",
    recovers = "all",
    token = "t2",
    ids = { cartId: "new" },
    cartId = "old",
    takes = 0,
  } = setting;
  const { body = `{"id":"old"}`, replies = [clean], variables = { id: "old", list: ["old", "older"] } } = setting;
  const asked: string[] = [];
  const visitor = {
    userId: "u",
    cartId,
    customerToken: null,
    confirmation: null,
    noteTokenSent: () => undefined,
    flagSecurityLogout: () => void asked.push("security-logout"),
  };
  const context: CallContext = {
    requestId: "r",
    visitor,
    calls: [],
    presence: null,
    deadline: Infinity,
    forwarded: {},
    originFor: () => null,
    apiTokenAtHand: () => null,
    apiToken: async () => null,
    replaceApiToken: async (rejected) => {
      asked.push(`token for ${rejected}`);
      vi.advanceTimersByTime(takes);
      return token;
    },
    renewIds: async (broken, wasGivenBack) => {
      asked.push(`${wasGivenBack ? "another visitor's ids" : "ids"} for ${broken}`);
      if (ids !== null) visitor.cartId = ids.cartId;
      return ids;
    },
    noteRetryAfter: () => undefined,
  };
  const request: ShopRequest = { operation: compileOperation(kind, "A", "{ a }"), variables, context, recovers };
  const sent: { token: string; variables: unknown; deadline: number }[] = [];
  const left = [...replies];
  const recover = createSessionRecovery(
    async (again, sentToken, deadline) => {
      sent.push({ token: sentToken, variables: again.variables, deadline });
      return { reply: left.shift() ?? clean, body: JSON.stringify(again.variables) };
    },
    pino({ level: "silent" }),
  );
  const first: Attempt = { reply, body, token: "t1", cartId };
  const start = performance.now();
  return { reply: await recover(request, first, start + 100), sent, asked, deadline: start + 100 };
}

it("a reply without a fault, and a fault that there is no recovery from, stay what they are", async () => {
  const failure: ShopReply = { kind: "failed", failure: "timeout", retryAfter: null };
  for (const reply of [clean, failure, fault({ classification: "STOCK" })]) {
    expect(await recoverFrom(reply)).toMatchObject({ reply, sent: [], asked: [] });
  }
});

it("an API token that the shop rejects is replaced, and the operation sent again within the same deadline", async () => {
  const { reply, sent, asked, deadline } = await recoverFrom(badToken);
  expect(reply).toBe(clean);
  expect(asked).toEqual(["token for t1"]);
  expect(sent).toEqual([{ token: "t2", variables: { id: "old", list: ["old", "older"] }, deadline }]);
});

it("without another token the fault stays", async () => {
  expect(await recoverFrom(badToken, { token: null })).toMatchObject({ reply: badToken, sent: [] });
});

it("each fault is recovered from once", async () => {
  const again = await recoverFrom(badToken, { replies: [badToken] });
  expect(again).toMatchObject({ reply: badToken, asked: ["token for t1"] });
  expect(again.sent).toHaveLength(1);
  const both = await recoverFrom(badCart, { replies: [badToken] });
  expect(both.asked).toEqual(["ids for old", "token for t1"]);
  expect(both.sent.map(({ token }) => token)).toEqual(["t1", "t2"]);
  expect(both.reply).toBe(clean);
  expect(await recoverFrom(badCart, { replies: [badCart] })).toMatchObject({ reply: badCart, asked: ["ids for old"] });
});

it("a cart that the shop gives back, and does not find all the same, is left with the visitor's id, once", async () => {
  const ids = { cartId: "old" };
  expect(await recoverFrom(badCart, { ids })).toMatchObject({ reply: clean, asked: ["ids for old"] });
  const again = await recoverFrom(badCart, { ids, replies: [badCart, badCart, badCart] });
  expect(again).toMatchObject({ reply: badCart, asked: ["ids for old", "another visitor's ids for old"] });
});

it("an unknown cart gives way to a new one, wherever its id is a whole value", async () => {
  const { reply, sent, asked } = await recoverFrom(badCart);
  expect(reply).toBe(clean);
  expect(asked).toEqual(["ids for old"]);
  expect(sent.map(({ variables }) => variables)).toEqual([{ id: "new", list: ["new", "older"] }]);
});

it("a second fault of the cart is looked for in what was sent last", async () => {
  const { asked } = await recoverFrom(badToken, { replies: [badCart], body: "{}" });
  expect(asked).toEqual(["token for t1", "ids for old"]);
});

it("a visitor without a cart is given ids, and the operation is sent as it was", async () => {
  const variables = { id: "old", voucher: null };
  const { sent, asked } = await recoverFrom(badCart, { cartId: null, body: "{}", variables });
  expect(asked).toEqual(["ids for null"]);
  expect(sent.map((call) => call.variables)).toEqual([variables]);
});

it("another visitor's cart in an operation costs no visitor their own", async () => {
  expect(await recoverFrom(badCart, { body: `{"id":"foreign"}` })).toMatchObject({
    reply: badCart,
    asked: [],
    sent: [],
  });
});

it("a mutation is not sent to another cart than it was meant for, and nothing is sent without new ids", async () => {
  const mutation = await recoverFrom(badCart, { kind: "mutation" });
  expect(mutation).toMatchObject({ reply: badCart, asked: ["ids for old"], sent: [] });
  expect(await recoverFrom(badCart, { ids: null })).toMatchObject({ reply: badCart, sent: [] });
});

it("a mutation is sent again with another token: the shop carried nothing out", async () => {
  expect((await recoverFrom(badToken, { kind: "mutation" })).sent).toHaveLength(1);
});

it("an ended login is flagged, and the operation is not sent again", async () => {
  expect(await recoverFrom(endedLogin)).toMatchObject({ reply: endedLogin, asked: ["security-logout"], sent: [] });
});

it("what recovers the token alone leaves ids and logins to others", async () => {
  expect((await recoverFrom(badToken, { recovers: "token" })).reply).toBe(clean);
  for (const reply of [badCart, endedLogin]) {
    expect(await recoverFrom(reply, { recovers: "token" })).toMatchObject({ reply, asked: [], sent: [] });
  }
});

it("an operation is not sent once its time is over, to the millisecond", async () => {
  expect((await recoverFrom(badToken, { takes: 99 })).sent).toHaveLength(1);
  expect(await recoverFrom(badToken, { takes: 100 })).toMatchObject({
    reply: { kind: "failed", failure: "timeout", retryAfter: null },
    sent: [],
  });
});
