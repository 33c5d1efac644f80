import { aPerson } from "../../testkit/people.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

test("every form of the account is accessible, empty and with its faults", async ({ page, open }) => {
  const person = aPerson();
  const main = page.getByRole("main");
  await open("/myaccount/resetpassword/");
  await expectAccessible(page);
  await open("/myaccount/register/");
  await main.getByLabel(/^E-Mail-Adresse/).fill(person.email);
  await main.getByRole("textbox", { name: /^Passwort/ }).fill(person.password);
  await main.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
  const forms = [
    ["/myaccount/contact-details/?edit=data", null],
    ["/myaccount/contact-details/?edit=email", null],
    ["/myaccount/contact-details/?edit=phone", /^Telefon/],
    ["/myaccount/contact-details/?edit=delete", null],
    ["/myaccount/password/", null],
    ["/myaccount/addresses/packing-station/?edit=new", null],
  ] as const;
  for (const [path, wrong] of forms) {
    await open(path);
    await expectAccessible(page);
    if (wrong) await main.getByRole("textbox", { name: wrong }).fill("1");
    await main.getByRole("button").last().click();
    await expect(main.getByRole("heading", { name: "Bitte prüfen Sie Ihre Eingaben" })).toBeVisible();
    await expectAccessible(page);
  }
});
