import { describe, expect, it } from "vitest";
import { anOrder, aStoredOrder } from "../../test/order-draft.ts";
import { testConfig } from "../../test/shop-test.ts";
import type { Language } from "../platform/context.ts";
import { announcedMails } from "./return-mails.ts";
import type { StoredReturn } from "./return.types.ts";

const owner = "anna@example.org";
const mailsOf = (labels: number, language: Language = "de-DE", email: string = owner) => {
  const made: StoredReturn = {
    rma: "R1",
    orderNumber: 40_012_345,
    kind: "return",
    status: "announced",
    regulation: "REFUND",
    carrier: labels === 0 ? null : "dhl",
    labels,
    contact: { salutation: "", firstName: "Ada", lastName: "Beispiel", email, phone: "" },
    declaration: null,
    submissionId: "5b1f6d2e-6f0a-4c39-9d0b-000000000001",
    createdAt: new Date("2026-11-24T10:00:00Z"),
    heldUntil: null,
    refundCents: null,
    items: [{ line: 0, quantity: 1, cancelled: 0, reason: null, additionalInfo: "" }],
  };
  const { head } = anOrder({ language });
  return announcedMails(testConfig, aStoredOrder({ head }), made, "http://localhost:3000");
};
const textTo = (email: string, mails: ReturnType<typeof mailsOf>): string =>
  mails.find(({ to }) => to === email)?.text ?? "";

describe("RET-10: the mail of a return says how the goods come back", () => {
  it.each<[number, Language, RegExp, string]>([
    [
      0,
      "de-DE",
      /Nummer außen auf das Paket und schicken Sie es an: Chalkbox GmbH, Retourenlager, .*Deutschland/,
      "Rücksendung ansehen",
    ],
    [0, "en-DE", /number on the parcel and send it to: Chalkbox GmbH, Retourenlager, .*Germany/, "See the return"],
    [1, "de-DE", /kleben Sie das Etikett auf das Paket/, "Rücksendung und Etikett ansehen"],
    [1, "en-DE", /put the label on the parcel/, "See the return and its label"],
    [3, "de-DE", /jedes Paket eines der 3 Etiketten/, "Rücksendung und Etiketten ansehen"],
    [3, "en-DE", /one of the 3 labels on each parcel/, "See the return and its labels"],
  ])("with %i labels, %s", (labels, language, words, link) => {
    const text = textTo(owner, mailsOf(labels, language));
    expect(text).toMatch(words);
    expect(text).toContain(`${link}:`);
  });

  it("and to another address, which has no link of the order, where its labels are", () => {
    const other = "ada@example.net";
    const text = textTo(other, mailsOf(2, "de-DE", other));
    expect(text).toContain("Die Etiketten finden Sie auf der Seite, auf der die Rücksendung angemeldet wurde.");
    expect(text).not.toContain("ansehen");
    expect(textTo(owner, mailsOf(2, "de-DE", other))).not.toContain("finden Sie auf der Seite");
    expect(textTo(other, mailsOf(0, "de-DE", other))).not.toMatch(/Etikett/);
  });
});
