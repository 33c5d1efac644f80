/** What one request may send to web, in bytes; longer bodies are answered 413 before they are read on. */
export const bodyLimits = {
  /** Forms of pages. */
  form: 64_000,
  /** Reviews and messages, which people write at length. */
  text: 256_000,
  /** An order form with a list as a file; `@chalkbox/order-list` has the limits of lists. */
  list: 1_200_000,
  /** A step of a return with a picture of it. */
  picture: 9_000_000,
  /** A registration with the certificate of a business (OP-M-30). */
  certificate: 11_000_000,
  /** The graph below `/api/`: the gateway's own limit. */
  graph: 500_000,
} as const;

/** Pages whose forms hold long texts, as React Router's requests for data name them, too. */
const longTexts = /^\/(?:rating|service\/kontakt)(?:\/|\.data)?$/;

/** The order form, whose lists are files. */
const orderLists = /^\/service\/orderform(?:\/list)?(?:\/|\.data)?$/;

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
  if (orderLists.test(path)) return bodyLimits.list;
  return longTexts.test(path) ? bodyLimits.text : bodyLimits.form;
}

/**
 * How many pages are rendered side by side, and wait for that; further ones are answered 503. One address, be it a
 * school's, has a part of it: what it requests beyond waits while others go past. Most of a page's time is waiting for
 * the gateway. Times are in milliseconds.
 */
export const renderLimits = { running: 100, runningEach: 16, waiting: 400, waitingEach: 100, patience: 2_000 } as const;

/** Files that are made for who requests them: sitemaps and feeds, which are sent while they are read, and PDFs. */
const files =
  /^\/(?:sitemap\.xml|sitemaps\/|feeds\/|service\/orderform\/pdf|myaccount\/(?:orders\/paper|returns\/label))/;

/** Whether a file is made at an address; each makes the gateway and the shop work for seconds. @param path without its query */
export const isFile = (path: string): boolean => files.test(path);

/** Addresses that change something when they are opened: a link leads to them, and no picture of another site. */
const changing = /^\/(?:logout|language|preview)(?:\/|\.data$|$)/;

/** Whether a page is opened by the visitor alone, and never fetched by another site's page. @param path without its query */
export const isForVisitorsAlone = (path: string): boolean => isFile(path) || changing.test(path);

/** Files that are under way, until they have been sent whole. Times are in milliseconds. */
export const fileLimits = { running: 48, runningEach: 3, waiting: 96, waitingEach: 8, patience: 5_000 } as const;

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
