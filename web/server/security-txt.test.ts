import { expect, it } from "vitest";
import { securityTxt } from "./security-txt.ts";

const about = { contact: "mailto:security@shop.example", origin: "https://at.shop.example" };

it("has the lines of RFC 9116, each ended", () => {
  expect(securityTxt({ ...about, now: Date.UTC(2026, 0, 1, 15, 30) })).toBe(
    "Contact: mailto:security@shop.example\n" +
      "Expires: 2026-06-30T00:00:00.000Z\n" +
      "Preferred-Languages: de, en\n" +
      "Canonical: https://at.shop.example/.well-known/security.txt\n",
  );
});

it("stays the same for a day", () => {
  const at = (hour: number) => securityTxt({ ...about, now: Date.UTC(2026, 0, 1, hour) });
  expect(at(23)).toBe(at(0));
  expect(at(24)).not.toBe(at(0));
});
