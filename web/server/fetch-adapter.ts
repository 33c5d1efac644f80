import type { IncomingMessage, ServerResponse } from "node:http";
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@react-router/node";

/** Answers requests of the fetch standard. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** What Node has received, as a request of the fetch standard; it is aborted when the visitor leaves. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  const { method = "GET" } = incoming;
  for (const name in incoming.headers) {
    const value = incoming.headers[name];
    if (typeof value === "string") headers.set(name, value);
    else for (const each of value ?? []) headers.append(name, each);
  }
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`);
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers, signal });
  // The standard asks for `duplex` with a stream; the types of the browser's version do not know it.
  const body = { body: createReadableStreamFromReadable(incoming), duplex: "half" };
  return new Request(url, { method, headers, signal, ...body });
}

/** The body of a page that is whole: it goes out in one write, with its length. */
function wholeBody(answer: Response): string | Uint8Array | null {
  if (!("page" in answer)) return null;
  const { page } = answer;
  return typeof page === "string" || page instanceof Uint8Array ? page : null;
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of answer.headers) if (name !== "set-cookie") headers[name] = value;
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  const whole = wholeBody(answer);
  if (whole !== null) {
    const bytes = typeof whole === "string" ? Buffer.from(whole) : whole;
    headers["content-length"] = String(bytes.length);
    response.writeHead(answer.status, headers).end(bytes);
    return;
  }
  response.writeHead(answer.status, headers);
  if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}

/** Lets a handler of the fetch standard answer what Node's server receives. */
export function nodeListener(handle: FetchHandler, onError: (error: unknown) => void) {
  return (incoming: IncomingMessage, response: ServerResponse): void => {
    const visitor = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) visitor.abort();
    });
    handle(toRequest(incoming, visitor.signal))
      .then((answer) => send(answer, response))
      .catch((error: unknown) => {
        if (visitor.signal.aborted) return;
        onError(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error");
      });
  };
}
