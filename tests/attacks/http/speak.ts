import { connect } from "node:net";
import process from "node:process";
import { type Answers, readAnswers } from "./answers.ts";

/** What came of it. */
export interface Heard extends Answers {
  /** The server ended the connection. */
  readonly isEnded: boolean;
  /** Until the first answer was whole, in milliseconds; null: there was none. */
  readonly ms: number | null;
}

/** How long a connection is quiet before what came is taken for all, in milliseconds. */
const quiet = 60;

/** Attacks come from another address than visitors, where the system lets a process choose one. */
const localAddress = process.platform === "linux" ? "127.0.66.6" : undefined;

/**
 * Sends bytes over a connection of their own and listens to what comes back.
 * @param patience until a first answer, in milliseconds
 */
export function speak(port: number, bytes: string, patience: number): Promise<Heard> {
  const methods = [...bytes.matchAll(/^([A-Z]+) \S+ HTTP\/1\.[01]\r$/gm)].map(([, method = ""]) => method);
  const sent = Buffer.from(bytes, "latin1");
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", ...(localAddress !== undefined && { localAddress }) });
    const chunks: Buffer[] = [];
    let ms: number | null = null;
    // time: silence on a connection is what is measured
    let timer = setTimeout(() => finish(false), patience);
    const finish = (isEnded: boolean): void => {
      clearTimeout(timer);
      const answers = readAnswers(Buffer.concat(chunks).toString("latin1"), methods);
      // An answer that is not whole yet is waited for.
      if (!isEnded && answers.whole.length === 0 && chunks.length > 0 && performance.now() - started < patience) {
        // time: silence on a connection is what is measured
        timer = setTimeout(() => finish(false), quiet);
        return;
      }
      socket.destroy();
      resolve({ ...answers, isEnded, ms });
    };
    socket.on("connect", () => socket.write(sent));
    socket.on("data", (chunk) => {
      ms ??= performance.now() - started;
      chunks.push(chunk);
      clearTimeout(timer);
      // time: silence on a connection is what is measured
      timer = setTimeout(() => finish(false), quiet);
    });
    // A connection that is reset has been ended, too.
    socket.on("error", () => undefined);
    socket.on("close", () => finish(true));
  });
}
