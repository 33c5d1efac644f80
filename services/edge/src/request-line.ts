import type { IncomingMessage, ServerResponse } from "node:http";

/** Begins a request's work. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

interface Due {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly serve: Serve;
}

/**
 * The requests of one connection, served one at a time. A client may send further ones before it has its answer
 * (pipelining, RFC 9112, 9.3.2): each of them begins when the answer before it has left, and never when the connection
 * has gone meanwhile. Node itself begins them all at once, and does not report to those that wait that their
 * connection has gone.
 */
export class RequestLine {
  readonly #due: Due[] = [];
  #current: ServerResponse | null = null;

  /** Requests that wait for an answer before theirs. */
  get length(): number {
    return this.#due.length;
  }

  /** Begins a request now, or when those before it are answered. */
  enter(request: IncomingMessage, response: ServerResponse, serve: Serve): void {
    // Nearly always: no listener and no object is made for a client that waits for its answers.
    if (this.#current === null || this.#current.closed) {
      this.#current = response;
      serve(request, response);
      return;
    }
    this.#due.push({ request, response, serve });
    if (this.#due.length === 1) this.#current.once("close", this.#next);
  }

  readonly #next = (): void => {
    const next = this.#due.shift();
    if (next === undefined) return;
    const { request, response, serve } = next;
    // The client has gone, or the answer before has closed the connection.
    if (!request.socket.writable) {
      this.#due.length = 0;
      return;
    }
    this.#current = response;
    if (this.#due.length > 0) response.once("close", this.#next);
    // Its body came too slowly while it waited, and it was refused for that.
    if (!response.headersSent) serve(request, response);
  };
}
