import type { Logger } from "pino";
import { type Recovery, recoveryFor } from "../errors/rules.ts";
import type { CallContext } from "./call-context.ts";
import { replaceValue, type UpstreamOperation, type Variables } from "./operation.ts";
import type { ShopReply } from "./shop-reply.ts";

/** An operation for the shop, on behalf of a visitor. */
export interface ShopRequest {
  readonly operation: UpstreamOperation;
  readonly variables: Variables;
  readonly context: CallContext;
  /** Which faults of the session are recovered from on the way. */
  readonly recovers: "all" | "token";
}

/** The result of one attempt at an operation, and what it was sent with. */
export interface Attempt {
  readonly reply: ShopReply;
  readonly body: string;
  readonly token: string;
  readonly cartId: string | null;
}

/** Sends an operation once. @param deadline on `performance.now()`'s clock */
export type SendOnce = (
  request: ShopRequest,
  token: string,
  deadline: number,
) => Promise<Pick<Attempt, "reply" | "body">>;

/**
 * Recovers a session from the faults that an answer names (C-16), each fault once, and sends the operation again: all
 * within one deadline. A cart that the shop gives back is tried; when it is not found either, another visitor's takes its
 * place. A fault that there is no recovery from stays the reply; so does one whose recovery throws.
 */
export function createSessionRecovery(send: SendOnce, log: Logger) {
  const recover = async (request: ShopRequest, first: Attempt, deadline: number): Promise<ShopReply> => {
    const { operation, context, recovers } = request;
    const left = new Set<Recovery>(
      recovers === "all" ? ["renew-token", "renew-ids", "security-logout"] : ["renew-token"],
    );
    let { reply, body, token, cartId } = first;
    let { variables } = request;
    let wasGivenBack = false;
    for (;;) {
      if (reply.kind !== "errors") return reply;
      const recovery = recoveryFor(reply.result.errors);
      if (recovery === null || !left.delete(recovery)) return reply;
      log.info({ requestId: context.requestId, operation: operation.name, recovery }, "recovering the session");
      if (recovery === "security-logout") {
        context.visitor.flagSecurityLogout();
        return reply;
      }
      if (recovery === "renew-token") {
        const next = await context.replaceApiToken(token);
        if (next === null) return reply;
        token = next;
      } else {
        if (!concernsOwnIds(body, cartId)) return reply;
        const ids = await context.renewIds(cartId, wasGivenBack);
        // A mutation that did not find its cart was meant for another one than the new (C-16).
        if (ids === null || operation.kind === "mutation") return reply;
        if (ids.cartId === cartId && !wasGivenBack) {
          wasGivenBack = true;
          left.add(recovery);
        }
        if (cartId !== null) variables = replaceValue(variables, cartId, ids.cartId);
      }
      // The recovery took too long: an operation that is not sent cannot be carried out unseen.
      if (performance.now() >= deadline) return { kind: "failed", failure: "timeout", retryAfter: null };
      ({ cartId } = context.visitor);
      ({ reply, body } = await send({ ...request, variables }, token, deadline));
    }
  };

  return async (request: ShopRequest, first: Attempt, deadline: number): Promise<ShopReply> => {
    try {
      return await recover(request, first, deadline);
    } catch (err) {
      log.error({ err, requestId: request.context.requestId }, "the session could not be recovered");
      return first.reply;
    }
  };
}

/** A fault with another visitor's cart in an operation is no reason to take the visitor's own cart away. */
function concernsOwnIds(body: string, cartId: string | null): boolean {
  return cartId === null || body.includes(cartId);
}
