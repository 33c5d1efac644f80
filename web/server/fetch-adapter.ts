import type { IncomingMessage, ServerResponse } from "node:http";
import { type Body, type EdgeServer, readBody } from "@chalkbox/edge";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";

/** Answers requests of the fetch standard. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** Answers what Node's server receives; settles when the answer has left. @throws what the handler throws */
export type NodeHandler = (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the adapter needs beside the handler. */
export interface AdapterOptions {
  /** Most bytes of a body that is sent to a path. */
  readonly bodyLimitOf: (path: string) => number;
  readonly refuse: EdgeServer["refuse"];
  /**
   * Requests a turn once a request is here whole.
   * @returns what ends the turn; null when there is none, and the request has been answered
   */
  readonly admit: (incoming: IncomingMessage, response: ServerResponse) => Promise<(() => void) | null>;
  /** The answer as it may leave, checked right before it does. */
  readonly release: (incoming: IncomingMessage, answer: Response) => Response | Promise<Response>;
}

/**
 * What Node has received, as a request of the fetch standard; it is aborted when the visitor leaves. The edge has
 * checked target and host, and its own headers say which host and scheme the visitor used.
 */
function toRequest(incoming: IncomingMessage, response: ServerResponse, body: Body | null): Request {
  const { "x-forwarded-host": host, "x-forwarded-proto": scheme } = incoming.headers;
  const request = createRequest(incoming, response, {
    ...(typeof host === "string" && { host }),
    protocol: scheme === "https" ? "https:" : "http:",
  });
  return body?.ok === true ? new Request(request, { method: "POST", body: body.bytes }) : request;
}

/** The body of a page that is whole: it goes out in one write, with its length. */
function wholeBody(answer: Response): string | Uint8Array | null {
  if (!("page" in answer)) return null;
  const { page } = answer;
  return typeof page === "string" || page instanceof Uint8Array ? page : null;
}

function sendWhole(response: ServerResponse, answer: Response, whole: string | Uint8Array): void {
  const bytes = typeof whole === "string" ? Buffer.from(whole) : whole;
  const headers: Record<string, string | string[]> = { "content-length": String(bytes.length) };
  for (const [name, value] of answer.headers) if (name !== "set-cookie") headers[name] = value;
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  response.writeHead(answer.status, headers).end(bytes);
}

/** Lets a handler of the fetch standard answer what Node's server receives. A form is here whole before it runs. */
export function nodeListener(
  handle: FetchHandler,
  { bodyLimitOf, refuse, admit, release }: AdapterOptions,
): NodeHandler {
  return async (incoming, response) => {
    const path = (incoming.url ?? "/").split("?", 1)[0] ?? "/";
    const body = incoming.method === "POST" ? await readBody(incoming, { maxBytes: bodyLimitOf(path) }) : null;
    if (body?.ok === false) {
      refuse(response, body.refusal);
      return;
    }
    const leave = await admit(incoming, response);
    if (leave === null) return;
    const request = toRequest(incoming, response, body);
    try {
      // The turn ends with the rendering: a visitor who reads slowly does not hold a place in the queue.
      const answer = await handle(request).finally(leave);
      if (!request.signal.aborted) await send(response, await release(incoming, answer));
    } catch (error) {
      // What a page throws because its visitor has left is no failure.
      if (!request.signal.aborted) throw error;
    }
  };
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const whole = wholeBody(answer);
  if (whole === null) await sendResponse(response, answer);
  else sendWhole(response, answer, whole);
}
