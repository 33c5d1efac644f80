import { describe, expect, it } from "vitest";
import { openPage, type Visit } from "../testing/open-page.server.tsx";
import * as route from "./contact.tsx";

const formTeaser = {
  id: "f",
  name: "Schreiben Sie uns",
  template: "Form Teaser",
  attributes: [],
  productsRecommendations: [],
};
const page = {
  pageType: "CONTENT",
  rows: [{ flags: [], cells: [{ columns: 12, flags: [], teaser: formTeaser }] }],
  seo: { title: "Kontakt – Chalkbox", description: "", robots: "", breadcrumbs: [] },
};
const answers = { PageDetails: { getPageDetailsByUrl: page } };
const open = (visit: Visit = {}) =>
  openPage(route, "http://localhost/service/kontakt/", { ...visit, answers: { ...answers, ...visit.answers } });
const good = { name: "Erika Muster", email: "erika@schule.de", topic: "QUOTATION", reference: "", text: "30 Hefte" };

describe("the contact page", () => {
  it("CMS-10: a form teaser shows the contact form, its fields labelled and ready for a browser's memory", async () => {
    const { html, asked } = await open();
    expect(asked).toEqual([["PageDetails", { url: "/service/kontakt/" }]]);
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toMatch(
      /<input[^>]*name="name"[^>]*autoComplete="name"|<input[^>]*autoComplete="name"[^>]*name="name"/i,
    );
    for (const name of ["email", "topic", "reference", "text"]) expect(html).toContain(`name="${name}"`);
    expect(html).not.toContain("#form");
    expect(html.match(/<title>[^<]*/g)).toEqual(["<title>Kontakt – Chalkbox"]);
  });

  it("VALID-17: sends what was typed, and says that it has arrived", async () => {
    const { status, location, toasts, asked } = await open({
      form: good,
      answers: { SendContactFormMail: { sendContactFormMail: { successful: true } } },
    });
    expect(asked).toEqual([["SendContactFormMail", { message: good, honeypot: "" }]]);
    expect([status, location]).toEqual([303, "/service/kontakt/"]);
    expect(toasts[0]).toMatchObject({ severity: "success" });
  });

  it("VALID-17: says at each field what is wrong, without the shop, and keeps what was typed", async () => {
    const { html, asked } = await open({ form: { ...good, name: "", email: "erika", topic: "x", text: " " } });
    expect(asked.map(([name]) => name)).not.toContain("SendContactFormMail");
    for (const words of [
      "Bitte geben Sie Ihren Namen ein.",
      "@-Zeichen",
      "Bitte wählen Sie, worum es geht.",
      "Bitte schreiben Sie uns",
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/value="erika"/);
    expect(html.match(/<title>[^<]*/g)).toEqual(["<title>Fehler: Kontakt – Chalkbox"]);
  });

  it("VALID-17: shows what the shop finds, at its field or above the form", async () => {
    const refuse = (part: object) =>
      open({
        form: good,
        answers: {
          SendContactFormMail: {
            sendContactFormMail: { successful: false, generalErrorMessage: null, fieldErrors: [], ...part },
          },
        },
      });
    const atField = await refuse({
      fieldErrors: [{ fieldName: "email", errorMessage: "Diese Adresse gibt es nicht." }],
    });
    expect(atField.html).toMatch(/<a[^>]*href="#contact-email"[^>]*>Diese Adresse gibt es nicht./);
    const above = await refuse({ generalErrorMessage: "Bitte versuchen Sie es in 60 Minuten noch einmal." });
    expect(above.html).toContain("Bitte versuchen Sie es in 60 Minuten noch einmal.");
    for (const { html } of [atField, above]) {
      for (const typed of ['value="Erika Muster"', 'value="erika@schule.de"', "30 Hefte</textarea>"])
        expect(html).toContain(typed);
    }
  });
});

describe("the contact form of an order (SERV-03)", () => {
  const known = { name: "Erika Muster", email: "erika@schule.de", topic: "ORDER", reference: "40012345" };
  const openOrder = (answer: typeof known | null) =>
    openPage(route, "http://localhost/service/kontakt/?orderId=40012345", {
      answers: { ...answers, ContactFormData: { getContactFormData: answer } },
    });

  it("OP-Q-26: begins with the buyer and the order's number", async () => {
    const { html, asked } = await openOrder(known);
    expect(asked).toContainEqual(["ContactFormData", { orderId: "40012345" }]);
    for (const value of [known.name, known.email, known.reference]) expect(html).toContain(`value="${value}"`);
    expect(html).toMatch(/<option value="ORDER" selected=""/);
  });

  it("is empty for an order of another visitor", async () => {
    const { html } = await openOrder(null);
    expect(html).not.toContain('value="40012345"');
    expect(html).toContain('name="email"');
  });
});
