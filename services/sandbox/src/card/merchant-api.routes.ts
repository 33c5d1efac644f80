import type { Logger } from "pino";
import { json } from "../platform/http/reply.ts";
import type { Reply } from "../platform/http/reply.ts";
import type { Request, Route } from "../platform/http/router.ts";
import type { PaymentService } from "./payments.service.ts";
import type { Direction } from "./protocol/envelope.ts";
import type { ProtocolKeys } from "./protocol/keys.ts";
import { decodeMessage, encodeMessage } from "./protocol/message.ts";

const formBytes = 16 * 1_024;

interface ApiParts {
  readonly payments: PaymentService;
  readonly keys: ProtocolKeys;
  readonly log: Logger;
}

type Fields = Readonly<Record<string, string>>;

/** What the shop asks from server to server. Document: docs/guides/card-payments.md, "Inquiry" and "Refund". */
export function merchantApiRoutes({ payments, keys, log }: ApiParts): readonly Route[] {
  const route = (name: "inquiry" | "refund", answerTo: (fields: Fields) => Fields): Route => ({
    method: "POST",
    path: `/card/${name}`,
    bodyLimit: formBytes,
    // The caller proves that it is the shop.
    unlimited: true,
    handle: (request) => answer(request, name, answerTo),
  });

  function answer(
    { body }: Request,
    direction: Direction & ("inquiry" | "refund"),
    answerTo: (fields: Fields) => Fields,
  ): Reply {
    const form = new URLSearchParams(body.toString("utf8"));
    const field = (name: string) => form.get(name) ?? "";
    const envelope = { len: field("len"), data: field("data"), merchantID: field("merchantID") };
    const fields = decodeMessage(keys, direction, envelope);
    if (fields === null) return json(400, { error: "not genuine" });
    const { transactionId = "" } = fields;
    const reply = answerTo(fields);
    log.info({ direction, state: reply["state"] }, "asked by the shop");
    return json(200, encodeMessage(keys, `${direction}-answer`, { transactionId, ...reply }));
  }

  return [
    route("inquiry", ({ transactionId = "", close = "" }) => {
      const payment = payments.inquire(transactionId, close === "yes");
      if (payment === null) return { state: "none", len: "", data: "" };
      const { len = "", data = "" } = payment.result?.envelope ?? {};
      return { state: payment.result === null ? "underWay" : "ended", len, data };
    }),
    route("refund", ({ transactionId = "", payId = "", refundId = "", amount = "" }) => ({
      state: payments.refund({ transactionId, payId, refundId, amount: Number(amount) }) ? "refunded" : "refused",
    })),
  ];
}
