import { Agent, request } from "node:http";
import { de } from "../../testkit/storefronts.ts";
import { newVisitor } from "../../testkit/visitor.ts";
import type { Stage } from "./stage.ts";

/** Ordinary visitors who go about their business while a shop is attacked. */
export interface Visitors {
  /** Answers that they have had. */
  readonly answers: number;
  /** What was not theirs, or was an error; one line each. */
  readonly faults: readonly string[];
  /** Settles once each has gone home. */
  stop(): Promise<void>;
}

/** Marks that visitors put into what they send, so that each answer shows whose it is. */
const anyMark = /v\d+n\d+e/g;
const userAgent = "Mozilla/5.0 (X11; Linux x64) Firefox/150.0";

interface Asked {
  readonly origin: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether an answer's text is right. */
  readonly isOwn: (text: string) => boolean;
}

/** @param count of visitors, each with cookies and kept connections of their own */
export async function startVisitors(stage: Stage, count: number): Promise<Visitors> {
  const faults: string[] = [];
  let answers = 0;
  const leaving = new AbortController();

  const walk = async (visitor: number): Promise<void> => {
    const { cookies } = await newVisitor(stage.gateway.origin, de);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const cartId = cookies.get("cartId") ?? "";
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let round = 0; !leaving.signal.aborted; round += 1) {
      const mark = `v${visitor}n${round}e`;
      for (const asked of roundOf(stage, { mark, cookie, cartId, round })) {
        const fault = await ask(agent, asked, mark);
        answers += 1;
        if (fault !== null) faults.push(`${mark} ${asked.origin}${asked.path}: ${fault}`);
      }
    }
    agent.destroy();
  };
  const walks = Array.from({ length: count }, (_, visitor) => walk(visitor));
  return {
    get answers() {
      return answers;
    },
    faults,
    stop: async () => {
      leaving.abort();
      await Promise.all(walks);
    },
  };
}

interface Round {
  readonly mark: string;
  readonly cookie: string;
  readonly cartId: string;
  readonly round: number;
}

/** What a visitor does: the cart by way of web and by the gateway itself, a page, a picture, the other services. */
function roundOf({ web, gateway, shop, sandbox, picture, shopToken }: Stage, asking: Round): readonly Asked[] {
  const { mark, cookie, cartId, round } = asking;
  const headers = { cookie, "content-type": "application/json" };
  const body = JSON.stringify({ query: `{ ${mark}: __typename session { cartId } }` });
  const own = JSON.stringify({ data: { [mark]: "Query", session: { cartId } } });
  const isCart = (text: string): boolean => text.trim() === own;
  const hasMark = (text: string): boolean => text.includes(mark);
  return [
    { origin: web.origin, path: "/api/shop/", headers, body, isOwn: isCart },
    { origin: gateway.origin, path: "/api/shop/", headers, body, isOwn: isCart },
    { origin: web.origin, path: picture, headers: { cookie }, isOwn: (text) => text.length > 100 },
    {
      origin: shop.origin,
      path: "/graphql",
      headers: { authorization: `Bearer ${shopToken}`, "content-type": "application/json" },
      body: JSON.stringify({ query: `{ ${mark}: __typename }` }),
      isOwn: (text) => text === JSON.stringify({ data: { [mark]: "Query" } }),
    },
    // Pages take longest, and the sandbox counts how often an address calls.
    ...(round % 4 === 0
      ? [
          { origin: web.origin, path: `/search/?q=${mark}`, headers: { cookie }, isOwn: hasMark },
          { origin: sandbox.origin, path: `/mailbox/?to=${mark}`, isOwn: hasMark },
        ]
      : []),
  ];
}

/** Tries of a visitor whom a page has sent away for in a moment (503). */
const mostTries = 5;

/** @returns what is wrong with the answer; null: nothing */
async function ask(agent: Agent, asked: Asked, mark: string): Promise<string | null> {
  let fault = await askOnce(agent, asked, mark);
  for (let tries = 1; tries < mostTries && fault?.startsWith("status 503"); tries += 1) {
    fault = await askOnce(agent, asked, mark);
  }
  return fault;
}

function askOnce(
  agent: Agent,
  { origin, path, headers = {}, body, isOwn }: Asked,
  mark: string,
): Promise<string | null> {
  return new Promise((resolve) => {
    const outgoing = request(
      origin + path,
      { agent, method: body === undefined ? "GET" : "POST", headers: { "user-agent": userAgent, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", (error) => resolve(error.message));
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString("utf8");
          const foreign = [...text.matchAll(anyMark)].find(([found]) => found !== mark);
          if (foreign !== undefined) resolve(`it holds ${foreign[0]}, which is another's`);
          else if (answer.statusCode !== 200) resolve(`status ${answer.statusCode}: ${text.slice(0, 200)}`);
          else resolve(isOwn(text) ? null : `it is not what was asked for: ${text.slice(0, 200)}`);
        });
      },
    );
    outgoing.on("error", (error) => resolve(error.message));
    outgoing.end(body);
  });
}
