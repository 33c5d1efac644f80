import { aPerson } from "../../testkit/people.ts";
import { expect } from "../fixtures.ts";
import { refusalBesideForm, test } from "../steps/cut-network.ts";
import { hydrated } from "../steps/hydrated.ts";

test("who signs in while no answer comes stays on the page, and types nothing again", async ({
  page,
  shopper,
  relay,
}) => {
  const { email, password } = aPerson();
  await shopper.open("/login/");
  await hydrated(page);
  const main = page.getByRole("main");
  const typed = main.getByLabel(/^Passwort(?! anzeigen)/);
  await main.getByLabel(/^E-Mail-Adresse/).fill(email);
  await typed.fill(password);
  const isCut = relay.cutAfter(/"password":/, "answered");
  await Promise.all([isCut, main.getByRole("button", { name: "Anmelden", exact: true }).click()]);
  await expect(refusalBesideForm(page)).toBeVisible();
  await expect(typed).toHaveValue(password);
  await expect(typed).not.toHaveAttribute("aria-invalid", "true");
  relay.restore();
});

test("the page below the header's sign-in stays as well where no answer comes", async ({ page, shopper, relay }) => {
  const { email, password } = aPerson();
  await shopper.open("/agb/");
  await hydrated(page);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).click();
  const flyout = page.getByRole("dialog", { name: "Anmelden" });
  const typed = flyout.getByLabel(/^Passwort(?! anzeigen)/);
  await flyout.getByLabel(/^E-Mail-Adresse/).fill(email);
  await typed.fill(password);
  const isCut = relay.cutAfter(/"password":/, "answered");
  await Promise.all([isCut, flyout.getByRole("button", { name: "Anmelden", exact: true }).click()]);
  await expect(flyout.getByText("Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.")).toBeVisible();
  await expect(typed).toHaveValue(password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  relay.restore();
});
