import { timingSafeEqual } from "node:crypto";
import { listen } from "@chalkbox/edge";
import type { Logger } from "pino";
import { SMTPServer } from "smtp-server";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { MessageStore } from "./messages.store.ts";
import { readMail } from "./received-mail.ts";

const largestMail = 1_024 * 1_024;
/** Far more than the shops of one machine keep open. */
const maxClients = 50;
/** How long a line may be silent, in milliseconds. */
const silence = 30_000;

/** What the mailbox's mail server works with. */
export interface SmtpParts {
  readonly store: MessageStore;
  readonly merchant: Config["merchant"];
  readonly clock: Clock;
  readonly log: Logger;
}

/** The mailbox's mail server. */
export interface Smtp {
  readonly port: number;
  stop(): Promise<void>;
}

const refusal = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });
const isSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/**
 * Receives the shop's mails by SMTP. Senders prove that they know the merchant's secret, which never travels (CRAM-MD5):
 * the line itself is not encrypted.
 * @throws when the port is in use
 */
export async function startSmtp(
  { store, merchant, clock, log }: SmtpParts,
  { port, host }: Config["smtp"],
): Promise<Smtp> {
  const server = new SMTPServer({
    name: "mailbox.localhost",
    size: largestMail,
    rejectOversized: true,
    authMethods: ["CRAM-MD5"],
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    maxClients,
    socketTimeout: silence,
    closeTimeout: 500,
    onAuth: ({ username, validatePassword }, _session, callback) =>
      isSame(username ?? "", merchant.id) && validatePassword(merchant.secret)
        ? callback(null, { user: merchant.id })
        : callback(refusal(535, "The merchant's id or secret is not the right one.")),
    onRcptTo: (_address, { envelope }, callback) =>
      callback(envelope.rcptTo.length === 0 ? null : refusal(452, "One recipient a mail.")),
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      // What is too large is read to its end, as the protocol has it, and not kept.
      stream.on("data", (chunk: Buffer) => void (stream.byteLength <= largestMail && chunks.push(chunk)));
      stream.on("end", () => {
        if (stream.sizeExceeded) callback(null);
        else void answer(Buffer.concat(chunks), callback);
      });
    },
  });
  async function answer(content: Buffer, callback: (refused: Error | null) => void): Promise<void> {
    let refused: Error | null;
    try {
      refused = await keep(content);
    } catch (error) {
      log.error({ err: error }, "a mail was not kept");
      refused = refusal(451, "The mail was not kept; try again.");
    }
    callback(refused);
  }
  /** @returns why the mail is refused, or null */
  async function keep(content: Buffer): Promise<Error | null> {
    const read = await readMail(content);
    if (!read.ok) return refusal(554, read.message);
    store.add(read.draft, clock.now());
    return null;
  }
  const listeningPort = await listen(server.server, port, host);
  // A line that breaks is the sender's matter: the shop tries again.
  server.on("error", (error: Error) => log.debug({ err: error }, "a mail's line broke"));
  return {
    port: listeningPort,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
