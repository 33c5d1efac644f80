import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCsv, entriesIn, entriesOf, entriesPath, parseLines } from "./entries.ts";

const one = (orderNumber: string, quantity: number) => ({ orderNumber, quantity });

describe("SERV-05: lines of the order form", () => {
  it.each([
    ["pasted from a spreadsheet", "123456\t2\nHEFT-01\t10", [one("123456", 2), one("HEFT-01", 10)]],
    ["with headings and names", "Nummer;Artikel;Menge\r\n123.456;Heft, A4;3\r\n", [one("123456", 3)]],
    ["with quotes", '"123456","Heft","4"', [one("123456", 4)]],
    ["typed", "  heft-01 5 \n\n123456", [one("HEFT-01", 5), one("123456", 1)]],
    ["that hold no quantity", "123456;Heft", [one("123456", 1)]],
    ["that are no numbers", "abc 3", [one("ABC", 3)]],
    ["that are headings alone", "Artikelnummer\tMenge", []],
    [
      "whose headings name the columns",
      "Pos.;Art.-Nr.;Bezeichnung;Menge;Preis\n1;123456;Heft 16;4,00;2\n2;HEFT-01;Stift;;9\n3;;;8;1",
      [one("123456", 4), one("HEFT-01", 1)],
    ],
    ["in English", "Qty\tItem no.\n12\t123456", [one("123456", 12)]],
    [
      "in thousands and with a unit",
      "123456\t1.000\nHEFT-01\t4 Stück\n5555\t2x",
      [one("123456", 1_000), one("HEFT-01", 4), one("5555", 2)],
    ],
    ["with a price at their end", "123456;3;2,49", [one("123456", 3)]],
    ["whose quantity is no number", "Nummer;Menge\n123456;viele", [one("123456", 0)]],
  ])("%s are read", (_, text, entries) => {
    expect(parseLines(text)).toEqual(entries);
  });

  it("are one entry a number, and travel in the address", () => {
    const entry = fc.record({
      orderNumber: fc.stringMatching(/^[0-9A-Z-]{4,16}$/),
      quantity: fc.integer({ min: 0, max: 9_998 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ orderNumber }) => orderNumber, maxLength: 100 }), (entries) => {
        const path = entriesPath(entries);
        expect(path.startsWith("/service/orderform/")).toBe(true);
        expect(entriesIn(new URL(path, "http://localhost").search)).toEqual(entries);
      }),
    );
    expect(entriesIn("?e=1234*2&e=1234*3&e=*1&e=5678*x")).toEqual([one("1234", 5), one("5678", 0)]);
  });

  it("come from rows, what was pasted, and a file in any code page of spreadsheets", async () => {
    const form = new FormData();
    form.set("number-0", " 12.3456 ");
    form.set("quantity-0", "2");
    form.set("number-1", "");
    form.set("quantity-1", "7");
    form.set("paste", "123456\t3");
    // "Größe;Stück" as Excel saves it.
    const latin = Uint8Array.from([71, 114, 246, 223, 101, 59, 83, 116, 252, 99, 107, 10, 53, 53, 53, 53, 59, 56]);
    form.set("file", new File([latin], "liste.csv"));
    expect(await entriesOf(form)).toEqual([one("123456", 5), one("5555", 8)]);
    expect(decodeCsv(Uint8Array.from([0xff, 0xfe, 49, 0, 9, 0, 50, 0]))).toContain("1\t2");
  });
});
