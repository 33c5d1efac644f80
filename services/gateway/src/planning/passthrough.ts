import type { Fetched } from "../cache/public-cache.ts";
import { presentFailure } from "../errors/failure.ts";
import { present, type PublicError } from "../errors/rules.ts";
import { parseResult } from "../errors/upstream-error.ts";
import type { RequestContext } from "../identity/request-context.ts";
import type { Variables } from "../upstream/operation.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import type { ShopReply } from "../upstream/shop-reply.ts";
import type { ForwardPlan } from "./plan.ts";

/**
 * Sends an operation whose answer all visitors share to the shop, anonymously.
 * @param context an anonymous one
 */
export async function forwardShared(
  { operation, variableNames }: ForwardPlan,
  variables: Variables,
  client: ShopClient,
  context: RequestContext,
): Promise<Fetched> {
  const reply = await client.runPlain(operation, declared(variables, variableNames), context);
  // What is kept for all is read whole once: half of an answer may look clean from both ends.
  const isBroken = reply.kind === "clean" && !reply.isWhole && parseResult(reply.bytes.toString("utf8")) === null;
  return isBroken ? faulty([presentFailure("malformed")], null) : presentReply(reply, context.requestId);
}

/** What clients are given of a reply of the shop. */
export function presentReply(reply: ShopReply, requestId: string): Fetched {
  switch (reply.kind) {
    case "clean":
      return { isClean: true, bytes: reply.bytes };
    case "errors": {
      const { data, errors } = reply.result;
      return faulty(
        errors.map((error) => present(error, requestId)),
        data,
      );
    }
    case "failed":
      return faulty([presentFailure(reply.failure, reply.retryAfter)], null);
  }
}

/** The declared variables as they came, not coerced: the shop coerces them itself. */
export function declared(variables: Variables, names: readonly string[]): Variables {
  const taken: Record<string, unknown> = {};
  for (const name of names) if (Object.hasOwn(variables, name)) taken[name] = variables[name];
  return taken;
}

function faulty(errors: readonly PublicError[], data: unknown): Fetched {
  return { isClean: false, bytes: Buffer.from(JSON.stringify({ errors, data })) };
}
