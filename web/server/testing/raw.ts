import { connect } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  /** 0 when the connection ended without one. */
  readonly status: number;
  /** All that came. */
  readonly text: string;
  /** Milliseconds from the last byte that was sent to the first of the answer. */
  readonly ms: number;
}

/** Sends bytes that no HTTP client would, and reads until the server ends the connection. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const received: Buffer[] = [];
    let [sent, first] = [0, 0];
    socket.on("connect", () => {
      sent = performance.now();
      socket.write(bytes);
    });
    socket.on("data", (chunk) => {
      if (received.length === 0) first = performance.now();
      received.push(chunk);
    });
    // A connection that is reset has been ended, too.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const text = Buffer.concat(received).toString("latin1");
      resolve({ status: Number(text.split(" ", 2)[1] ?? 0), text, ms: first - sent });
    });
  });
}
