import type { CombinedError } from "urql";
import { refusalText } from "../graph/failure.ts";
import { CurrentUploadSignatureDocument } from "../graph/generated/CurrentUploadSignature.ts";
import { UploadCertificateDocument } from "../graph/generated/UploadCertificate.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import { isChosen, partsOf } from "../lib/file-parts.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { certificateCopy } from "./certificate-copy.ts";

/** Largest certificate, in bytes (OP-M-30). */
const certificateLimit = 10_000_000;
/** What the shop takes; it reads the bytes, the browser knows the name alone. */
export const certificateTypes = ["application/pdf", "image/jpeg", "image/png"] as const;

/** What became of a certificate: why it was refused, or the fields that name it from now on. */
export interface HandedIn {
  readonly refusal: string | null;
  /** Of a call that failed. */
  readonly error?: CombinedError | undefined;
  readonly values: Readonly<Record<"certificateId" | "certificateName", string>> | Readonly<Record<string, never>>;
}

/**
 * Hands in the certificate that a registration holds, part after part, with the signature that is valid at present (ACC-04).
 * @returns null when the form holds none
 */
export async function handInCertificate(
  request: Request,
  form: FormData,
  { attempt, mutate }: Pick<GraphTools, "attempt" | "mutate">,
  messageOf: MessageOf,
): Promise<HandedIn | null> {
  const file = form.get("certificate");
  if (!isChosen(file)) return null;
  const t = copyFor(request, certificateCopy);
  const refused = (refusal: string, error?: CombinedError): HandedIn => ({ refusal, error, values: {} });
  if (file.size === 0) return refused(t.empty);
  if (file.size > certificateLimit) return refused(t.tooLarge);
  if (!certificateTypes.some((type) => type === file.type)) return refused(t.wrongType);
  const permit = await attempt(CurrentUploadSignatureDocument);
  const signature = permit.data?.getCurrentUploadSignature?.signature;
  if (signature === undefined) return refused(await messageOf(refusalText(permit.error, undefined)), permit.error);
  const parts = partsOf(new Uint8Array(await file.arrayBuffer()));
  for (const [part, data] of parts.entries()) {
    const answer = await mutate(UploadCertificateDocument, {
      file: { name: file.name, part, parts: parts.length, data },
      signature,
    });
    const result = answer.data?.uploadB2bCertificate;
    if (result?.successful !== true) return refused(await messageOf(refusalText(answer.error, result)), answer.error);
    const { certificate } = result;
    if (certificate) {
      const { certificateId, fileName } = certificate;
      return { refusal: null, values: { certificateId, certificateName: fileName } };
    }
  }
  return refused(t.wrongType);
}
