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
  /** Milliseconds until the first byte of the answer. */
  readonly ms: number;
}

/**
 * Sends bytes that no HTTP client would, and reads until the server ends the connection.
 * @param from own address; all of 127.0.0.0/8 is ours
 */
export function sendRaw(
  port: number,
  parts: string | Buffer | readonly string[],
  from = "127.0.0.1",
): Promise<RawAnswer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from });
    const received: Buffer[] = [];
    let ms = 0;
    socket.on("connect", () => {
      for (const part of Array.isArray(parts) ? parts : [parts]) socket.write(part);
    });
    socket.on("data", (chunk) => {
      if (ms === 0) ms = performance.now() - started;
      received.push(chunk);
    });
    // A connection that is reset has been ended, too.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve({ ...read(Buffer.concat(received).toString("latin1")), ms }));
  });
}

/** An open connection that has said `start`. */
export function openRaw(port: number, start: string, from = "127.0.0.1"): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from }, () => {
      socket.off("error", reject).on("error", () => undefined);
      if (start !== "") socket.write(start);
      resolve(socket);
    });
    socket.once("error", reject);
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
