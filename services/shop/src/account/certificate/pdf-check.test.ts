import { expect, it } from "vitest";
import { checkPdf } from "./pdf-check.service.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n");

it("H-100: eight files are looked at one after the other, three of an address; others find no turn until then", async () => {
  const addresses = ["a", "b", "b", "b", "b", "c", "d", "e", "f", "g"];
  const verdicts = await Promise.all(addresses.map((address) => checkPdf(pdf, address)));
  const taken = verdicts.map((verdict) => verdict === "plain");
  expect(taken).toEqual([true, true, true, true, false, true, true, true, true, false]);
  expect(await checkPdf(pdf, "b")).toBe("plain");
});
