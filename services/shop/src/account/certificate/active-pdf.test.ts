import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { expect, it } from "vitest";
import { isActivePdf } from "./active-pdf.ts";

type Document = InstanceType<typeof Pdf>;

async function pdfWith(draw: (pdf: Document) => void): Promise<Uint8Array> {
  const pdf = new Pdf();
  pdf.text("Nachweis der Lindenschule");
  draw(pdf);
  pdf.end();
  return buffer(pdf);
}

it.each<[string, boolean, (pdf: Document) => void]>([
  ["text alone", false, () => undefined],
  ["a link", false, (pdf) => pdf.link(0, 0, 100, 20, "https://schule.example")],
  ["a form", false, (pdf) => void pdf.initForm().formText("name", 10, 10, 100, 20, { value: "Ada" })],
  ["a script", true, (pdf) => void pdf.addNamedJavaScript("start", "app.alert('Guten Tag')")],
  ["an attached file", true, (pdf) => void pdf.file(Buffer.from("MZ"), { name: "programm.exe" })],
  [
    "a field that runs a script",
    true,
    (pdf) => void pdf.initForm().formText("sum", 10, 10, 100, 20, { format: { type: "number", nDec: 2 } }),
  ],
])("H-100: a PDF with %s is one that runs something: %s", async (_, expected, draw) => {
  expect(await isActivePdf(await pdfWith(draw))).toBe(expected);
});

it("what is no PDF runs nothing, and several are looked through one after the other", async () => {
  const script = await pdfWith((pdf) => void pdf.addNamedJavaScript("start", "1"));
  const files = [Buffer.from("%PDF-1.7\nno more"), script, Buffer.alloc(0), script];
  expect(await Promise.all(files.map(isActivePdf))).toEqual([false, true, false, true]);
});
