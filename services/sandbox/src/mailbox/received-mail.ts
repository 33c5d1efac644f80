import { domainToUnicode } from "node:url";
import PostalMime, { type Email } from "postal-mime";
import { type CheckedDraft, checkDraft } from "./message.ts";

/** Headers of every mail, which the mailbox shows in fields of its own or has no use for. */
const usual =
  /^(from|to|subject|date|message-id|mime-version|received|return-path|content-.*|auto-submitted|x-reference)$/;

/** Reads a mail as it came over the line. Each mail has one recipient, and its `Message-ID` identifies it. */
export async function readMail(content: Uint8Array): Promise<CheckedDraft> {
  let mail: Email;
  try {
    mail = await PostalMime.parse(content, { maxNestingDepth: 10, maxHeadersSize: 65_536 });
  } catch {
    return { ok: false, message: "The content is no mail." };
  }
  const valueOf = (name: string): string => mail.headers.find(({ key }) => key === name)?.value ?? "";
  const [to, ...others] = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])];
  if (others.length > 0) return { ok: false, message: "The mail has more than one recipient." };
  return checkDraft({
    to: readable(to?.address ?? ""),
    from: senderOf(mail),
    subject: mail.subject ?? "",
    html: lines(mail.html ?? ""),
    text: lines(mail.text ?? ""),
    language: valueOf("content-language"),
    reference: valueOf("x-reference"),
    idempotencyKey: mail.messageId ?? "",
    headers: Object.fromEntries(
      mail.headers.filter(({ key }) => !usual.test(key)).map(({ originalKey, value }) => [originalKey, value]),
    ),
  });
}

function senderOf({ from }: Email): string {
  const address = from?.address ?? "";
  return from === undefined || from.name === "" ? address : `${from.name} <${address}>`;
}

/** Addresses travel with their domain in ASCII. */
function readable(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = domainToUnicode(address.slice(at));
  return domain === "" ? address : address.slice(0, at) + domain;
}

/** Over the line every line ends with CR and LF, the last one as well. */
const lines = (text: string): string => text.replaceAll("\r\n", "\n").replace(/\n$/, "");
