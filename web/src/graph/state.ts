/** Id of the element that carries the page's answers from server to browser. */
export const stateId = "graph-state";

/** Under which the page's state holds what is to be known of answers beside their data. */
export const notesKey = "notes";

/** How ids of elements begin that carry the answer of a deferred query. */
export const deferredStatePrefix = "graph-";

/** Id of the element that carries the answer of one deferred query. */
export const deferredStateId = (key: number): string => deferredStatePrefix + key;

/** JSON as it may be in a script element: "<" is the one character that could end the element inside a string. */
export const scriptText = (json: string): string => json.replaceAll("<", "\\u003c");

const isAnswers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The page's answers by key of their operation; in the browser. */
export function pageAnswers(): Readonly<Record<string, unknown>> {
  const answers = readJson(stateId);
  return isAnswers(answers) ? answers : {};
}

/** The answer of a deferred query that came with the page, undefined when none did; in the browser. */
export const deferredAnswer = (key: number): unknown => readJson(deferredStateId(key));
