import { deflateSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { expect, it } from "vitest";
import { scanPdf } from "./pdf-scan.ts";

type Document = InstanceType<typeof Pdf>;

async function drawn(draw: (pdf: Document) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new Pdf(options);
  pdf.text("Nachweis der Lindenschule");
  draw(pdf);
  pdf.end();
  return buffer(pdf);
}

it.each<[string, string, (pdf: Document) => void]>([
  ["text alone", "plain", () => undefined],
  ["a link", "plain", (pdf) => pdf.link(0, 0, 100, 20, "https://schule.example")],
  ["a form", "plain", (pdf) => void pdf.initForm().formText("name", 10, 10, 100, 20, { value: "Ada" })],
  ["an outline", "plain", (pdf) => void pdf.outline.addItem("Seite 1")],
  ["words about scripts", "plain", (pdf) => void pdf.text("/JavaScript /JS /Launch (obj) 5 0")],
  ["a script", "active", (pdf) => void pdf.addNamedJavaScript("start", "app.alert('Guten Tag')")],
  ["an attached file", "active", (pdf) => void pdf.file(Buffer.from("MZ"), { name: "programm.exe" })],
  [
    "a field that runs a script",
    "active",
    (pdf) => void pdf.initForm().formText("sum", 10, 10, 100, 20, { format: { type: "number", nDec: 2 } }),
  ],
])("H-100: a written PDF with %s is %s", async (_, verdict, draw) => {
  expect(scanPdf(await drawn(draw))).toBe(verdict);
});

it("H-100: an encrypted PDF is locked, also one that opens without a password, whatever it holds", async () => {
  for (const pdfVersion of ["1.3", "1.7ext3"] as const) {
    const options = { ownerPassword: "kreide", pdfVersion };
    expect(scanPdf(await drawn(() => undefined, options))).toBe("locked");
    expect(scanPdf(await drawn((pdf) => void pdf.addNamedJavaScript("start", "1"), options))).toBe("active");
  }
});

const file = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(
    ["%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n", ...parts, "\n%%EOF\n"].map((part) =>
      Buffer.from(part),
    ),
  );
const objectStream = (content: string, first: number, entries = "/N 1", extra = "/Filter/FlateDecode"): Uint8Array => {
  const packed = deflateSync(Buffer.from(content));
  const head = `9 0 obj\n<</Type/ObjStm${entries}/First ${first}${extra}/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream\nendobj")]);
};
const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";

it.each<[string, string, Uint8Array]>([
  ["an object stream", "plain", file(objectStream("5 0 <</A 1>>", 4))],
  ["a script in an object stream", "active", file(objectStream(`5 0 ${script}`, 4))],
  ["a script in a stream's text, which its table names", "active", file(objectStream(`5 1 (${script})`, 4))],
  ["more in an object stream than it states", "unreadable", file(objectStream(`5 0 6 8 <</A 1>>${script}`, 8))],
  ["an object stream with two beginnings", "unreadable", file(objectStream("5 0 <</A 1>>", 4, "/N 1/First 8"))],
  [
    "an object stream behind a filter that is not read",
    "unreadable",
    file(objectStream("5 0 7", 4, "/N 1", "/Filter/LZWDecode")),
  ],
  [
    "an object stream that grows a thousandfold",
    "unreadable",
    file(objectStream(`5 0 (${"x".repeat(17_000_000)})`, 4)),
  ],
  ["a script in an object that a later one replaces", "active", file(`5 0 obj ${script} endobj 5 0 obj null endobj`)],
  [
    "a script in an object within a stream",
    "active",
    file(`4 0 obj<</Length 99>>stream\n5 0 obj${script}endobj\nendstream endobj`),
  ],
  ["a script that a later entry replaces", "active", file(`5 0 obj<</OpenAction ${script}/OpenAction null>>endobj`)],
  ["a script in the trailer", "active", file(`trailer\n<</Root<</OpenAction${script}>>>>`)],
  ["a script behind a comment", "active", file(`5 0 %\nobj${script}endobj`)],
  ["a script whose name is spelled", "active", file("5 0 obj<</S/J#61vaScript/J#53(1)>>endobj")],
  ["a program to start", "active", file("5 0 obj<</S/Launch/F(cmd.exe)>>endobj")],
  ["an action of a page", "active", file("5 0 obj<</Type/Page/AA<</O 6 0 R>>>>endobj")],
  ["a file that a note carries", "active", file("5 0 obj<</Subtype/FileAttachment/FS 6 0 R>>endobj")],
  ["a form in XML", "active", file("5 0 obj<</XFA 6 0 R>>endobj")],
  ["an address that opens with it", "active", file("5 0 obj<</OpenAction<</S/URI/URI(https://a.example)>>>>endobj")],
  [
    "the same elsewhere in the file",
    "active",
    file("6 0 obj<</S/URI/URI(https://a.example)>>endobj 5 0 obj<</OpenAction 6 0 R>>endobj"),
  ],
  [
    "the same behind a place to show",
    "active",
    file("5 0 obj<</OpenAction<</S/GoTo/D[1 0 R/Fit]/Next 6 0 R>>>>endobj"),
  ],
  [
    "a place to show",
    "plain",
    file("5 0 obj<</OpenAction[2 0 R/XYZ 0 0 1]>>endobj 6 0 obj<</S/URI/URI(https://a.example)>>endobj"),
  ],
  [
    "a place to show elsewhere in the file",
    "plain",
    file("6 0 obj<</S/GoTo/D[2 0 R/Fit]>>endobj 5 0 obj<</OpenAction 6 0 R>>endobj"),
  ],
  ["an empty object", "plain", file("5 0 obj\nendobj")],
  ["an object that is torn", "unreadable", file("5 0 obj<</A (never ends")],
  ["lists in lists without end", "unreadable", file(`5 0 obj${"[".repeat(100_000)}`)],
  ["a key to it", "locked", file("trailer<</Encrypt 7 0 R>>")],
  ["no object, which does nothing", "plain", Buffer.from("%PDF-1.7\n%%EOF\n")],
])("H-100: a PDF with %s is %s", (_, verdict, bytes) => {
  expect(scanPdf(bytes)).toBe(verdict);
});
