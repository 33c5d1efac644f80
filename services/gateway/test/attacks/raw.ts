import { connect } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  /** 0 when the connection ended without one. */
  readonly status: number;
  /** Names in lower case; of several with one name the last. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** All that came. */
  readonly text: string;
  /** Milliseconds until the connection ended. */
  readonly ms: number;
}

/**
 * Sends bytes that no HTTP client would, and reads until the gateway ends the connection.
 * @param parts sent one after the other
 * @param pause between them, in milliseconds
 */
export function sendRaw(origin: string, parts: readonly (string | Buffer)[], pause = 0): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const received: Buffer[] = [];
    let timer: NodeJS.Timeout | undefined;
    const next = (at: number): void => {
      const part = parts[at];
      if (part === undefined || socket.destroyed) return;
      socket.write(part);
      timer = setTimeout(() => next(at + 1), pause);
    };
    socket.on("connect", () => next(0));
    socket.on("data", (chunk) => received.push(chunk));
    // A connection that is reset has been ended, too.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve({ ...read(Buffer.concat(received).toString("utf8")), ms: performance.now() - started });
    });
  });
}

function read(text: string): Omit<RawAnswer, "ms"> {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [line = "", ...headers] = head.split("\r\n");
  return {
    status: Number(line.split(" ")[1] ?? 0),
    headers: new Map(
      headers.map((each): [string, string] => {
        const colon = each.indexOf(":");
        return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join("\r\n\r\n"),
    text,
  };
}

/** A request's text; `connection: close` so that the answer has an end. */
export function request(line: string, headers: Readonly<Record<string, string>> = {}, body = ""): string {
  const all = { host: "localhost:3000", connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${line} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** A POST of JSON to the graph. */
export function graphRequest(body: string, headers: Readonly<Record<string, string>> = {}): string {
  const length = String(Buffer.byteLength(body));
  return request("POST /api/shop/", { "content-type": "application/json", "content-length": length, ...headers }, body);
}
