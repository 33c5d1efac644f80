import { type Unzipped, unzipSync, zipSync } from "fflate";
import { streamXlsxRows } from "hucre/xlsx";
import { cellText, isFilled, mostCells, mostRows, type Row } from "./table.ts";

/** Most bytes of a spreadsheet's parts when they are unpacked, and how many parts there may be. */
const mostUnpacked = 12_000_000;
const mostParts = 400;

/** Parts of an `.xlsx` that its cells are read from; pictures and settings are left packed. */
const isRead = (name: string): boolean => /\.(?:xml|rels)$/u.test(name) && !/^(?:docProps|customXml)\//u.test(name);

/** Kind of an archive, by the names in it. */
export type ArchiveKind = "xlsx" | "ods" | "other" | "damaged" | "tooLarge";

/** The kind of a ZIP archive, from the list at its end; nothing is unpacked. */
export function archiveKind(bytes: Uint8Array): ArchiveKind {
  const names: string[] = [];
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        if (isRead(name)) unpacked += originalSize;
        return false;
      },
    });
  } catch {
    return "damaged";
  }
  if (names.includes("content.xml")) return "ods";
  if (!names.some((name) => /^xl\/workbook\.xml$/iu.test(name))) return "other";
  return unpacked > mostUnpacked || names.length > mostParts ? "tooLarge" : "xlsx";
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isPlain ? cellText(String(value)) : "?";
};

/**
 * The filled rows of the first sheet of an `.xlsx`, up to the one from which on it is too long.
 * @param bytes an archive of which `archiveKind` has looked at the sizes: no part unpacks to more than it states, as its
 *   room is laid out before
 * @throws what the library says of a file that is damaged or locked
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Row[]> {
  const parts: Unzipped = unzipSync(bytes, { filter: ({ name }) => isRead(name) });
  const rows: Row[] = [];
  // Packed again without compression: the library unpacks what was measured, and nothing else.
  for await (const { index, values } of streamXlsxRows(zipSync(parts, { level: 0 }), { sheet: 0 })) {
    const row = { line: index + 1, cells: values.slice(0, mostCells).map(textOf), separator: "" };
    if (isFilled(row)) rows.push(row);
    if (rows.length >= mostRows) break;
  }
  return rows;
}
