/** What one request may send to web, in bytes; longer bodies are answered 413 before they are read on. */
export const bodyLimits = {
  /** Forms of pages. */
  form: 64_000,
  /** Reviews and messages, which people write at length. */
  text: 256_000,
  /** The graph below `/api/`: the gateway's own limit. */
  graph: 500_000,
} as const;

/** Pages whose forms hold long texts, as React Router's requests for data name them, too. */
const longTexts = /^\/(?:rating|service\/contact)(?:\/|\.data)?$/;

/** Most bytes that a form may send to a page. @param path without its query */
export const formLimitOf = (path: string): number => (longTexts.test(path) ? bodyLimits.text : bodyLimits.form);

/** How many pages are rendered side by side. Times are in milliseconds. */
export const renderLimits = {
  /** Most of a page's time is waiting for the gateway. */
  atOnce: 100,
  /** Pages that may wait for their turn; further ones are answered 503 at once. */
  waiting: 200,
  /** How long one may wait before it is answered 503. */
  patience: 2_000,
} as const;

/**
 * Pictures that are asked for on the way to their server. One address has a part of it, more than the browsers behind
 * it use for pictures that are there: what it asks for beyond waits, and costs nothing meanwhile. Times are in ms.
 */
export const pictureLimits = {
  running: 128,
  runningEach: 16,
  waiting: 4_000,
  waitingEach: 1_000,
  patience: 10_000,
} as const;
