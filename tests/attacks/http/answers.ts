/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case; of several with one name the last. */
  readonly headers: ReadonlyMap<string, string>;
}

/** What came back on a connection. */
export interface Answers {
  /** Whole answers in their order; interim ones (1xx) are none. */
  readonly whole: readonly RawAnswer[];
  /** Bytes behind the last whole one. */
  readonly rest: string;
}

/**
 * Takes apart what a server has sent.
 * @param text latin1
 * @param methods of the requests, in their order: an answer to HEAD has no body
 */
export function readAnswers(text: string, methods: readonly string[]): Answers {
  const whole: RawAnswer[] = [];
  let at = 0;
  for (;;) {
    const headEnd = text.indexOf("\r\n\r\n", at);
    if (headEnd === -1) break;
    const answer = readHead(text.slice(at, headEnd));
    if (answer === null) break;
    const start = headEnd + 4;
    if (answer.status < 200) {
      at = start;
      continue;
    }
    const end = bodyEnd(text, start, answer, methods[whole.length] === "HEAD");
    if (end === null) break;
    whole.push(answer);
    at = end;
  }
  return { whole, rest: text.slice(at) };
}

function readHead(head: string): RawAnswer | null {
  const [line = "", ...headers] = head.split("\r\n");
  const [, status] = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(line) ?? [];
  if (status === undefined) return null;
  const pairs = headers.map((each): [string, string] => {
    const colon = each.indexOf(":");
    return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()];
  });
  return { status: Number(status), headers: new Map(pairs) };
}

/** Where a body that begins at `start` ends; null while it has not. */
function bodyEnd(text: string, start: number, { status, headers }: RawAnswer, isHead: boolean): number | null {
  if (isHead || status === 204 || status === 304) return start;
  if (headers.get("transfer-encoding") === "chunked") return chunksEnd(text, start);
  const length = headers.get("content-length");
  // Without a length it goes on until the connection ends.
  if (length === undefined) return text.length;
  const end = start + Number(length);
  return end <= text.length ? end : null;
}

function chunksEnd(text: string, start: number): number | null {
  for (let at = start; ;) {
    const lineEnd = text.indexOf("\r\n", at);
    if (lineEnd === -1) return null;
    const size = Number.parseInt(text.slice(at, lineEnd), 16);
    at = lineEnd + 2 + size + 2;
    if (at > text.length) return null;
    if (size === 0) return at;
  }
}
