import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent, request } from "undici";
import { isBeforeCommit, type Fault } from "./fault.ts";
import { pass, playAfter, playBefore, type ShopAnswer } from "./play.ts";

/** A call as it arrives at the proxy. */
export interface ProxiedCall {
  readonly path: string;
  readonly body: string;
}

/** Which calls a fault is for. */
export interface Occasion {
  /** All when left out. */
  readonly when?: (call: ProxiedCall) => boolean;
  /** How many calls meet it; one when left out. */
  readonly times?: number;
}

/** A real HTTP proxy between gateway and shop, on which faults are played call by call. */
export interface FaultProxy {
  /** e.g. `http://127.0.0.1:23456` */
  readonly origin: string;
  /** Where calls go: origin of the shop. */
  target: string;
  /** The next calls that fit meet a fault; whatever fits no fault goes through. */
  play(fault: Fault, occasion?: Occasion): void;
  /** Plays no more faults. */
  recover(): void;
  /** Calls that met a fault. */
  readonly struck: readonly ProxiedCall[];
  stop(): Promise<void>;
}

/** Headers that belong to one connection and not to the message. */
const ownHeaders = new Set(["host", "connection", "content-length", "transfer-encoding", "keep-alive"]);

/** @param target origin of the shop; it may be set later @param port to listen on; 0 takes a free one */
export async function startFaultProxy(target = "", port = 0): Promise<FaultProxy> {
  const agent = new Agent();
  const played: { readonly fault: Fault; readonly when: (call: ProxiedCall) => boolean; times: number }[] = [];
  const struck: ProxiedCall[] = [];

  const faultFor = (call: ProxiedCall): Fault | undefined => {
    const found = played.find(({ when, times }) => times > 0 && when(call));
    if (found === undefined) return undefined;
    found.times -= 1;
    struck.push(call);
    return found.fault;
  };

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const call = { path: incoming.url ?? "/", body: await readAll(incoming) };
      const fault = faultFor(call);
      if (fault !== undefined && isBeforeCommit(fault)) return playBefore(fault, outgoing);
      const answer = await ask(agent, proxy.target, incoming, call);
      await (fault === undefined ? pass(answer, outgoing) : playAfter(fault, answer, outgoing));
    })().catch(() => answerAway(outgoing));
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy does not listen on a port");

  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${address.port}`,
    target,
    play: (fault, { when = () => true, times = 1 } = {}) => void played.push({ fault, when, times }),
    recover: () => void (played.length = 0),
    struck,
    stop: async () => {
      await new Promise((stopped) => {
        server.close(stopped);
        server.closeAllConnections();
      });
      await agent.destroy();
    },
  };
  return proxy;
}

async function ask(
  dispatcher: Agent,
  target: string,
  { method = "POST", headers }: IncomingMessage,
  { path, body }: ProxiedCall,
): Promise<ShopAnswer> {
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));
  const asked = method === "GET" ? ({ method, body: null } as const) : ({ method: "POST", body } as const);
  const answer = await request(target + path, { dispatcher, headers: passed, ...asked });
  return {
    status: answer.statusCode,
    contentType: String(answer.headers["content-type"]),
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
}

/** The shop is away, and reports it as it would without a proxy. */
function answerAway(outgoing: ServerResponse): void {
  outgoing.socket?.resetAndDestroy();
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
