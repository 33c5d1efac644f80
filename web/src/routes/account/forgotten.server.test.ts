import { describe, expect, it } from "vitest";
import { openPage, type Visit } from "../testing/open-page.server.tsx";
import * as newEmail from "./new-email.tsx";
import * as newPassword from "./new-password.tsx";
import * as resetPassword from "./reset-password.tsx";

const before = { triesCount: 1, email: "ada@schule.de", customerNumber: null, phone: null };
const out = (passwordForgotten: object | null = null) => ({
  PasswordForgotten: { session: { visitor: { state: "LOGGED_OUT" }, passwordForgotten } },
});
const yes = { successful: true, fieldErrors: [] };
const reset = (visit: Visit = {}, host = "localhost", query = "") =>
  openPage(resetPassword, `http://${host}/myaccount/resetpassword/${query}`, {
    ...visit,
    answers: { ...out(), ...visit.answers },
  });

describe("AUTH-11: a forgotten password", () => {
  it("needs an email, in the business store a customer number will do", async () => {
    const consumer = await reset({ form: { email: "", homepage: "" } });
    expect(consumer.html).toContain("Bitte geben Sie Ihre E-Mail-Adresse ein.");
    const business = await reset({ form: { email: "", customerNumber: "" } }, "educational.localhost");
    expect(business.html).toContain("Bitte geben Sie Ihre E-Mail-Adresse oder Ihre Kundennummer ein.");
    expect([...consumer.asked, ...business.asked].map(([name]) => name)).not.toContain("ForgotPassword");
    const sent = await reset(
      { form: { email: "", customerNumber: " 100200 " }, answers: { ForgotPassword: { forgotPassword: yes } } },
      "educational.localhost",
    );
    expect(sent).toMatchObject({ status: 303, location: "/myaccount/resetpassword/?sent" });
    expect(sent.asked).toEqual([["ForgotPassword", { email: "", customerNumber: "100200", phone: "", honeypot: "" }]]);
  });

  it("has a field that people do not reach, and sends what a program types there", async () => {
    const { html } = await reset();
    expect(html).toMatch(
      /<label aria-hidden="true">[^<]*<input type="text" tabindex="-1" autoComplete="off" name="homepage"\/>/,
    );
    const { asked } = await reset({
      form: { email: "ada@schule.de", homepage: "http://spam.example" },
      answers: { ForgotPassword: { forgotPassword: yes } },
    });
    expect(asked[0]?.[1]).toMatchObject({ honeypot: "http://spam.example" });
  });

  it("AUTH-12: shows what was requested before, and lets who tries again leave a number", async () => {
    const first = await reset();
    expect(first.html).not.toContain('name="phone"');
    const { html } = await reset({ answers: out(before) }, "localhost", "?sent");
    expect(html).toContain("Wenn es zu ada@schule.de ein Konto gibt");
    expect(html).toContain('name="phone"');
    expect(html).toContain('value="ada@schule.de"');
  });

  it("shows why the shop refuses", async () => {
    const refusal = { successful: false, generalErrorMessage: "Das waren zu viele Versuche.", fieldErrors: [] };
    const { html } = await reset({
      form: { email: "ada@schule.de" },
      answers: { ForgotPassword: { forgotPassword: refusal } },
    });
    expect(html).toContain("Das waren zu viele Versuche.");
  });

  it("is none of a customer's who is signed in (ACCESS-23)", async () => {
    const answers = { PasswordForgotten: { session: { visitor: { state: "LOGGED_IN" }, passwordForgotten: null } } };
    expect(await reset({ answers })).toMatchObject({ status: 302, location: "/myaccount/password/" });
  });
});

describe("AUTH-13: the link for a new password", () => {
  const open = (query: string, visit: Visit = {}, isValid = true) =>
    openPage(newPassword, `http://localhost/myaccount/newpassword/${query}`, {
      ...visit,
      answers: { TokenValidity: { checkTokenValidity: isValid }, ...visit.answers },
    });
  const form = { newPassword: "tafel-2027", newPasswordRepeated: "tafel-2027" };

  it("has a token that is a text, and is checked before the form is shown", async () => {
    for (const query of ["", "?token=", "?token=%20"]) {
      const { status, location, asked } = await open(query);
      expect([status, location, asked]).toEqual([302, "/myaccount/resetpassword/", []]);
    }
    const good = await open("?token=abc");
    expect(good.asked).toEqual([["TokenValidity", { emailToken: "abc" }]]);
    expect(good.html).toContain('name="newPasswordRepeated"');
    const ended = await open("?token=abc", {}, false);
    expect(ended.html).toContain("Dieser Link gilt nicht mehr");
    expect(ended.html).not.toContain("newPassword");
  });

  it("sets it, and leads to the sign-in", async () => {
    const answers = { ChangeForgottenPassword: { changeForgottenPassword: yes } };
    const done = await open("?token=abc", { form, answers });
    expect(done).toMatchObject({ status: 303, location: "/login/", toasts: [{ severity: "success" }] });
    expect(done.asked).toEqual([["ChangeForgottenPassword", { emailToken: "abc", ...form }]]);
  });

  it("VALID-17: shows what is wrong at the field, and no password", async () => {
    const differs = await open("?token=abc", { form: { ...form, newPasswordRepeated: "tafel-2028" } });
    expect(differs.html).toContain("Die beiden neuen Passwörter sind verschieden.");
    const fieldErrors = [{ fieldName: "newPassword", errorMessage: "Leicht zu erraten." }];
    const answers = { ChangeForgottenPassword: { changeForgottenPassword: { successful: false, fieldErrors } } };
    const common = await open("?token=abc", { form, answers });
    expect(common.html).toMatch(/<input[^>]*id="renewed-newPassword"[^>]*aria-invalid="true"/);
    expect(common.html).not.toContain("tafel-2027");
  });
});

describe("OP-M-22: the link for a new email", () => {
  const open = (query: string, visit: Visit = {}) =>
    openPage(newEmail, `http://localhost/myaccount/newemail/${query}`, visit);

  it("changes nothing until its button is pressed, as programs open links, too", async () => {
    expect(await open("")).toMatchObject({ status: 302, location: "/myaccount/contact-details/" });
    const shown = await open("?token=abc");
    expect(shown.asked).toEqual([]);
    expect(shown.html).toContain("Bestätigen</button>");
    const answers = { ConfirmEmail: { confirmEmail: yes } };
    const done = await open("?token=abc", { form: {}, answers });
    expect(done).toMatchObject({ status: 303, location: "/login/", asked: [["ConfirmEmail", { emailToken: "abc" }]] });
  });

  it("states why it works no more", async () => {
    const refusal = { successful: false, generalErrorMessage: "Dieser Link gilt nicht mehr.", fieldErrors: [] };
    const { html } = await open("?token=abc", { form: {}, answers: { ConfirmEmail: { confirmEmail: refusal } } });
    expect(html).toContain("Dieser Link gilt nicht mehr.");
    expect(html).not.toContain("Bestätigen</button>");
  });
});
