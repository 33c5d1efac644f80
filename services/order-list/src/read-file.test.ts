import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encoders, orderCsv } from "../test/written-lists.ts";
import { readAmount } from "./amount.ts";
import { isItemNumber, itemNumber } from "./item-number.ts";
import { readListFile, readListText } from "./read-file.ts";

/** Lines as number, pieces and place; pieces are null where they are not understood. */
const linesOf = (result: Awaited<ReturnType<typeof readListFile>>) => {
  if (result.kind !== "lines") return result.kind;
  return result.lines.map(({ orderNumber, amount, line }) => [itemNumber(orderNumber), readAmount(amount), line]);
};
const read = (text: string) => linesOf(readListText(text));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("what stands in cases", () => {
  it.each([
    ["02-decimals", "157096;10,00\n", [["157096", 10, 1]]],
    ["03-quoted-separator", 'Artikelnummer;Bezeichnung;Menge\n157096;"Füller; 12 Stück";3\n', [["157096", 3, 2]]],
    ["04-quoted-newline", 'Artikelnummer;Bezeichnung;Menge\n157096;"Schere\nspitz";10\n', [["157096", 10, 2]]],
    ["05-sep-line", "sep=;\nMenge;Artikelnummer\n3;157096\n", [["157096", 3, 3]]],
    ["06-title-above", "Bestellliste Klasse 3b 2026;;\n;;\nPos;Art.-Nr.;Menge\n1;157096;12\n", [["157096", 12, 4]]],
    [
      "07-pieces",
      '157096;4 VE\n157096;-5\n157096;1\u00a0000\n10x 157096\n="157096";5\n',
      [
        ["157096", null, 1],
        ["157096", null, 2],
        ["157096", 1_000, 3],
        ["157096", 10, 4],
        ["157096", 5, 5],
      ],
    ],
    ["pasted-invisible", "\u200b157096\n", [["157096", 1, 1]]],
  ])("%s", async (_, text, lines) => {
    expect(read(text)).toEqual(lines);
    for (const encode of Object.values(encoders)) {
      const encoded = encode(text);
      if (encoded !== null) expect(linesOf(await readListFile(encoded))).toEqual(lines);
    }
  });
});

