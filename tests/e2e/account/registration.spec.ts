import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

test("VALID-16: a registration states what is missing, incorrect, taken, too short and too long", async ({
  chalkbox,
}) => {
  const visitor = pageVisitor(chalkbox, de);
  const { email, password } = aPerson();
  const form = (fields: Readonly<Record<string, string>>) =>
    visitor.post("/myaccount/register/", { email, password, firstName: "", lastName: "", ...fields });
  const expectWords = async (fields: Readonly<Record<string, string>>, words: string) => {
    const { html, title } = await form(fields);
    expect(html).toContain(words);
    expect(title).toBe("Fehler: Konto anlegen");
  };
  await expectWords({ email: "" }, "Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await expectWords({ email: "anna.example.org" }, "In der E-Mail-Adresse fehlt das @-Zeichen.");
  await expectWords({ password: "ab" }, "Das Passwort braucht mindestens 3 Zeichen.");
  await expectWords({ password: "k".repeat(36) }, "Das Passwort darf höchstens 35 Zeichen haben.");
  expect((await form({})).status).toBe(303);
  const second = pageVisitor(chalkbox, de);
  const { html } = await second.post("/myaccount/register/", { email, password, firstName: "", lastName: "" });
  expect(html).toContain("Zu dieser E-Mail-Adresse gibt es bereits ein Konto.");
});
