import { describe, expect, it } from "vitest";
import { openPage, type Visit } from "../testing/open-page.server.tsx";
import * as end from "./newsletter-end.tsx";
import * as signUp from "./newsletter.tsx";
import * as success from "./newsletter-success.tsx";

const origin = "http://localhost/service/newsletter/";
const done = { successful: true, generalErrorMessage: null, fieldErrors: [] };
const refusedEmail = {
  ...done,
  successful: false,
  fieldErrors: [{ fieldName: "email", errorMessage: "Schon dabei." }],
};
const signUpWith = (visit: Visit) => openPage(signUp, origin, visit);
const endAt = (query: string, visit: Visit = {}) => openPage(end, `${origin}newsletter-abmelden/${query}`, visit);
const successAt = (query: string, visit: Visit = {}) => openPage(success, `${origin}success/${query}`, visit);
const subscription = (email: string | null, isConfirmed = true) => ({
  NewsletterSubscription: { getNewsletterSubscription: email === null ? null : { email, isConfirmed } },
});

describe("the sign-up (SERV-01)", () => {
  it("OP-M-35: sends the address, with what programs fill in, and goes on to the success page", async () => {
    const { status, location, asked } = await signUpWith({
      form: { email: " erika@schule.de ", homepage: "" },
      answers: { SubscribeToNewsletter: { subscribeToNewsletter: done } },
    });
    expect(asked).toEqual([["SubscribeToNewsletter", { email: "erika@schule.de", honeypot: "" }]]);
    expect([status, location]).toEqual([302, "/service/newsletter/success/"]);
  });

  it("VALID-17: says at the field what is wrong, here and in the shop, and keeps what was typed", async () => {
    const here = await signUpWith({ form: { email: "erika" } });
    expect(here.asked).toEqual([]);
    expect(here.html).toContain("In der E-Mail-Adresse fehlt das @-Zeichen.");
    expect(here.html).toContain('value="erika"');
    expect(here.html).toContain("<title>Fehler: Newsletter</title>");
    const inShop = await signUpWith({
      form: { email: "erika@schule.de" },
      answers: { SubscribeToNewsletter: { subscribeToNewsletter: refusedEmail } },
    });
    expect(inShop.html).toMatch(/href="#newsletter-email"[^>]*>Schon dabei\./);
    expect(inShop.html).toContain('value="erika@schule.de"');
  });
});

describe("the success page (SERV-01)", () => {
  it("asks to look into the mailbox, and offers to confirm behind the mail's link", async () => {
    expect((await successAt("")).html).toContain("Wir haben Ihnen eine Mail geschickt.");
    const { html, asked } = await successAt("?token=abc", { answers: subscription("erika@schule.de", false) });
    expect(asked).toEqual([["NewsletterSubscription", { token: "abc" }]]);
    expect(html).toContain("der Newsletter kommt an erika@schule.de.");
    expect(html).toMatch(/<form[^>]*method="post"/);
  });

  it("says what is true when it is opened again: confirmed, or ended", async () => {
    expect((await successAt("?token=abc", { answers: subscription("erika@schule.de") })).html).toContain(
      "kommt ab jetzt an erika@schule.de",
    );
    expect((await successAt("?token=abc", { answers: subscription(null) })).html).toContain("gilt nicht mehr");
  });

  it("confirms, and shows itself again", async () => {
    const { status, location, asked } = await successAt("?token=abc", {
      form: {},
      answers: { ConfirmNewsletter: { confirmNewsletter: done } },
    });
    expect(asked).toEqual([["ConfirmNewsletter", { token: "abc" }]]);
    expect([status, location]).toEqual([303, "/service/newsletter/success/?token=abc"]);
  });
});

describe("unsubscribing (SERV-01)", () => {
  it("OP-M-36: takes email and house number, each with its fault", async () => {
    const faulty = await endAt("", { form: { email: "erika", houseNr: "" } });
    expect(faulty.asked).toEqual([]);
    expect(faulty.html).toContain("Bitte geben Sie Ihre Hausnummer ein.");
    const { status, location, asked, toasts } = await endAt("", {
      form: { email: "erika@schule.de", houseNr: " 12a ", homepage: "" },
      answers: { UnsubscribeNewsletter: { unsubscribeNewsletter: done } },
    });
    expect(asked).toEqual([["UnsubscribeNewsletter", { email: "erika@schule.de", houseNr: "12a", honeypot: "" }]]);
    expect([status, location]).toEqual([303, "/service/newsletter/newsletter-abmelden/"]);
    expect(toasts[0]).toMatchObject({ severity: "success" });
  });

  it("keeps what was typed where the shop refuses it", async () => {
    const { html } = await endAt("", {
      form: { email: "erika@schule.de", houseNr: "12a" },
      answers: { UnsubscribeNewsletter: { unsubscribeNewsletter: refusedEmail } },
    });
    for (const typed of ['value="erika@schule.de"', 'value="12a"', "Schon dabei."]) expect(html).toContain(typed);
  });

  it("by a mail's link changes nothing before the button", async () => {
    const { html, asked } = await endAt("?token=abc", { answers: subscription("erika@schule.de") });
    expect(asked).toEqual([["NewsletterSubscription", { token: "abc" }]]);
    expect(html).toContain("an erika@schule.de kommt kein Newsletter mehr");
    const pressed = await endAt("?token=abc", { form: {}, answers: { EndNewsletter: { endNewsletter: done } } });
    expect([pressed.status, pressed.location]).toEqual([303, "/service/newsletter/newsletter-abmelden/?token=abc"]);
  });

  it("answers the button of a mail program without a redirect (RFC 8058)", async () => {
    const { status, location, html, asked } = await endAt("?token=abc", {
      form: { "List-Unsubscribe": "One-Click" },
      answers: { EndNewsletter: { endNewsletter: done }, ...subscription(null) },
    });
    expect([status, location]).toEqual([200, null]);
    expect(asked.map(([name]) => name)).toEqual(["EndNewsletter", "NewsletterSubscription"]);
    expect(html).toContain("Der Newsletter ist abbestellt");
  });
});
