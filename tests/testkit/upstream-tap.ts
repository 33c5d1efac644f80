import { createServer, type IncomingMessage } from "node:http";
import { request } from "undici";
import * as v from "valibot";

const Asked = v.object({
  query: v.string(),
  variables: v.nullish(v.record(v.string(), v.unknown()), {}),
});
const Answered = v.object({
  data: v.nullish(v.record(v.string(), v.unknown()), null),
  errors: v.optional(v.array(v.unknown())),
});

/** A call that went through. */
export interface TappedCall {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly answer: v.InferOutput<typeof Answered>;
}

/** A door in front of an upstream that writes down who sends what. */
export interface UpstreamTap {
  /** Address of the graph behind the door. */
  readonly url: string;
  /** The calls since the last call; batches are taken apart. */
  take(): readonly TappedCall[];
  stop(): Promise<void>;
}

/** Headers that belong to one connection and not to the message. */
const ownHeaders = new Set(["host", "connection", "content-length", "transfer-encoding", "keep-alive"]);

/** @param upstream address of the upstream's graph */
export async function tapUpstream(upstream: string): Promise<UpstreamTap> {
  let calls: TappedCall[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await readAll(incoming);
      const headers = Object.entries(incoming.headers).filter(([name]) => !ownHeaders.has(name));
      const answer = await request(upstream, { method: "POST", headers: Object.fromEntries(headers), body });
      const text = await answer.body.text();
      if (answer.statusCode === 200) calls.push(...pair(body, text));
      outgoing.writeHead(answer.statusCode, { "content-type": String(answer.headers["content-type"]) }).end(text);
    })().catch((error: unknown) => outgoing.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    take() {
      const taken = calls;
      calls = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The gateway marks where operations begin and end, so that each finds its own answer; a recording needs no marks. */
const marks = /_batchPlace_\w+:__typename | ?_end_\w+:__typename/g;
const isMark = (name: string): boolean => /^_(?:batchPlace|end)_/.test(name);

function withoutMarks({ data, ...rest }: TappedCall["answer"]): TappedCall["answer"] {
  const entries = data === null ? null : Object.entries(data).filter(([name]) => !isMark(name));
  return { data: entries === null ? null : Object.fromEntries(entries), ...rest };
}

function pair(body: string, text: string): TappedCall[] {
  const asked = v.parse(v.array(Asked), [JSON.parse(body)].flat());
  const answers = v.parse(v.array(Answered), [JSON.parse(text)].flat());
  return asked.flatMap(({ query, variables }, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [{ query: query.replace(marks, ""), variables, answer: withoutMarks(answer) }];
  });
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
