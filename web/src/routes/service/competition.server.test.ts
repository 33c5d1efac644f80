import { expect, it } from "vitest";
import { openPage, type Visit } from "../testing/open-page.server.tsx";
import * as route from "./competition.tsx";

const competition = { id: "c-1", title: "Klassenzimmer", prize: "Ein Globus", question: "Was fehlt Ihnen?" };
const answers = { CompetitionPage: { getCompetition: { ...competition, endsAt: "2026-12-24T22:00:00.000Z" } } };
const open = (visit: Visit = {}) =>
  openPage(route, "http://localhost/service/gewinnspiel/", { ...visit, answers: { ...answers, ...visit.answers } });
const typed = {
  competitionId: "c-1",
  firstName: "Erika",
  lastName: "Muster",
  email: "erika@schule.de",
  answer: "Kreide",
};
const form = { ...typed, acceptsConditions: "on", homepage: "" };
const answered = (part: object) => ({
  SubscribeToCompetition: {
    subscribeToCompetition: { successful: false, generalErrorMessage: null, fieldErrors: [], ...part },
  },
});

it("SERV-04: an entry is sent as it was typed, and the page thanks for it", async () => {
  const { status, location, toasts, asked } = await open({ form, answers: answered({ successful: true }) });
  expect(asked).toEqual([["SubscribeToCompetition", { entry: { ...typed, acceptsConditions: true }, honeypot: "" }]]);
  expect([status, location]).toEqual([303, "/service/gewinnspiel/"]);
  expect(toasts[0]).toMatchObject({ severity: "success" });
});

it("VALID-17: says at each field what is wrong, without the shop, and keeps what was typed", async () => {
  const { html, asked } = await open({ form: { ...typed, firstName: "", email: "erika", answer: " " } });
  expect(asked.map(([name]) => name)).not.toContain("SubscribeToCompetition");
  for (const [field, words] of [
    ["answer", "Bitte beantworten Sie die Frage."],
    ["firstName", "Bitte geben Sie Ihren Vornamen ein."],
    ["email", "In der E-Mail-Adresse fehlt das @-Zeichen."],
    ["acceptsConditions", "Bitte stimmen Sie den Teilnahmebedingungen zu."],
  ] as const) {
    expect(html).toMatch(new RegExp(`href="#competition-${field}"[^>]*>${words}`));
  }
  expect(html).toContain('value="erika"');
});

it("VALID-17: shows what the shop finds, at its field or above the form", async () => {
  const fieldErrors = [{ fieldName: "email", errorMessage: "Sie nehmen schon teil." }];
  const atField = await open({ form, answers: answered({ fieldErrors }) });
  expect(atField.html).toMatch(/href="#competition-email"[^>]*>Sie nehmen schon teil\./);
  expect(atField.html).toMatch(/<input[^>]*id="competition-email"[^>]*aria-invalid="true"/);
  const above = await open({ form, answers: answered({ generalErrorMessage: "Das Gewinnspiel ist zu Ende." }) });
  expect(above.html).toContain("Das Gewinnspiel ist zu Ende.");
  for (const { html } of [atField, above]) {
    for (const kept of ['value="Erika"', 'value="Muster"', 'value="erika@schule.de"', "Kreide"])
      expect(html).toContain(kept);
  }
});
