import { describe, expect, it } from "vitest";
import * as route from "./prime-cancellation.tsx";
import { openPage, type Visit } from "./testing/open-page.server.tsx";

const path = "http://localhost/prime/cancellation/";
const good = {
  kind: "ORDINARY",
  reason: "",
  contract: "",
  name: "Eva Muster",
  email: "eva@example.org",
  wishedDate: "",
};
const receipt = {
  number: "K-1001",
  declaredAt: "2026-11-24T10:00:00.000Z",
  content: "Hiermit kündige ich, Eva Muster.",
  heldUntil: "2026-11-25T10:00:00.000Z",
};
const received = { CancelMembership: { cancelMembership: { successful: true, receipt } } };
const open = (visit: Visit = {}, address = path) => openPage(route, address, visit);

describe("§ 312k BGB: the page that cancels a membership", () => {
  it("has all that the law names, labelled, and the one button in the law's words; asks the shop nothing", async () => {
    const { html, asked } = await open({}, `${path}?orderId=40012345`);
    expect(asked).toEqual([]);
    for (const name of ["kind", "reason", "contract", "name", "email", "wishedDate"])
      expect(html).toContain(`name="${name}"`);
    expect(html).toContain('value="40012345"');
    expect([...html.matchAll(/<button[^>]*type="submit"[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, text]) => text)).toEqual([
      "jetzt kündigen",
    ]);
    expect(html).toMatch(/<h1[^>]*>Verträge hier kündigen</);
    expect((await open({}, `${path}?orderId=%3Cb%3E`)).html).not.toContain("<b>");
  });

  it("shows the receipt at once, with day and time, as a file to store that needs no scripts", async () => {
    const { html, status, asked } = await open({ form: good, answers: received });
    expect(status).toBe(200);
    expect(asked).toMatchObject([
      ["CancelMembership", { cancellation: { ...good, submissionId: expect.any(String) } }],
    ]);
    expect(html).toContain("Ihre Kündigung ist bei uns eingegangen");
    expect(html).toContain("Nummer K-1001, eingegangen am 24.11.2026 um 11:00 Uhr.");
    expect(html).toContain(receipt.content);
    expect(html).toContain("wenn ihr von der E-Mail-Adresse der Mitgliedschaft niemand widerspricht");
    const [, href = "", name] = /href="(data:text\/plain[^"]*)" download="([^"]*)"/.exec(html) ?? [];
    expect(name).toBe("Kuendigung-K-1001.txt");
    const file = decodeURIComponent(href);
    for (const words of [receipt.content, "24.11.2026 um 11:00", "„jetzt kündigen“"]) expect(file).toContain(words);
    expect(html).not.toContain("<form");
  });

  it("says at each field what is wrong, without the shop, and keeps what was typed", async () => {
    const bad = { ...good, kind: "EXTRAORDINARY", name: " ", email: "eva", contract: "abc" };
    const { html, asked } = await open({ form: bad });
    expect(asked).toEqual([]);
    for (const words of ["Bitte nennen Sie den Grund.", "Bitte geben Sie Ihren Namen ein.", "@-Zeichen", "aus Ziffern"])
      expect(html).toContain(words);
    expect(html).toContain('value="abc"');
  });

  it("shows what the shop finds at its field", async () => {
    const refusal = {
      successful: false,
      generalErrorMessage: "Bitte prüfen.",
      fieldErrors: [{ fieldName: "wishedDate", errorMessage: "Bitte wählen Sie einen Tag ab heute." }],
      receipt: null,
    };
    const { html } = await open({ form: good, answers: { CancelMembership: { cancelMembership: refusal } } });
    expect(html).toContain("Bitte wählen Sie einen Tag ab heute.");
    expect(html).toContain('value="eva@example.org"');
  });

  it("offers the withdrawal where there is a right to it, and nothing where there is no membership", async () => {
    expect((await open()).html).toContain("Vertrag widerrufen");
    expect((await open({}, path.replace("localhost", "ch.localhost"))).html).not.toContain("Vertrag widerrufen");
    const business = (await open({}, path.replace("localhost", "educational.localhost"))).html;
    expect(business).toContain("In diesem Shop gibt es keine Mitgliedschaft.");
    expect(business).not.toContain("<form");
  });
});
