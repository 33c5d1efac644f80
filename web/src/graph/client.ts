import type { Client } from "urql";

/** The answers of a page, by key of their operation. */
export type Answers = Readonly<Record<string, unknown>>;

/** The graph's client of one page view: one for each request on the server, one for the tab in the browser. */
export interface Graph {
  readonly client: Client;
  /** The answers to send with the page; nothing in the browser. */
  extract(): Answers;
  /** Takes answers that came with the page, as JSON by key of their operation; does nothing on the server. */
  restore(texts: Readonly<Record<string, string>>): void;
}
