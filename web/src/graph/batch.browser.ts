/** Most operations of one call: the gateway takes no more (GQL-02). */
const maxBatch = 10;

/** How long a query that no visitor waits for may wait for others, in ms (GQL-02). */
export const laterMs = 15;

/** What came back for one operation. */
export interface Received {
  /** Its part of the body. */
  readonly answer: unknown;
  readonly response: Response;
  /** What the gateway's cache had to do with it. */
  readonly verdict: string | null;
}

/** Sends a body to the gateway. */
type Post = (body: string) => Promise<Response>;

const verdictsOf = ({ headers }: Response): string | null => headers.get("x-chalkbox-cache");

/** The call of one operation. */
export async function sendAlone(post: Post, body: string): Promise<Received> {
  const response = await post(body);
  return { answer: await response.json(), response, verdict: verdictsOf(response) };
}

/** One call of several operations. What is no list of as many answers answers none of them (GQL-03). */
async function sendTogether(post: Post, bodies: readonly string[]): Promise<readonly Received[]> {
  const response = await post(`[${bodies.join(",")}]`);
  const answers: unknown = await response.json();
  const verdicts = verdictsOf(response)?.split(", ") ?? [];
  const isWhole = Array.isArray(answers) && answers.length === bodies.length;
  return bodies.map((_, at) => ({ answer: isWhole ? answers[at] : null, response, verdict: verdicts[at] ?? null }));
}

interface Waiting {
  readonly body: string;
  readonly resolve: (received: Promise<Received>) => void;
}

/**
 * Sends queries together that are due together, ten at most in a call (GQL-02).
 * @param ms how long the first of a call waits for others; 0: until the end of the turn
 */
export function createBatch(post: Post, ms: number) {
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    const batch = waiting;
    waiting = [];
    const [first] = batch;
    if (first === undefined) return;
    if (batch.length === 1) return first.resolve(sendAlone(post, first.body));
    const bodies = batch.map(({ body }) => body);
    const sent = sendTogether(post, bodies);
    for (const [at, { resolve }] of batch.entries()) {
      resolve(sent.then((all) => all[at] ?? Promise.reject(new Error("Malformed answer"))));
    }
  };
  return (body: string): Promise<Received> =>
    new Promise((resolve) => {
      waiting.push({ body, resolve });
      if (waiting.length === maxBatch) flush();
      else if (waiting.length === 1) timer = setTimeout(flush, ms);
    });
}
