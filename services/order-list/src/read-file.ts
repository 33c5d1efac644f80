import { fileTypeFromBuffer } from "file-type";
import { readCsv } from "./csv.ts";
import { decodeText } from "./decode.ts";
import { type ListLine, linesOf } from "./lines.ts";
import { mostRows, type Row } from "./table.ts";
import { archiveKind, readWorkbook } from "./workbook.ts";

/** Most lines of a list. */
export const mostLines = 1_000;
/** Most bytes of a file; one that is unpacked may have more then. */
export const mostBytes = { text: 400_000, workbook: 900_000 } as const;

/** A list that was read, or why it was not. */
export type ListResult =
  | { readonly kind: "lines"; readonly lines: readonly ListLine[] }
  /** `found`: what kind of file it is, such as PDF, where that is known. */
  | { readonly kind: "otherFile"; readonly found: string | null }
  /** `empty`: no line at all; `tooMany`: more than the most lines; `busy`: too many lists at this moment. */
  | { readonly kind: "empty" | "tooMany" | "tooLarge" | "damaged" | "busy" };

/** Kinds by their first bytes, as their users call them. */
const names: Readonly<Record<string, string>> = {
  cfb: "Excel 97–2003 (.xls)",
  jpg: "JPEG",
  zip: "ZIP",
  docx: "Word",
  ods: "OpenDocument (.ods)",
  odt: "OpenDocument (.odt)",
};
const named = (kind: string): string => names[kind] ?? kind.toUpperCase();

function resultOf(rows: readonly Row[]): ListResult {
  if (rows.length >= mostRows) return { kind: "tooMany" };
  const lines = linesOf(rows);
  if (lines.length > mostLines) return { kind: "tooMany" };
  return lines.length === 0 ? { kind: "empty" } : { kind: "lines", lines };
}

/** Tells workbooks with a password: these are a container around an encrypted one. */
const isLocked = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from("EncryptedPackage", "utf16le"));

/** Reads a list that was pasted. */
export function readListText(text: string): ListResult {
  if (text.trim() === "") return { kind: "empty" };
  return text.length > mostBytes.text ? { kind: "tooLarge" } : resultOf(readCsv(text));
}

/**
 * Reads the list in a file: a text with separators, or the first sheet of an `.xlsx`. How it is named does not matter,
 * its bytes decide.
 */
export async function readListFile(bytes: Uint8Array): Promise<ListResult> {
  if (bytes.length === 0) return { kind: "empty" };
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isArchive) return readArchive(bytes);
  const kind = bytes.length > mostBytes.workbook ? undefined : await fileTypeFromBuffer(bytes);
  // Marks of encodings and XML are texts.
  if (kind?.ext === "cfb" && isLocked(bytes)) return { kind: "damaged" };
  if (kind !== undefined && !kind.mime.startsWith("text/") && kind.ext !== "xml") {
    return { kind: "otherFile", found: named(kind.ext) };
  }
  if (bytes.length > mostBytes.text) return { kind: "tooLarge" };
  const text = decodeText(bytes);
  if (text === null) return { kind: "otherFile", found: null };
  const [, page, rich] = /^\s*(?:<(!doctype|html|table|\?xml)\b|\{\\(rtf))/iu.exec(text) ?? [];
  if (page !== undefined || rich !== undefined) {
    return { kind: "otherFile", found: rich === undefined ? "HTML" : "RTF" };
  }
  return readListText(text);
}

async function readArchive(bytes: Uint8Array): Promise<ListResult> {
  if (bytes.length > mostBytes.workbook) return { kind: "tooLarge" };
  const kind = archiveKind(bytes);
  if (kind === "ods") return { kind: "otherFile", found: named("ods") };
  if (kind === "other") return { kind: "otherFile", found: named((await fileTypeFromBuffer(bytes))?.ext ?? "zip") };
  if (kind !== "xlsx") return { kind };
  try {
    return resultOf(await readWorkbook(bytes));
  } catch {
    return { kind: "damaged" };
  }
}
