import { strToU8, zipSync } from "fflate";

const type = "application/vnd.openxmlformats";
const namespace = "http://schemas.openxmlformats.org";
const head = '<?xml version="1.0"?>';

/** The parts of a workbook whose first sheet has these rows, as XML. */
export const workbookParts = (rows: string): Record<string, Uint8Array> => ({
  "[Content_Types].xml": strToU8(
    `${head}<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="${type}-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ),
  "_rels/.rels": strToU8(
    `${head}<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="r1" Type="${namespace}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  "xl/workbook.xml": strToU8(
    `${head}<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  "xl/_rels/workbook.xml.rels": strToU8(
    `${head}<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="r1" Type="${namespace}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  "xl/worksheets/sheet1.xml": strToU8(
    `${head}<worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  ),
});

/** A workbook whose first sheet has these rows, as XML, and further parts. */
export const workbookOf = (rows: string, parts: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  zipSync({ ...workbookParts(rows), ...parts });

const letters = "ABCDEFGHIJ";

/** Rows of a sheet: numbers as figures, texts as texts, nothing for null. */
export const sheetRows = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows
    .map((cells, row) => {
      const written = cells.map((cell, column) => {
        const place = `r="${letters[column] ?? ""}${row + 1}"`;
        if (cell === null) return "";
        return typeof cell === "number"
          ? `<c ${place}><v>${cell}</v></c>`
          : `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`;
      });
      return `<row r="${row + 1}">${written.join("")}</row>`;
    })
    .join("");
