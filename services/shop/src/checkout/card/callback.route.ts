import { readBody, sendJson } from "@chalkbox/edge";
import type { Route } from "../../platform/domain.ts";
import { refuseBody } from "../../platform/http.ts";
import type { Platform } from "../../platform/platform.ts";
import { openResponse } from "./card-messages.ts";
import { finishPayment } from "../attempt/attempt.service.ts";
import { callbackPath } from "./card-request.ts";
import { deriveCardKeys } from "./keys.ts";

/** A form of three fields. */
const bodyLimit = 16_384;

/**
 * `POST /callbacks/card`: the card provider's signed answer, from server to server. 200 when it was taken (again),
 * 400 when it is not genuine, 404 when it is about nothing that we requested; the provider repeats what is not 2xx.
 */
export function cardCallbackRoute(platform: Platform): Route {
  const keys = deriveCardKeys(platform.config.payment.merchantId, platform.config.payment.secret);
  return [
    `POST ${callbackPath}`,
    async (request, response) => {
      const body = await readBody(request, { maxBytes: bodyLimit });
      if (!body.ok) return refuseBody(response, body.refusal);
      const form = new URLSearchParams(body.bytes.toString("utf8"));
      const field = (name: string) => form.get(name) ?? "";
      const answer = openResponse(keys, { len: field("len"), data: field("data"), merchantID: field("merchantID") });
      if (answer === null) {
        platform.log.warn("a card callback was not genuine");
        return sendJson(response, 400, { error: "not genuine" });
      }
      const outcome = await finishPayment(platform, answer);
      if (outcome.type === "unknown") return sendJson(response, 404, { error: "unknown payment" });
      sendJson(response, 200, { received: true });
    },
  ];
}