describe("siblings of theirs", () => {
  it.each([
    ["another word for the separator", 'sep=|\nNr|Menge\n157096|"4"\n', [["157096", 4, 3]]],
    ["a quoted sep line", '"sep=,"\n157096,4\n', [["157096", 4, 2]]],
    [
      "tabs",
      "157096\t4\nHEFT-01\t10",
      [
        ["157096", 4, 1],
        ["HEFT-01", 10, 2],
      ],
    ],
    [
      "line ends of old Macs",
      "157096;4\r157097;5",
      [
        ["157096", 4, 1],
        ["157097", 5, 2],
      ],
    ],
    [
      "a quote within a cell",
      '157096;12" Lineal;4\n157097;x;5',
      [
        ["157096", 4, 1],
        ["157097", 5, 2],
      ],
    ],
    [
      "a quote that never ends",
      '157096;"Lineal;4\n157097;Heft;5',
      [
        ["157096", 4, 1],
        ["157097", 5, 2],
      ],
    ],
    ["doubled quotes", '"157096";"Lineal 12""";"4"', [["157096", 4, 1]]],
    ["formulas in quotes", '"=""157096""";"=""12"""', [["157096", 12, 1]]],
    ["an apostrophe in front", "'157096;5", [["157096", 5, 1]]],
    ["a dash of a word processor", "HEFT–01;5", [["HEFT-01", 5, 1]]],
    ["blanks of all widths", "157\u2009096\u00a0;\u20035", [["157096", 5, 1]]],
    ["English headings", "Item no.,Description,Qty\n157096,Pen,4\n", [["157096", 4, 2]]],
    [
      "headings in the tenth row",
      `${"Titel;;\n".repeat(9)}Artikel-Nr.;Text;Anzahl\n157096;Heft;3`,
      [["157096", 3, 11]],
    ],
    ["a position called Nr.", "Nr.;Artikelnummer;Menge\n1;157096;2", [["157096", 2, 2]]],
    [
      "headings again below",
      "Art.Nr.;Menge\n157096;2\nArt.Nr.;Menge\n157097;3",
      [
        ["157096", 2, 2],
        ["157097", 3, 4],
      ],
    ],
    [
      "a line above the headings",
      "157096;2\nArt.Nr.;Menge\n157097;3",
      [
        ["157096", 2, 1],
        ["157097", 3, 3],
      ],
    ],
    [
      "a remark among the lines",
      "Art.Nr.;Menge;Text\n157096;2;\n;;für 3b\n157097;3;",
      [
        ["157096", 2, 2],
        ["157097", 3, 4],
      ],
    ],
    [
      "positions without headings",
      "1;157096;12\n2;157097;3",
      [
        ["157096", 12, 1],
        ["157097", 3, 2],
      ],
    ],
    [
      "a price at the end",
      "157096;3;2,49\n157097;4;2,00",
      [
        ["157096", 3, 1],
        ["157097", 4, 2],
      ],
    ],
    [
      "typed",
      "  heft-01 5 \n\n157096\n10 x 157097\n157098 4 Stück",
      [
        ["HEFT-01", 5, 1],
        ["157096", 1, 3],
        ["157097", 10, 4],
        ["157098", 4, 5],
      ],
    ],
    ["typed headings", "Artikelnummer Menge\n157096 4", [["157096", 4, 2]]],
    [
      "numbers alone below their heading",
      "Artikelnummer\n157096\n157097",
      [
        ["157096", 1, 2],
        ["157097", 1, 3],
      ],
    ],
    [
      "no amount in its column",
      "Art.Nr.;Menge\n157096;\n157097;3",
      [
        ["157096", null, 2],
        ["157097", 3, 3],
      ],
    ],
    [
      "two columns that could be it",
      "157096;3;5\n157097;4;6",
      [
        ["157096", null, 1],
        ["157097", null, 2],
      ],
    ],
    ["packs by their heading", "Art.Nr.;Menge VE\n157096;3", [["157096", null, 2]]],
    [
      "typed with too many figures",
      "157096 1 000\n157097 3 4",
      [
        ["157096", null, 1],
        ["157097", null, 2],
      ],
    ],
    [
      "a name in place of the amount",
      "157096;Heft\n157097;3",
      [
        ["157096", null, 1],
        ["157097", 3, 2],
      ],
    ],
  ])("%s", (_, text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  it("a unit in a column of its own is part of the amount", () => {
    const text = "Artikelnummer;Menge;Einheit\n157096;4;VE\n157097;4;Stück\n157098;;VE";
    expect(readListText(text)).toMatchObject({
      lines: [{ amount: "4 VE" }, { amount: "4" }, { amount: "" }],
    });
    expect(read("157096;4;Karton\n157097;5;Stk.")).toEqual([
      ["157096", null, 1],
      ["157097", 5, 2],
    ]);
  });

  it("keeps what is not understood as it was written", () => {
    const result = readListText("157096;4 VE\nWir brauchen noch Hefte\n157097;2");
    expect(result).toMatchObject({
      lines: [
        { line: 1, orderNumber: "157096", amount: "4 VE" },
        { line: 2, orderNumber: "Wir brauchen noch Hefte", amount: "" },
        { line: 3, orderNumber: "157097", amount: "2" },
      ],
    });
  });

  it("a quote that swallows further lines makes its line one that is not understood", () => {
    expect(read('157096;"Lineal;3\n157097;Heft;4\n157098;Zirkel";5')).toEqual([["157096", null, 1]]);
  });

  it("a thousand lines are read, more are refused as a whole", () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => `${157_000 + index};2`).join("\n");
    expect(read(`Titel\nArt.Nr.;Menge\n${list(1_000)}`)).toHaveLength(1_000);
    expect(read(list(1_001))).toBe("tooMany");
    expect(read(`Art.Nr.;Menge\n${list(5_000)}`)).toBe("tooMany");
    const remarks = ";;für 3b\n".repeat(1_500);
    expect(read(`Art.Nr.;Menge;Text\n${remarks}${list(900)}`)).toHaveLength(900);
    expect(read(`Art.Nr.;Menge;Text\n${remarks}${remarks}${list(900)}`)).toBe("tooMany");
  });
});

