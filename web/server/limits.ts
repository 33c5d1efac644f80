/** What one request may send to web, in bytes; longer bodies are answered 413 before they are read on. */
export const bodyLimits = {
  /** Forms of pages. */
  form: 64_000,
  /** Reviews and messages, which people write at length, and lists that they upload. */
  text: 256_000,
  /** A step of a return with a picture of it. */
  picture: 9_000_000,
  /** A registration with the certificate of a business (OP-M-30). */
  certificate: 11_000_000,
  /** The graph below `/api/`: the gateway's own limit. */
  graph: 500_000,
} as const;

/** Pages whose forms hold long texts, as React Router's requests for data name them, too. */
const longTexts = /^\/(?:rating|service\/(?:kontakt|orderform))(?:\/|\.data)?$/;

/** The page whose form holds pictures where no scripts send them part by part. */
const pictures = /^\/myaccount\/returns\/productselection(?:\/|\.data)?$/;

/** The page whose form holds a certificate. */
const certificates = /^\/myaccount\/register(?:\/|\.data)?$/;

/** Forms with files that are taken in side by side, each with megabytes; the others wait. Times are in milliseconds. */
export const uploadLimits = { running: 4, runningEach: 1, waiting: 40, waitingEach: 4, patience: 20_000 } as const;

/** Whether a form may hold files: megabytes, of which few may be in memory at a time. */
export const holdsFiles = (path: string): boolean => pictures.test(path) || certificates.test(path);

/** Most bytes that a form may send to a page. @param path without its query */
export function formLimitOf(path: string): number {
  if (pictures.test(path)) return bodyLimits.picture;
  if (certificates.test(path)) return bodyLimits.certificate;
  return longTexts.test(path) ? bodyLimits.text : bodyLimits.form;
}

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
 * Pictures that are requested on the way to their server. One address has a part of it, more than the browsers behind
 * it use for pictures that are there: what it requests beyond waits, and costs nothing meanwhile. Times are in ms.
 */
export const pictureLimits = {
  running: 128,
  runningEach: 16,
  waiting: 4_000,
  waitingEach: 1_000,
  patience: 10_000,
} as const;
