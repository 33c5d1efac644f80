import { createHash } from "node:crypto";

/**
 * The `Message-ID` of a mail of the outbox: the same at every try, so that receivers see the mail once, although the
 * answer to an earlier try was lost. The moment keeps apart what two databases write under one key; the hash keeps
 * what the key names out of the mail.
 */
export function messageIdOf(
  from: string,
  { key, createdAt }: { readonly key: string; readonly createdAt: Date },
): string {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? "localhost";
  const name = createHash("sha256").update(`${createdAt.toISOString()} ${key}`).digest("base64url");
  return `<${name}@${domain}>`;
}