describe("any table of valid lines", () => {
  const number = fc.oneof(fc.stringMatching(/^[1-9]\d{5}$/), fc.stringMatching(/^[A-Z]{2,6}-\d{2,4}$/));
  const name = fc.string({ unit: fc.constantFrom(...Array.from("abÄß ;,\t\n\"'|.")), maxLength: 12 });
  const line = fc.record({ number, pieces: fc.integer({ min: 1, max: 9_998 }), name });
  const table = fc.record({
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 20, selector: (each) => each.number }),
    separator: fc.constantFrom(";", ",", "\t"),
    isQuoted: fc.boolean(),
    hasSeparatorLine: fc.boolean(),
    titles: fc.integer({ min: 0, max: 8 }),
    headings: fc.constantFrom(["Artikelnummer", "Name", "Menge"], ["Item no.", "Name", "Quantity"]),
    lineEnd: fc.constantFrom("\n", "\r\n", "\r"),
    encoding: fc.constantFrom(...Object.keys(encoders)),
  });

  it("is read as it was written, in every encoding, separator and quoting", async () => {
    await fc.assert(
      fc.asyncProperty(table, async (written) => {
        const bytes = encoders[written.encoding]?.(orderCsv(written)) ?? utf8(orderCsv(written));
        const result = linesOf(await readListFile(bytes));
        const expected = written.lines.map((each) => [each.number, each.pieces]);
        expect(Array.isArray(result) ? result.map(([one, pieces]) => [one, pieces]) : result).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it("whatever a text is, its lines keep their order and places, and nothing throws", () => {
    const noise = fc.string({
      unit: fc.constantFrom(...Array.from('157096;,\t\n"= xVE-.\u200bMenge')),
      maxLength: 200,
    });
    fc.assert(
      fc.property(noise, (text) => {
        const result = readListText(text);
        if (result.kind !== "lines") return;
        const places = result.lines.map(({ line: place }) => place);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        for (const each of result.lines)
          expect(isItemNumber(each.orderNumber) || each.orderNumber.length <= 41).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("other files are refused by what they are", () => {
  it.each([
    ["PDF", utf8("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
    ["PNG", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1])],
    ["JPEG", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])],
    [
      "Excel 97–2003 (.xls)",
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from({ length: 512 }, () => 0)]),
    ],
    ["HTML", utf8("<html><table><tr><td>157096</td><td>3</td></tr></table></html>")],
    ["RTF", utf8("{\\rtf1 157096;3}")],
    [null, Uint8Array.from([1, 2, 3, 4, 0, 0, 9, 8])],
  ])("%s", async (found, bytes) => {
    expect(await readListFile(bytes)).toEqual({ kind: "otherFile", found });
  });

  it("a workbook with a password says so", async () => {
    const head = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const name = Array.from("EncryptedPackage").flatMap((each) => [each.charCodeAt(0), 0]);
    const bytes = Uint8Array.from([...head, ...Array.from({ length: 504 }, () => 0), ...name]);
    expect(await readListFile(bytes)).toEqual({ kind: "damaged" });
  });

  it("an empty one has no line, and a large one is not looked into", async () => {
    expect(await readListFile(new Uint8Array())).toEqual({ kind: "empty" });
    expect(await readListFile(utf8(" \n;;\n"))).toEqual({ kind: "empty" });
    expect(await readListFile(utf8("157096;1\n".repeat(60_000)))).toEqual({ kind: "tooLarge" });
  });
});
