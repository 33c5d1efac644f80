import { createTransport } from "nodemailer";
import type { MessageDraft } from "../src/mailbox/message.ts";
import { merchantId, secret } from "./fixtures.ts";

/** Sends a mail as the shop sends it. @throws what the server answered when it refuses */
export async function sendMail(
  port: number | null,
  { idempotencyKey, language, reference, headers, ...mail }: MessageDraft,
  auth: { readonly user: string; readonly pass: string } | null = { user: merchantId, pass: secret },
): Promise<void> {
  if (port === null) throw new Error("the mailbox is off");
  const transport = createTransport({ host: "127.0.0.1", port, ...(auth !== null && { auth }) });
  await transport.sendMail({
    ...mail,
    messageId: idempotencyKey,
    headers: { ...headers, "Content-Language": language, "X-Reference": reference },
  });
}
