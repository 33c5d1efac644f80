import { mailsTo } from "../../testkit/mailbox.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { b2bEnglish, de } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const path = "/service/gewinnspiel/";

test("SERV-04: a visitor takes part, once with an address; faults stand at their fields", async ({
  page,
  open,
  chalkbox,
}) => {
  const { email } = aPerson();
  const fill = async () => {
    await page.getByRole("textbox", { name: "Was macht Ihr Klassenzimmer besonders?" }).fill("Die Leseecke.");
    await page.getByRole("textbox", { name: "Vorname" }).fill("Erika");
    await page.getByRole("textbox", { name: "Nachname" }).fill("Muster");
    await page.getByRole("combobox", { name: "E-Mail-Adresse" }).fill(email);
    await page.getByRole("checkbox", { name: /Teilnahmebedingungen/ }).check();
    await page.getByRole("button", { name: "Teilnehmen" }).click();
  };
  await open(path);
  await hydrated(page);
  await page.getByRole("button", { name: "Teilnehmen" }).click();
  await expect(page.getByRole("textbox", { name: "Was macht Ihr Klassenzimmer besonders?" })).toBeFocused();
  await expect(page.getByRole("checkbox", { name: /Teilnahmebedingungen/ })).toHaveAccessibleDescription(
    /Bitte stimmen Sie den Teilnahmebedingungen zu/,
  );
  await expectAccessible(page);
  await fill();
  await expect(page.getByText("Sie nehmen teil.")).toBeVisible();
  await expect.poll(async () => (await mailsTo(chalkbox.sandbox, email)).length).toBe(1);
  await open(path);
  await fill();
  await expect(page.getByRole("combobox", { name: "E-Mail-Adresse" })).toHaveAccessibleDescription(
    /Mit dieser Adresse nehmen Sie schon teil/,
  );
});

for (const storefront of [de, b2bEnglish]) {
  test(`SERV-04: the competition works without scripts, ${storefront.name}`, async ({ chalkbox }) => {
    const { email } = aPerson();
    const visitor = pageVisitor(chalkbox, storefront);
    if (storefront.store === "b2b") {
      expect((await visitor.post("/login/", { email: "100200", password: "kreide-2026" })).status).toBe(303);
    }
    const competitionId = `klassenzimmer-${storefront.store}`;
    const entry = { competitionId, firstName: "Erika", lastName: "Muster", email, answer: "Alles.", homepage: "" };
    const refused = await visitor.post(path, entry);
    expect(refused.title).toMatch(/^(Fehler: Gewinnspiel|Error: Competition)$/);
    expect(refused.html).toContain(`value="${email}"`);
    expect((await visitor.post(path, { ...entry, acceptsConditions: "on" })).location).toBe(path);
  });
}
