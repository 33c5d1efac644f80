import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { sheetRows, workbookOf, workbookParts } from "../test/workbooks.ts";
import { readAmount } from "./amount.ts";
import { readOrderList } from "./order-list.ts";
import { readListFile } from "./read-file.ts";

const read = async (bytes: Uint8Array) => {
  const result = await readListFile(bytes);
  if (result.kind !== "lines") return result.kind;
  return result.lines.map(({ orderNumber, amount, line }) => [orderNumber, readAmount(amount), line]);
};

describe("a real .xlsx", () => {
  it("case 08: a sheet of one line", async () => {
    expect(await read(workbookOf(sheetRows([[157096, 3]])))).toEqual([["157096", 3, 1]]);
  });

  it("titles, headings, empty rows, texts and figures", async () => {
    const rows = sheetRows([
      ["Bestellliste Klasse 3b 2026"],
      [],
      ["Pos", "Art.-Nr.", "Bezeichnung", "Menge"],
      [1, 157096, "Schere; spitz", 10],
      [],
      [2, "HEFT-01", "Heft", "12"],
      [3, 157097, "Füller", null],
      [4, 157098, "Stift", 2.5],
      [5, 157099, "Kleber", "4 VE"],
    ]);
    expect(await read(workbookOf(rows))).toEqual([
      ["157096", 10, 4],
      ["HEFT-01", 12, 6],
      ["157097", null, 7],
      ["157098", null, 8],
      ["157099", null, 9],
    ]);
  });

  it("shared texts, rich texts, formulas with their values, and cells in error", async () => {
    const shared = `<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>157096</t></si><si><r><t>HEFT</t></r><r><t>-01</t></r></si></sst>`;
    const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><f>1+2</f><v>3</v></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="str"><f>"4"</f><v>4</v></c></row>' +
      '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="e"><v>#N/A</v></c></row>';
    const parts = { "xl/sharedStrings.xml": strToU8(shared), "xl/_rels/workbook.xml.rels": strToU8(relations) };
    expect(await read(workbookOf(rows, parts))).toEqual([
      ["157096", 3, 1],
      ["HEFT-01", 4, 2],
      ["157096", null, 3],
    ]);
  });

  it("a thousand lines are read, more are refused, and what lies far below is not cut", async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => [157_000 + index, 2]);
    expect(await read(workbookOf(sheetRows(lines(1_000))))).toHaveLength(1_000);
    expect(await read(workbookOf(sheetRows(lines(1_001))))).toBe("tooMany");
    const far = '<row r="1048576"><c r="A1048576"><v>157099</v></c><c r="B1048576"><v>7</v></c></row>';
    expect(await read(workbookOf(sheetRows([[157_096, 3]]) + far))).toEqual([
      ["157096", 3, 1],
      ["157099", 7, 1_048_576],
    ]);
  });

  it("a damaged one, and archives of other things", async () => {
    const good = workbookOf(sheetRows([[157096, 3]]));
    expect(await read(good.subarray(0, good.length - 60))).toBe("damaged");
    expect(await read(zipSync({ "xl/workbook.xml": strToU8("<") }))).toBe("damaged");
    expect(await readListFile(zipSync({ "a.txt": strToU8("157096;3") }))).toEqual({ kind: "otherFile", found: "ZIP" });
    const sheet = {
      mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
      "content.xml": strToU8("<a/>"),
    };
    expect(await readListFile(zipSync(sheet))).toEqual({ kind: "otherFile", found: "OpenDocument (.ods)" });
  });
});

describe("a workbook that was made to do harm", () => {
  it("is refused by the sizes that it states", async () => {
    const big = workbookOf("", { "xl/sharedStrings.xml": new Uint8Array(40_000_000) });
    expect(big.length).toBeLessThan(60_000);
    expect(await read(big)).toBe("tooLarge");
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`xl/a${index}.xml`, strToU8("<a/>")]));
    expect(await read(workbookOf("", many))).toBe("tooLarge");
  });

  it("gets no more room than it states, where it lies about a size", async () => {
    const bytes = zipSync({
      ...workbookParts(sheetRows([[157096, 3]])),
      "xl/sharedStrings.xml": new Uint8Array(40_000_000),
    });
    // The size of the entry in the list at the end: four bytes, 24 after its signature.
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; at < bytes.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 40_000_000) {
        view.setUint32(at + 24, 1_000, true);
      }
    }
    const before = process.memoryUsage().arrayBuffers;
    await readListFile(bytes);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });
});

describe("the thread beside the server", () => {
  it("reads texts and workbooks as they are read here", async () => {
    expect(await readOrderList("157096;3")).toMatchObject({ kind: "lines" });
    expect(await readOrderList(`157096;3\n${"\n".repeat(9_000)}157097;4`)).toMatchObject({
      lines: [{ line: 1 }, { line: 9_002, orderNumber: "157097" }],
    });
    expect(await readOrderList(workbookOf(sheetRows([[157096, 3]])))).toMatchObject({ lines: [{ amount: "3" }] });
  });

  it("leaves the server free while it reads what was made to keep it busy, and reads on afterwards", async () => {
    const rows = Array.from(
      { length: 2_000 },
      (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`,
    );
    const before = performance.eventLoopUtilization();
    const result = await readOrderList(workbookOf(rows.join("")));
    const { utilization } = performance.eventLoopUtilization(before);
    expect(result.kind).not.toBe("lines");
    expect(utilization).toBeLessThan(0.25);
    expect(await readOrderList(workbookOf(sheetRows([[157096, 3]])))).toMatchObject({ kind: "lines" });
  });
});
