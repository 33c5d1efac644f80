import { createTransport } from "nodemailer";
import * as v from "valibot";
import type { Config } from "../../platform/config.ts";
import { type Mail, sender } from "./mail.ts";
import { messageIdOf } from "./mail-id.ts";

/** How long the mail server may take for one mail, in milliseconds. */
export const answerTime = 20_000;
/** Mails that are sent at the same time, each over a connection of its own: few, so that no mail service minds. */
export const atOnce = 4;
/** As long as last_fault may be, so that no server fills the outbox. */
const longestReason = 300;
/** Answers about who sends rather than about the mail: an operator mends them, and the mail goes out afterwards. */
const aboutTheSender: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** What became of a try. */
export type Delivery =
  | { readonly kind: "delivered" }
  | {
      /** Refused: the server will never take this mail. Failed: another try may succeed. */
      readonly kind: "refused" | "failed";
      /** What the server said; may name the recipient. */
      readonly reason: string;
      /** The same for the log, without anything about a person. */
      readonly code: string;
    };

/** A mail with what identifies it at every try. */
export interface OutgoingMail {
  readonly message: Mail;
  readonly createdAt: Date;
}

/** Hands mails to the mail server and keeps the connection for the next ones. */
export interface Mailer {
  /** Never throws. @param stopping ends the try */
  send(mail: OutgoingMail, stopping?: AbortSignal): Promise<Delivery>;
  close(): void;
}

/** Opens no connection before the first mail. */
export function createMailer({ mail, environment }: Pick<Config, "mail" | "environment">, limit = answerTime): Mailer {
  const { host, port, isSecure, credentials } = mail.server;
  const transport = createTransport({
    pool: true,
    maxConnections: atOnce,
    // The outbox decides when a mail is tried again.
    maxRequeues: 0,
    host,
    port,
    secure: isSecure,
    // Names and links of customers cross the internet encrypted or not at all.
    requireTLS: environment === "live",
    ...(credentials !== null && { auth: { user: credentials.user, pass: credentials.password } }),
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ message, createdAt }, stopping) => {
      const from = mail.from ?? sender;
      const signals = [AbortSignal.timeout(limit), ...(stopping === undefined ? [] : [stopping])];
      try {
        await transport.sendMail({
          from,
          // As an object it is one recipient, whatever characters it has.
          to: { name: "", address: message.to },
          subject: message.subject,
          text: message.text,
          html: message.html,
          messageId: messageIdOf(from, { key: message.idempotencyKey, createdAt }),
          headers: headersOf(message),
          signal: AbortSignal.any(signals),
        });
        return { kind: "delivered" };
      } catch (error) {
        return readFault(error);
      }
    },
    close: () => transport.close(),
  };
}

function headersOf({ language, reference, headers }: Mail): Record<string, string> {
  return {
    ...headers,
    "Content-Language": language,
    // No out-of-office note in return (RFC 3834).
    "Auto-Submitted": "auto-generated",
    ...(reference !== "" && { "X-Reference": reference }),
  };
}

const faultSchema = v.looseObject({
  message: v.string(),
  code: v.optional(v.string(), "unknown"),
  command: v.optional(v.string(), ""),
  response: v.optional(v.unknown()),
  responseCode: v.optional(v.number()),
  permanent: v.optional(v.boolean(), false),
});

/** A 5xx to the recipient or to the mail's content is for good; one to the connection or the sender is not. */
function readFault(error: unknown): Delivery {
  const read = v.safeParse(faultSchema, error);
  if (!read.success) return { kind: "failed", reason: "unknown", code: "unknown" };
  const { message, code, command, response, responseCode, permanent } = read.output;
  const isRefusal =
    permanent &&
    (command === "RCPT TO" || command === "DATA") &&
    (responseCode === undefined || !aboutTheSender.has(responseCode));
  return {
    kind: isRefusal ? "refused" : "failed",
    reason: (typeof response === "string" ? response : message).slice(0, longestReason),
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
  };
}
