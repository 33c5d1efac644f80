import * as v from "valibot";
import { json } from "../platform/http/reply.ts";
import type { Reply } from "../platform/http/reply.ts";
import type { Request, Route } from "../platform/http/router.ts";
import type { Step, WalletService } from "./sessions.service.ts";
import { findAccount } from "./test-accounts.ts";
import { chargeSchema, openingSchema, type WalletSession } from "./wallet-session.ts";
import { isWalletToken, walletToken } from "./wallet-token.ts";

const bodyLimit = 16_384;
const completionSchema = v.pick(chargeSchema, ["amount", "orderRef"]);

/** What the routes work with. */
export interface WalletApiParts {
  readonly wallet: WalletService;
  /** Derived from the payment secret for this purpose alone. */
  readonly key: Buffer;
}

/** What shops call, from server to server. Document: docs/guides/wallet-payments.md. */
export function walletApiRoutes({ wallet, key }: WalletApiParts): readonly Route[] {
  const signed = (method: "GET" | "POST", path: string, handle: (request: Request, id: string) => Reply): Route => ({
    method,
    path,
    bodyLimit: method === "GET" ? 0 : bodyLimit,
    // All calls come from the shop's one address, and it proves who it is.
    unlimited: true,
    handle: (request) => {
      const id = request.params["id"] ?? "";
      const token = walletToken(key, method, path.replace(":id", id), request.body);
      return isWalletToken(token, request.headers["x-wallet-token"] ?? "")
        ? handle(request, id)
        : fault(401, "INVALID_TOKEN", "The x-wallet-token is missing or does not fit the call.");
    },
  });
  return [
    signed("POST", "/wallet/sessions", ({ body }) =>
      decoded(openingSchema, body, (opening) => json(201, shown(wallet.open(opening)))),
    ),
    signed("GET", "/wallet/sessions/:id", (_request, id) => {
      const session = wallet.find(id);
      return session === null ? unknown : json(200, shown(session));
    }),
    signed("POST", "/wallet/sessions/:id/amount", ({ body }, id) =>
      decoded(chargeSchema, body, (charge) => answer(wallet.charge(id, charge))),
    ),
    signed("POST", "/wallet/sessions/:id/complete", ({ body }, id) =>
      decoded(completionSchema, body, ({ amount, orderRef }) => answer(wallet.complete(id, amount, orderRef))),
    ),
    signed("POST", "/wallet/sessions/:id/cancel", (_request, id) => answer(wallet.cancel(id))),
  ];
}

/** 409 states that the session's state, which comes along, does not allow the step. */
function answer(step: Step | null): Reply {
  return step === null ? unknown : json(step.accepted ? 200 : 409, shown(step.session));
}

/** The session as the shop sees it: addresses only once the shopper gave them, the page that comes next as a path. */
function shown({ id, opening, state, accountId, charge, chargeId }: WalletSession) {
  const account = findAccount(accountId);
  return {
    id,
    reference: opening.reference,
    state,
    page: `/wallet/${state === "confirming" ? "confirm" : "checkout"}/${id}`,
    buyer: account,
    amount: charge?.amount ?? null,
    orderRef: charge?.orderRef ?? null,
    chargeId,
  };
}

function decoded<T>(schema: v.GenericSchema<unknown, T>, body: Buffer, handle: (value: T) => Reply): Reply {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString("utf8"));
  if (result.success) return handle(result.output);
  const [issue] = result.issues;
  return fault(400, "INVALID_BODY", `The body is not as it should be: ${v.getDotPath(issue) ?? "no JSON object"}.`);
}

const unknown = fault(404, "UNKNOWN_SESSION", "There is no such session.");

function fault(status: number, code: string, message: string): Reply {
  return json(status, { error: { code, message } });
}
