import type { IncomingMessage } from "node:http";
import { randomUUID } from "node:crypto";

/** A session of the wallet of the upstream under test. */
export interface TestWalletSession {
  readonly cartId: string;
  /** Whether the shopper chose an account on the wallet's page. */
  isApproved: boolean;
}

/** A cart of the upstream under test. */
export interface TestCart {
  readonly id: string;
  /** Who may see it: a visitor's or customer's id. */
  owner: string;
  pieces: number;
  priceCents: number;
  submitted: boolean;
  shipper: string | null;
  billing: string | null;
  delivery: string | null;
  payment: string | null;
  /** What its order was answered with. */
  order?: {
    readonly orderId: string;
    readonly newCartId: string;
    readonly confirmation: { readonly ticket: string; readonly secret: string };
  };
}

/** What a call carried. */
export interface ReceivedCall {
  readonly operationName: string | null;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Number of operations in the HTTP call that carried it. */
  readonly batchSize: number;
  /** Counts HTTP calls, from 0. */
  readonly httpCall: number;
}

/** A switch that a test may flip, and what has happened. */
export interface UpstreamState {
  readonly carts: Map<string, TestCart>;
  readonly users: Set<string>;
  /** Customer tokens that are valid: token → customer id. */
  readonly customerTokens: Map<string, string>;
  readonly revokedCustomerTokens: Set<string>;
  readonly apiTokens: Set<string>;
  readonly calls: ReceivedCall[];
  tokenRequests: number;
  httpCalls: number;
  /** Wallet sessions by id. */
  readonly wallet: Map<string, TestWalletSession>;
  /** Answers the next HTTP calls in its own way instead. */
  readonly faults: ((respond: (status: number, body: string) => void, call: IncomingMessage) => void)[];
  /** Follows the names of categories: what someone changed at the shop. */
  revision: string;
  /** Waited for before an answer is sent, after the operation was carried out. */
  beforeAnswer: ((body: string) => Promise<void>) | null;
  /** While false the token endpoint answers 500. */
  issuesTokens: boolean;
  /** Life of API tokens in seconds. */
  tokenLife: number;
}

export function createState(): UpstreamState {
  return {
    carts: new Map(),
    users: new Set(),
    customerTokens: new Map(),
    revokedCustomerTokens: new Set(),
    apiTokens: new Set(),
    calls: [],
    tokenRequests: 0,
    httpCalls: 0,
    revision: "",
    wallet: new Map(),
    faults: [],
    beforeAnswer: null,
    issuesTokens: true,
    tokenLife: 3_600,
  };
}

/** Opens a cart for someone. */
export function openCart(state: UpstreamState, owner: string, pieces = 0): TestCart {
  const cart: TestCart = {
    id: randomUUID(),
    owner,
    pieces,
    priceCents: 199,
    submitted: false,
    shipper: null,
    billing: null,
    delivery: null,
    payment: null,
  };
  state.carts.set(cart.id, cart);
  return cart;
}

/** Puts what a visitor's cart holds into the open one of a customer. @throws Error without one of the two */
export function mergeCarts({ carts }: UpstreamState, cartId: string, customerId: string | null) {
  const guest = carts.get(cartId);
  const own = [...carts.values()].find(({ owner, submitted }) => owner === customerId && !submitted);
  if (guest === undefined || own === undefined) throw new Error("No carts to merge");
  own.pieces += guest.pieces;
  carts.delete(cartId);
  return { cartMerged: guest.pieces > 0, updatedCartId: own.id };
}
