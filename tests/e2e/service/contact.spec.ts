import { mailsTo } from "../../testkit/mailbox.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const path = "/service/kontakt/";

test("SERV-03, CMS-10: a visitor writes to the shop; faults stand at their fields, the message arrives", async ({
  page,
  open,
  chalkbox,
}) => {
  const { email } = aPerson();
  await open(path);
  await hydrated(page);
  const form = page.getByRole("main").locator("form");
  await form.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(form.getByRole("textbox", { name: "Ihr Name" })).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expectAccessible(page);
  await form.getByRole("textbox", { name: "Ihr Name" }).fill("Erika Muster");
  await form.getByRole("combobox", { name: "E-Mail-Adresse" }).fill(email);
  await form.getByRole("combobox", { name: "Worum geht es?" }).selectOption("ADVICE");
  await form.getByRole("textbox", { name: "Ihre Nachricht" }).fill("Welche Schere passt für Linkshänder?");
  await form.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText("Ihre Nachricht ist bei uns.")).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(chalkbox.sandbox, email)).map(({ subject }) => subject))
    .toEqual(["Ihre Nachricht ist bei uns"]);
  const atShop = async () =>
    (await mailsTo(chalkbox.sandbox, "info@chalkbox.example")).filter(({ text }) => text.includes(email)).length;
  await expect.poll(atShop).toBe(1);
});

test("SERV-03: the form works without scripts, and begins with nothing for an order of another's", async ({
  chalkbox,
  storefront,
}) => {
  const { email } = aPerson();
  const visitor = pageVisitor(chalkbox, storefront);
  expect((await visitor.get(`${path}?orderId=40000001`)).html).not.toContain('value="40000001"');
  const faulty = await visitor.post(path, { name: "", email, topic: "", reference: "", text: "" });
  expect([faulty.status, faulty.title]).toEqual([200, expect.stringMatching(/^Fehler: /)]);
  expect(faulty.html).toContain(`value="${email}"`);
  const form = { name: "Erika", email, topic: "OTHER", reference: "", text: "Hallo", homepage: "" };
  expect((await visitor.post(path, form)).location).toBe(path);
});
