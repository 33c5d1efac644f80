/** Lists as programs write them, for tests of the reader. */

const utf16 = (text: string, isBig: boolean, hasMark: boolean): Uint8Array => {
  const units = `${hasMark ? "\ufeff" : ""}${text}`;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < units.length; index += 1) view.setUint16(index * 2, units.charCodeAt(index), !isBig);
  return bytes;
};

/** Encodings by name; null for a text that one cannot write, or that has too little to know it by. */
export const encoders: Readonly<Record<string, (text: string) => Uint8Array | null>> = {
  "utf-8": (text) => new TextEncoder().encode(text),
  "utf-8 with its mark": (text) => new TextEncoder().encode(`\ufeff${text}`),
  "utf-16le": (text) => utf16(text, false, true),
  "utf-16be": (text) => utf16(text, true, true),
  "utf-16le without its mark": (text) => utf16(text, false, false),
  "utf-16be without its mark": (text) => utf16(text, true, false),
  // Latin-1 is the part of Windows-1252 that needs no table.
  "windows-1252": (text) =>
    Array.from(text).every(
      (each) => each.charCodeAt(0) < 0x80 || (each.charCodeAt(0) > 0x9f && each.charCodeAt(0) < 0x100),
    )
      ? Uint8Array.from(text, (each) => each.charCodeAt(0))
      : null,
};

interface WrittenList {
  readonly lines: readonly { readonly number: string; readonly pieces: number; readonly name: string }[];
  readonly separator: string;
  readonly isQuoted: boolean;
  readonly hasSeparatorLine: boolean;
  /** Rows above the headings. */
  readonly titles: number;
  readonly headings: readonly string[];
  readonly lineEnd: string;
}

/** A list as a spreadsheet saves it: number, name and pieces. */
export function orderCsv(list: WrittenList): string {
  const cell = (text: string): string =>
    list.isQuoted || /["\t\r\n;,]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const row = (cells: readonly string[]): string => cells.map(cell).join(list.separator);
  return [
    ...(list.hasSeparatorLine ? [`sep=${list.separator}`] : []),
    ...Array.from({ length: list.titles }, () => row(["Bestellliste 3b", "", ""])),
    row(list.headings),
    ...list.lines.map(({ number, name, pieces }) => row([number, name, String(pieces)])),
    "",
  ].join(list.lineEnd);
}
