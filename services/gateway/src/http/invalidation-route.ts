import { readBody, refuse as refuseRequest } from "@chalkbox/edge";
import * as v from "valibot";
import type { InvalidationBus } from "../scale-out/invalidation-bus.ts";
import type { SignatureCheck } from "../scale-out/webhook-signature.ts";
import { securityHeaders } from "../security/response-headers.ts";
import { refusalStyle, refuse } from "./reply.ts";
import type { Handler } from "./router.ts";

/** A list of all tags of a shop stays far below; in bytes. */
const bodyLimit = 10_000;

const messageSchema = v.object({ tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(100)) });

/**
 * `POST /internal/invalidate`: the shop reports what has changed, and answers with one of these tags are dropped here
 * and in all other gateways. Signed with the secret that both have (`x-timestamp`, `x-signature`). 204 when all have
 * heard it; 503 requires the shop to send it again.
 */
export function createInvalidationRoute(isGenuine: SignatureCheck, bus: Pick<InvalidationBus, "drop">): Handler {
  return async (request, response) => {
    const body = await readBody(request, { maxBytes: bodyLimit });
    if (!body.ok) return refuseRequest(response, body.refusal, refusalStyle);
    const { "x-timestamp": timestamp, "x-signature": signature } = request.headers;
    const message = { timestamp: String(timestamp), signature: String(signature), body: body.bytes };
    if (!isGenuine(message)) return refuse(response, 401, "The signature is not valid", "UNAUTHENTICATED");
    const tags = tagsIn(body.bytes);
    if (tags === null) return refuse(response, 400, "Expected a list of tags", "BAD_REQUEST");
    if (!(await bus.drop(tags))) return refuse(response, 503, "Not all gateways could be reached", "UNAVAILABLE");
    response.writeHead(204, { ...securityHeaders(request.headers) }).end();
  };
}

function tagsIn(bytes: Buffer): readonly string[] | null {
  try {
    const decoded = v.safeParse(messageSchema, JSON.parse(bytes.toString("utf8")));
    return decoded.success ? decoded.output.tags : null;
  } catch {
    return null;
  }
}
