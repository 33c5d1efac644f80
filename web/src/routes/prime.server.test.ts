import { describe, expect, it } from "vitest";
import * as route from "./prime.tsx";
import type { Answers } from "./testing/made-up-answers.ts";
import { openPage, type Visit } from "./testing/open-page.server.tsx";

const offer = { PrimeOffer: { getPrimeOffer: { name: "Prime", price: { stringValue: "29,00 €" }, questions: [] } } };
const state = (visitor: string) => ({ PageSession: { session: { visitor: { state: visitor, firstName: "Erika" } } } });
const open = (answers: Answers, visit: Visit = {}) =>
  openPage(route, "http://localhost/prime/", {
    ...visit,
    answers: { ...offer, ...state("LOGGED_OUT"), PrimeOpen: { isPrimeOpen: true }, ...deals(), ...answers },
  });
const deals = (...getEarlyDeals: object[]) => ({ EarlyDeals: { getEarlyDeals } });
const deal = {
  name: "Füller",
  path: "/prod/1/?varid=101",
  purchaseOptionId: "101#LIGHTNING_DEAL",
  dealPrice: { amount: 700, stringValue: "7,00 €" },
  price: { stringValue: "10,00 €" },
  opensAt: "2026-11-24T11:00:00.000Z",
  startsAt: "2026-11-24T12:00:00.000Z",
};
const membership = {
  OrderedMembership: {
    getPrimeMembership: {
      orderId: "P70001",
      plan: "Chalkbox Prime",
      startDate: "2026-11-24",
      endDate: "2027-11-23",
      price: { stringValue: "29,00 €" },
    },
  },
};

describe("the prime page", () => {
  it("offers the membership, and begins its order with the flag", async () => {
    const { html, asked } = await open({});
    expect(asked.map(([name]) => name)).not.toContain("OrderedMembership");
    expect(html).toContain("Mitglied werden");
    const { location, cookies } = await open({}, { form: {} });
    expect([location, cookies]).toEqual(["/prime/checkout/", ["primeCheckout=1; Path=/; SameSite=Lax"]]);
  });

  it("PRIME-04: greets a member by name, with number and last day, and offers nothing twice", async () => {
    const { html } = await open({ ...state("LOGGED_IN"), ...membership });
    for (const words of ["Willkommen bei Prime, Erika", "P70001", "23.11.2027"]) expect(html).toContain(words);
    expect(html).not.toContain("Mitglied werden");
  });

  it("members buy deals before they begin; all others see when they begin", async () => {
    const member = { ...state("LOGGED_IN"), ...membership, ...deals({ ...deal, isOpen: true }) };
    const { html } = await open(member);
    for (const words of [
      "7,00 € statt 10,00 €",
      "Für Sie jetzt, für alle ab 24.11.2026, 13:00 Uhr",
      "101#LIGHTNING_DEAL",
    ])
      expect(html).toContain(words);
    const others = await open(deals({ ...deal, opensAt: deal.startsAt, isOpen: false }));
    expect(others.html).toContain("Für Sie ab 24.11.2026, 13:00 Uhr");
    expect(others.html).not.toContain("LIGHTNING_DEAL");
  });

  it("an early deal goes into the basket as the deal, and the shop's word about its price is passed on", async () => {
    const form = { intent: "buy", itemId: deal.purchaseOptionId, shownPrice: "700" };
    const took = (...notices: object[]) => ({ UpdateCart: { cart_update: { successful: true, notices } } });
    const bought = await open(took(), { form });
    const [, sent] = bought.asked.find(([name]) => name === "UpdateCart") ?? [];
    expect(JSON.stringify(sent)).toContain('"setItemId":"101#LIGHTNING_DEAL"');
    expect(JSON.stringify(sent)).toContain('"shownPrice":700');
    expect(bought.location).toBe("/checkout/basket/");
    const late = await open(took({ message: "Der Preis ist 10,00 €.", quantity: 1 }), { form });
    expect(decodeURIComponent(late.cookies.join())).toContain("Der Preis ist 10,00 €.");
  });

  it("PRIME-03, VALID-17: has a waiting list while all are taken, with faults at the field", async () => {
    const full = { PrimeOpen: { isPrimeOpen: false } };
    const { html } = await open(full);
    expect(html).toContain("Zurzeit sind alle Mitgliedschaften vergeben");
    expect(html).not.toContain("Mitglied werden");
    const faulty = await open(full, { form: { intent: "wait", email: "erika" } });
    expect(faulty.asked.map(([name]) => name)).not.toContain("SubscribeToPrimeWaitingList");
    expect(faulty.html.match(/<title>[^<]*/g)).toEqual(["<title>Fehler: Chalkbox Prime"]);
    expect(faulty.html).toMatch(/href="#waiting-email"[^>]*>In der E-Mail-Adresse fehlt das @-Zeichen\./);
    const refusal = { successful: false, generalErrorMessage: null };
    const again = await open(
      {
        ...full,
        SubscribeToPrimeWaitingList: {
          subscribeToPrimeWaitingList: {
            ...refusal,
            fieldErrors: [{ fieldName: "email", errorMessage: "Schon dabei." }],
          },
        },
      },
      { form: { intent: "wait", email: "erika@schule.de", homepage: "" } },
    );
    expect(again.asked).toContainEqual(["SubscribeToPrimeWaitingList", { email: "erika@schule.de", honeypot: "" }]);
    expect(again.html).toMatch(/href="#waiting-email"[^>]*>Schon dabei\./);
    expect(again.html).toContain('value="erika@schule.de"');
  });
});
