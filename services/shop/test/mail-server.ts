import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import * as v from "valibot";
import { afterAll } from "vitest";
import { createMailer, type Mailer } from "../src/orders/outbox/mailer.ts";
import type { Config } from "../src/platform/config.ts";
import { testConfig } from "./shop-test.ts";

/** What the server answers at one point of the conversation. */
interface Refusal {
  readonly code: number;
  readonly words: string;
}

/** A mail server whose behaviour a test sets. */
export interface MailServer {
  /** Configuration of a shop that hands its mails to it. */
  readonly config: Config;
  /** All mails whose content came through, however the conversation ended. */
  received: Email[];
  /** How many conversations have begun. */
  connections: number;
  /** Answer to the sender's name and password, to the recipient, or after the content; null: it takes them. */
  refusal: { readonly at: "login" | "recipient" | "content"; readonly answer: Refusal } | null;
  /** The line is cut once the content is through: the mail is there, and the sender never hears of it. */
  isCutAfterContent: boolean;
  /** No answer to the content before this resolves; null: at once. */
  holding: Promise<void> | null;
  /** A mailer of its own, closed after the file's tests. */
  mailer(limit?: number): Mailer;
}

const credentials = { user: "chalkbox", password: "a/secret: for tests" } as const;

const refuse = ({ code, words }: Refusal) => Object.assign(new Error(words), { responseCode: code });

/** Starts a real mail server on a free port; it is stopped after the file's tests. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authMethods: ["CRAM-MD5"],
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 10,
    onAuth: ({ username, validatePassword }, _session, callback) => {
      if (state.refusal?.at === "login") return callback(refuse(state.refusal.answer));
      const isKnown = username === credentials.user && validatePassword(credentials.password);
      callback(isKnown ? null : new Error("unknown"), isKnown ? { user: username } : undefined);
    },
    onRcptTo: (_address, _session, callback) =>
      callback(state.refusal?.at === "recipient" ? refuse(state.refusal.answer) : null),
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => void take(Buffer.concat(chunks), callback));
    },
  });
  async function take(content: Buffer, answer: (error?: Error | null) => void): Promise<void> {
    if (state.refusal?.at === "content") return answer(refuse(state.refusal.answer));
    state.received.push(await PostalMime.parse(content));
    if (state.isCutAfterContent) return sockets.forEach((socket) => socket.destroy());
    await state.holding;
    answer();
  }
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    state.connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const mailers: Mailer[] = [];
  afterAll(async () => {
    for (const mailer of mailers) mailer.close();
    await new Promise<void>((resolve) => void server.close(resolve));
  });
  const target = {
    host: "127.0.0.1",
    port: v.parse(v.object({ port: v.number() }), server.server.address()).port,
    isSecure: false,
    credentials,
  };
  const state: MailServer = {
    config: { ...testConfig, mail: { server: target, from: null } },
    received: [],
    connections: 0,
    refusal: null,
    isCutAfterContent: false,
    holding: null,
    mailer: (limit) => {
      const mailer = createMailer(state.config, limit);
      mailers.push(mailer);
      return mailer;
    },
  };
  return state;
}
