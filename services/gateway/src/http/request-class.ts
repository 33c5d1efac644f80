import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Storefront } from "@chalkbox/session";
import { bypassesCache } from "../cache/bypass.ts";
import { type Encoding, preferredEncoding } from "../cache/encoded-bytes.ts";
import { storefrontOfRequest } from "../identity/visitor-host.ts";
import { explainHeader } from "../observability/explanation.ts";
import { isJson } from "../security/csrf.ts";
import { type Rejection, rejectRequest } from "../security/request-guard.ts";
import { securityHeaders } from "../security/response-headers.ts";
import { preferredType } from "./media-type.ts";
import { commonHeaders } from "./reply.ts";

/** What of a request decides, beside its body. */
type Classified = Pick<IncomingMessage, "method" | "url"> & {
  /** Cleaned: without what the sender had no right to say. */
  readonly headers: IncomingHttpHeaders;
};

/**
 * All that the headers of a request decide. Requests with one fingerprint have one class, so it holds nothing that a
 * visitor has of their own.
 */
export class RequestClass {
  /** Why the request goes no further; null when it may. */
  readonly rejection: Rejection | null;
  readonly storefront: Storefront;
  readonly accept: string;
  readonly contentType: string;
  readonly encoding: Encoding;
  /** Whether the body is JSON by its type. */
  readonly isJson: boolean;
  readonly isOperator: boolean;
  /** Whether the visitor gets responses of their own even to public operations. */
  readonly bypassesCache: boolean;
  /** Whether the client requests how its operation was answered. */
  readonly wantsExplanation: boolean;
  /** Whether the client keeps answers for others, and is notified of changes (`surrogate-capability`). */
  readonly isSurrogate: boolean;
  readonly #security: Readonly<Record<string, string>>;
  #head: readonly string[] | undefined;
  #sharedHead: readonly string[] | undefined;

  constructor(request: Classified, isOperator: (headers: IncomingHttpHeaders) => boolean) {
    const { headers } = request;
    const { accept = "", "content-type": contentType = "" } = headers;
    this.rejection = rejectRequest(request);
    this.storefront = storefrontOfRequest(headers);
    this.accept = accept;
    this.contentType = contentType;
    this.encoding = preferredEncoding(headers["accept-encoding"]);
    this.isJson = isJson(contentType);
    this.isOperator = isOperator(headers);
    this.bypassesCache = bypassesCache(headers);
    this.wantsExplanation = headers[explainHeader] !== undefined;
    this.isSurrogate = headers["surrogate-capability"] !== undefined;
    this.#security = securityHeaders(headers);
  }

  /** Names and values of the headers of every answer to an operation. */
  get head(): readonly string[] {
    this.#head ??= Object.entries({
      ...this.#security,
      ...commonHeaders,
      "content-type": preferredType(this.accept),
    }).flat();
    return this.#head;
  }

  /** The same for answers that visitors share. */
  get sharedHead(): readonly string[] {
    this.#sharedHead ??= [...this.head, "vary", "accept, accept-encoding"];
    return this.#sharedHead;
  }
}
