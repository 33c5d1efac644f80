import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Proxies } from "@chalkbox/edge";
import { LRUCache } from "lru-cache";
import { requestIdOf } from "../identity/request-id.ts";
import { storefrontHeader } from "../identity/visitor-host.ts";
import { RequestClass } from "./request-class.ts";
import { fingerprintOf } from "./request-fingerprint.ts";

/** A request with all that its headers decide. */
export interface ClassifiedRequest {
  readonly class: RequestClass;
  readonly requestId: string;
  /** In bytes; 0 where the headers do not name it, or were not looked at for it. */
  readonly contentLength: number;
}

interface Settings {
  readonly proxies: Proxies;
  /** Whether the header that chooses a storefront counts: not in the live environment. */
  readonly takesStorefrontHeader: boolean;
  readonly isOperator: (headers: IncomingHttpHeaders) => boolean;
}

/** Different fingerprints kept. */
const capacity = 2_000;

/** The request stage: what the headers decide, worked out once for all requests with one fingerprint. */
export class Classifier {
  readonly #settings: Settings;
  readonly #known = new LRUCache<string, RequestClass>({ max: capacity });

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  classify(request: IncomingMessage): ClassifiedRequest {
    const fingerprint = fingerprintOf(request);
    if (fingerprint === null) {
      const headers = this.cleanHeaders(request);
      return { class: this.#classOf(request, headers), requestId: requestIdOf(headers), contentLength: 0 };
    }
    const { key, requestId, contentLength } = fingerprint;
    let found = this.#known.get(key);
    if (found === undefined) {
      found = this.#classOf(request, this.#clean({ ...request.headers }, request));
      this.#known.set(key, found);
    }
    return { class: found, requestId: requestIdOf({ "x-request-id": requestId }), contentLength };
  }

  /** The headers of a request without what its sender had no right to say. */
  cleanHeaders(request: IncomingMessage): IncomingHttpHeaders {
    return this.#clean(request.headers, request);
  }

  #clean(headers: IncomingHttpHeaders, { socket }: IncomingMessage): IncomingHttpHeaders {
    const { proxies, takesStorefrontHeader } = this.#settings;
    proxies.clean(headers, socket.remoteAddress);
    if (!takesStorefrontHeader) delete headers[storefrontHeader];
    return headers;
  }

  #classOf({ method, url }: IncomingMessage, headers: IncomingHttpHeaders): RequestClass {
    return new RequestClass({ headers, method, url }, this.#settings.isOperator);
  }
}
