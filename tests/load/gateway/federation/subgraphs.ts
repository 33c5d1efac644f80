/**
 * The four subgraphs in one process, each at a path of its own. What is asked for the first time is executed; later its
 * bytes are replayed, so that subgraphs stay out of the way of what is measured: they share a core with the load, and
 * Node's own HTTP server would take more of it than a gateway takes of the other one. `GET /calls` counts and begins
 * again.
 */
import { createServer, type Socket } from "node:net";
import process from "node:process";
import { answerOfSubgraph } from "./answer-of-subgraph.ts";

/** Whole responses by path and body. */
const answers = new Map<string, Buffer>();
let calls = 0;

/** A request that has arrived whole. */
interface Request {
  readonly path: string;
  readonly body: string;
  /** Characters that it took. */
  readonly length: number;
}

const end = "\r\n\r\n";

/** The first request of what has arrived, one byte a character; null while some of it is missing. */
function firstOf(held: string): Request | null {
  const split = held.indexOf(end);
  if (split === -1) return null;
  const head = held.slice(0, split);
  const path = head.slice(head.indexOf("/") + 1, head.indexOf(" HTTP/"));
  const start = split + end.length;
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return chunked(held, start, path);
  const size = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  return held.length < start + size ? null : { path, body: held.slice(start, start + size), length: start + size };
}

function chunked(held: string, start: number, path: string): Request | null {
  let body = "";
  let at = start;
  for (;;) {
    const line = held.indexOf("\r\n", at);
    if (line === -1) return null;
    const size = Number.parseInt(held.slice(at, line), 16);
    const next = line + 2 + size + 2;
    if (held.length < next) return null;
    if (size === 0) return { path, body, length: next };
    body += held.slice(line + 2, line + 2 + size);
    at = next;
  }
}

function responseOf(body: Buffer): Buffer {
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}${end}`;
  return Buffer.concat([Buffer.from(head), body]);
}

async function executed(key: string, { path, body }: Request): Promise<Buffer> {
  const response = responseOf(await answerOfSubgraph(path, Buffer.from(body, "latin1").toString()));
  answers.set(key, response);
  return response;
}

function serve(socket: Socket): void {
  let held = "";
  let isBusy = false;
  const answerAll = (): void => {
    for (;;) {
      const request = firstOf(held);
      if (request === null) return;
      held = held.slice(request.length);
      if (request.path === "calls") {
        socket.write(responseOf(Buffer.from(String(calls))));
        calls = 0;
        continue;
      }
      calls += 1;
      const key = `${request.path} ${request.body}`;
      const known = answers.get(key);
      if (known === undefined) return answerLater(key, request);
      socket.write(known);
    }
  };
  const answerLater = (key: string, request: Request): void => {
    isBusy = true;
    const answer = async (): Promise<void> => {
      socket.write(await executed(key, request));
      isBusy = false;
      answerAll();
    };
    answer().catch((error: unknown) => socket.destroy(error instanceof Error ? error : undefined));
  };
  socket.setNoDelay(true);
  socket.on("data", (chunk) => {
    held += chunk.toString("latin1");
    // While one is executed, further ones wait for it.
    if (!isBusy) answerAll();
  });
  // A gateway that is stopped drops its connections.
  socket.on("error", () => socket.destroy());
}

createServer(serve).listen(Number(process.env["PORT"]), "127.0.0.1");
