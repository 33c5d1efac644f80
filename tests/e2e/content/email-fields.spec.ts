import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const pages = [
  "/login/",
  "/myaccount/register/",
  "/myaccount/resetpassword/",
  "/service/kontakt/",
  "/service/newsletter/",
  "/service/newsletter/newsletter-abmelden/",
  "/prime/cancellation/",
];

for (const path of pages) {
  test(`H-86: an email is shown as it is read once its field is left: ${path}`, async ({ page, open }) => {
    await open(path);
    await hydrated(page);
    const field = page
      .getByRole("main")
      .getByLabel(/^E-Mail/)
      .first();
    await field.click();
    await page.keyboard.insertText("  MÜLLER@xn--mller-kva.DE ");
    await field.press("Tab");
    await expect(field).toHaveValue("MÜLLER@müller.de");
  });
}
