import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

test("ux 18: the first press of a button counts, though leaving the field before it finds a fault", async ({
  page,
  open,
}) => {
  await open("/service/kontakt/");
  await hydrated(page);
  const form = page.getByRole("main").locator("form");
  const email = form.getByRole("combobox", { name: "E-Mail-Adresse" });
  await email.fill("erika");
  const button = form.getByRole("button", { name: "Nachricht senden" });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  // At the button's upper edge: a line that appears above it would push it out from under the pointer.
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 3);
  await page.mouse.down();
  await expect(email).not.toBeFocused();
  await page.mouse.up();
  await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihre Eingaben" })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Ihr Name" })).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
});

test("ux 18: a fault that is noticed on leaving a field moves nothing above it and takes no focus", async ({
  page,
  open,
}) => {
  await open("/service/kontakt/");
  await hydrated(page);
  const form = page.getByRole("main").locator("form");
  const email = form.getByRole("combobox", { name: "E-Mail-Adresse" });
  await email.fill("erika");
  /** The browser may scroll to the next field: what counts is the way from the form's top. */
  const below = () =>
    email.evaluate((field) => {
      const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
      return topOf(field) - topOf(field.closest("form"));
    });
  const before = await below();
  await page.keyboard.press("Tab");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByRole("combobox", { name: "Worum geht es?" })).toBeFocused();
  expect(await below()).toBe(before);
  await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihre Eingaben" })).toHaveCount(0);
});
