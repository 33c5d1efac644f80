import { describe, expect, test } from "vitest";
import { parseCard } from "./card-form.ts";
import { testCards } from "./test-cards.ts";

const today = new Date(2026, 10, 30);
const good = { number: "4111 1111 1111 1111", expiry: "11/26", cvc: "123", holder: "Anna Beispiel" };

describe("card form", () => {
  test.each(["11/26", "1126", "11 / 26", "11/2026", " 11.26 ", "1/27", "112026"])("accepts the expiry %j", (expiry) => {
    expect(parseCard({ ...good, expiry }, today).ok).toBe(true);
  });

  test.each([
    ["expiry", "", "missing"],
    ["expiry", "soon", "format"],
    ["expiry", "13/30", "month"],
    ["expiry", "10/26", "expired"],
    ["number", "4111 1111 1111 1112", "checksum"],
    ["number", "4242 4242 4242 4242", "real-card"],
    ["cvc", "", "missing"],
    ["cvc", "12", "format"],
    ["holder", " ", "missing"],
    ["holder", "Anna 4", "digits"],
    ["holder", "A", "length"],
  ])("refuses %s %j: %s", (field, value, fault) => {
    expect(parseCard({ ...good, [field]: value }, today)).toEqual({ ok: false, faults: { [field]: fault } });
  });

  test.each(testCards)("accepts the listed test card $number", (card) => {
    expect(parseCard({ ...good, number: card.number }, today)).toEqual({ ok: true, card });
  });

  test("reports every fault at once", () => {
    const parsed = parseCard({ number: "", expiry: "", cvc: "", holder: "" }, today);
    expect(parsed.ok ? null : Object.keys(parsed.faults)).toEqual(["number", "expiry", "cvc", "holder"]);
  });
});
