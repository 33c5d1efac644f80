import { expect, it } from "vitest";
import { checkPdf } from "./pdf-check.service.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n");

it("H-100: files of four addresses are looked at one after the other; a fifth one finds no turn, nor an address's second", async () => {
  const addresses = ["a", "b", "b", "c", "d", "e"];
  const verdicts = await Promise.all(addresses.map((address) => checkPdf(pdf, address)));
  expect(verdicts).toEqual(["plain", "plain", null, "plain", "plain", null]);
  expect(await checkPdf(pdf, "e")).toBe("plain");
});
