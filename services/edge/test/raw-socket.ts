import { connect, type Socket } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  /** 0 when the connection ended without one. */
  readonly status: number;
  /** Names in lower case; of several with one name the last. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** All that came. */
  readonly text: string;
  /** From the connection's start to the first byte of the answer, in milliseconds; 0 when there was none. */
  readonly ms: number;
  /** From the connection's start to its end, in milliseconds. */
  readonly endMs: number;
}

export interface RawOptions {
  /** Own address; all of 127.0.0.0/8 is this machine's. */
  readonly from?: string;
  /** Time between two parts, in milliseconds. */
  readonly pause?: number;
}

/**
 * Sends bytes that no HTTP client would, and reads until the server ends the connection.
 * @param target port on this machine, or origin
 * @param bytes at once, or in parts that are sent one after the other
 */
export function sendRaw(
  target: number | string,
  bytes: string | Buffer | readonly (string | Buffer)[],
  { from = "127.0.0.1", pause = 0 }: RawOptions = {},
): Promise<RawAnswer> {
  const parts = typeof bytes === "string" || Buffer.isBuffer(bytes) ? [bytes] : bytes;
  return new Promise((resolve) => {
    const socket = connect({ ...placeOf(target), localAddress: from });
    const received: Buffer[] = [];
    let timer: NodeJS.Timeout | undefined;
    let [started, first] = [0, 0];
    const next = (at: number): void => {
      const part = parts[at];
      if (part === undefined || socket.destroyed) return;
      socket.write(part);
      if (pause === 0) return next(at + 1);
      // time: parts that come one by one are what the test sends
      timer = setTimeout(() => next(at + 1), pause);
    };
    socket.on("connect", () => {
      started = performance.now();
      next(0);
    });
    socket.on("data", (chunk) => {
      if (received.length === 0) first = performance.now() - started;
      received.push(chunk);
    });
    // A connection that is reset has been ended, too.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      const answer = read(Buffer.concat(received).toString("utf8"));
      resolve({ ...answer, ms: first, endMs: performance.now() - started });
    });
  });
}

/** An open connection that has sent `start`. */
export function openRaw(port: number, start: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      socket.off("error", reject).on("error", () => undefined);
      if (start !== "") socket.write(start);
      resolve(socket);
    });
    socket.once("error", reject);
  });
}

function placeOf(target: number | string): { readonly host: string; readonly port: number } {
  if (typeof target === "number") return { host: "127.0.0.1", port: target };
  const { hostname, port } = new URL(target);
  return { host: hostname, port: Number(port) };
}

function read(text: string): Pick<RawAnswer, "status" | "headers" | "body" | "text"> {
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
