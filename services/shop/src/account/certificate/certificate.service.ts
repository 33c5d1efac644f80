import { addressSubject } from "@chalkbox/edge";
import { cutText, readText } from "@chalkbox/input-text/read-text";
import { fileTypeFromBuffer } from "file-type";
import type { CertificateFileInput as CertificateFile, UploadSignature } from "../../generated/graph.ts";
import { pick } from "../../catalogue/language.ts";
import { requireUserId } from "../../platform/auth/require.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import { tooManyAttempts } from "../../platform/errors.ts";
import { takeVisitorAttempt, type VisitorRate } from "../../platform/rate-limit/visitor-rate.ts";
import { tooManyLookupsText } from "../lookup.service.ts";
import {
  type CertificateRow,
  dropParts,
  findWaiting,
  insertCertificate,
  insertPart,
  isCertificateType,
  isComplete,
  lockUploads,
  markStored,
  readParts,
  waitingBytes,
} from "./certificate.store.ts";
import { checkPdf } from "./pdf-check.service.ts";
import { pdfRefusal } from "./pdf-refusal.ts";
import { signUpload, verifyUpload } from "./upload-signature.ts";

/** What became of a part of a certificate. */
export interface CertificateOutcome {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly certificate: CertificateRow | null;
}

const hour = 60 * 60_000;
const rate: VisitorRate = {
  name: "certificates",
  perVisitor: 20,
  perAddress: 60,
  perNetwork: 200,
  windowMs: hour,
};
const mostBytes = 10_000_000;
/** Bytes of a visitor's certificates without a registration, unfinished uploads included. */
const mostWaiting = 40_000_000;
const mostParts = 60;
const mostPartBytes = 300_000;
const longestName = 120;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Where a certificate's file is in the storage. */
export const certificateKey = (id: string): string => `certificates/${id}`;

/**
 * A signature for handing in one certificate (OP-Q-18, ACC-04); null on stores without business registration.
 * @throws ShopError without a visitor's id; RATE_LIMITED when the visitor, or their address, has requested too many
 */
export async function uploadSignature(context: ShopContext): Promise<UploadSignature | null> {
  if (context.storefront.store !== "b2b") return null;
  const userId = requireUserId(context);
  const verdict = await takeVisitorAttempt(context, rate);
  if (!verdict.isAllowed) throw tooManyAttempts(tooManyLookupsText(verdict.retryAfter, context.storefront.language));
  return signUpload(context, userId);
}

/**
 * Takes a part of a certificate; with the last one its bytes are examined and it is stored (OP-M-30). It waits a day for
 * the registration that names its id.
 * @throws ShopError without a visitor's id
 */
export async function uploadCertificate(
  context: ShopContext,
  file: CertificateFile,
  signature: string,
): Promise<CertificateOutcome> {
  const { database, clock, storefront, storage } = context;
  const refused = (de: string, en: string): CertificateOutcome => ({
    successful: false,
    generalErrorMessage: pick(storefront.language, de, en),
    certificate: null,
  });
  const userId = requireUserId(context);
  const id = storefront.store === "b2b" ? await verifyUpload(context, signature, userId) : null;
  if (id === null) {
    return { successful: false, generalErrorMessage: endedUploadText(storefront.language), certificate: null };
  }
  const bytes = Buffer.from(file.data, "base64");
  const isPart =
    file.part >= 0 &&
    file.part < file.parts &&
    file.parts <= mostParts &&
    bytes.length > 0 &&
    bytes.length <= mostPartBytes;
  if (!isPart) return refused("Diese Datei lässt sich nicht lesen.", "This file cannot be read.");
  const known = await findWaiting(database.write, id, userId);
  if (known !== null) return { successful: true, generalErrorMessage: null, certificate: known };
  const now = clock.now();
  const part = { uploadId: id, part: file.part, parts: file.parts, userId, bytes };
  const isKept = await database.transaction(async (tx) => {
    await lockUploads(tx, userId);
    if ((await waitingBytes(tx, part)) + bytes.length > mostWaiting) return false;
    await insertPart(tx, part, now);
    return true;
  });
  if (!isKept) {
    return refused(
      "Sie haben schon mehrere Nachweise hochgeladen. Bitte schließen Sie die Registrierung mit einem davon ab.",
      "You have uploaded several certificates already. Please finish the registration with one of them.",
    );
  }
  if (!(await isComplete(database.write, id))) {
    return { successful: true, generalErrorMessage: null, certificate: null };
  }
  const whole = await readParts(database.write, id);
  // What the browser says of a file, and its name, prove nothing.
  const mediaType = whole.length > mostBytes ? undefined : (await fileTypeFromBuffer(whole))?.mime;
  if (!isCertificateType(mediaType)) {
    await dropParts(database.write, id);
    return whole.length > mostBytes
      ? refused("Der Nachweis darf höchstens 10 MB groß sein.", "The certificate may have at most 10 MB.")
      : refused(
          "Bitte laden Sie den Nachweis als PDF, JPEG oder PNG hoch.",
          "Please upload the certificate as PDF, JPEG or PNG.",
        );
  }
  const verdict = mediaType === "application/pdf" ? await checkPdf(whole, addressOf(context)) : "plain";
  if (verdict !== "plain") {
    // What found no turn can be sent again with its last part.
    if (verdict !== null) await dropParts(database.write, id);
    return refused(...pdfRefusal[verdict ?? "busy"]);
  }
  const certificate = { id, fileName: shownName(file.name), mediaType, sizeBytes: whole.length };
  await insertCertificate(database.write, { ...certificate, userId }, now);
  await storage.put(certificateKey(id), whole, mediaType);
  await database.transaction(async (tx) => {
    await markStored(tx, id);
    await dropParts(tx, id);
  });
  return { successful: true, generalErrorMessage: null, certificate };
}

/** Whether a certificate of the caller's waits for their registration. */
export async function isWaiting({ database, caller }: ShopContext, id: string): Promise<boolean> {
  return caller.userId !== null && uuid.test(id) && (await findWaiting(database.write, id, caller.userId)) !== null;
}

/** What is said of a certificate that cannot be used any more. */
export const endedUploadText = (language: Language): string =>
  pick(
    language,
    "Die Zeit zum Hochladen ist abgelaufen. Bitte laden Sie den Nachweis noch einmal hoch.",
    "The time for uploading is over. Please upload the certificate again.",
  );

/** Whose turn it is; visitors without an address share one. */
const addressOf = ({ visitorAddress }: ShopContext): string =>
  visitorAddress === null ? "unknown" : addressSubject(visitorAddress);

/** A file's name as people see it: without folders and characters that do not print. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return cutText(readText(last).replaceAll(/\p{C}/gu, "").trim(), longestName);
}

/** `B2bCertificate` of the graph. */
export const certificateGraph = ({ id, fileName, mediaType, sizeBytes }: CertificateRow) => ({
  certificateId: id,
  fileName,
  mediaType,
  size: sizeBytes,
});
