import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { aStoredOrder } from "../../../test/order-draft.ts";
import { paperContentOf } from "../paper/paper-content.ts";
import { dataSheetPdf, labelPdf, paperPdf, stopDrawing } from "./pdf.service.ts";

afterAll(stopDrawing);

const content = paperContentOf(aStoredOrder(), {
  kind: "invoice",
  paperNumber: "RE-0000001",
  invoiceNumber: null,
  pieces: [{ line: 0, count: 2 }],
  withShipping: true,
  issuedAt: new Date("2026-11-23T10:00:00Z"),
});
const label = {
  rma: "R-0000001",
  label: 1,
  labels: 2,
  carrier: "DHL",
  language: "de-DE",
  orderNumber: 40_012_345,
  createdAt: "2026-11-23T10:00:00Z",
} as const;
const dataSheet = {
  language: "de-DE",
  name: "LED-Schreibtischleuchte",
  manufacturer: "Lumio GmbH",
  energyClass: "E",
  facts: [{ name: "Leistung", value: "8 W" }],
  features: ["Warmes Licht"],
  createdOn: "2026-03-02",
} as const;

it.each([
  ["an invoice", () => paperPdf(content)],
  ["a label", () => labelPdf(label)],
  ["a data sheet", () => dataSheetPdf(dataSheet)],
])("draws %s as tagged PDF/A with its language, title and embedded fonts", async (_, draw) => {
  const bytes = Buffer.from((await draw()).content, "base64");
  const text = bytes.toString("latin1");
  expect(text.startsWith("%PDF-1.7")).toBe(true);
  for (const part of [
    "/StructTreeRoot",
    "/Marked true",
    "/Lang (de-DE)",
    "/DisplayDocTitle true",
    "/FontFile2",
    "/OutputIntents",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain("<pdfaid:part>2</pdfaid:part>");
  expect(text).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
  check(bytes);
});

it("tags an invoice's table by rows, heads and cells, and its title as heading", async () => {
  const { fileName, content: base64 } = await paperPdf(content);
  expect(fileName).toBe("RE-0000001.pdf");
  const tags =
    Buffer.from(base64, "base64")
      .toString("latin1")
      .match(/\/S \/[A-Z][A-Za-z0-9]*/g) ?? [];
  const count = (tag: string) => tags.filter((one) => one === `/S /${tag}`).length;
  expect([count("Document"), count("H1"), count("Table"), count("TR"), count("TH"), count("TD")]).toEqual([
    1, 1, 1, 2, 6, 6,
  ]);
});

it("prints what an order consists of on several pages when it has many lines", async () => {
  const rows = Array.from({ length: 90 }, () => content.rows[0] ?? null).filter((row) => row !== null);
  const bytes = Buffer.from((await paperPdf({ ...content, rows })).content, "base64");
  expect(bytes.toString("latin1").match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2);
  check(bytes);
});

/** Has another program read the file, where it is installed; and every compressed part decoded. */
function check(bytes: Buffer): void {
  for (const [, stream = ""] of bytes.toString("latin1").matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(inflateSync(Buffer.from(stream, "latin1")).length).toBeGreaterThan(0);
  }
  if (!existsSync("/usr/bin/qpdf")) return;
  const folder = mkdtempSync(join(tmpdir(), "paper-"));
  try {
    writeFileSync(join(folder, "paper.pdf"), bytes);
    expect(execFileSync("/usr/bin/qpdf", ["--check", join(folder, "paper.pdf")], { encoding: "utf8" })).toContain(
      "No syntax or stream encoding errors found",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
