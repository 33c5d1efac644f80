import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

test("what was answered and typed stays while the page requests its prices again, because operators change deals", async ({
  page,
  shopper,
  backOffice,
}) => {
  const main = page.getByRole("main");
  const other = await shopper.newProduct({ priceCents: 2_000 });
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  await hydrated(page);
  await shopper.fillShipping({ ...aPerson(), postCode: "70173", city: "Hamburg" });
  await main.getByRole("button", { name: shopper.words.leaveShipping }).click();
  const doubt = main.getByRole("checkbox", { name: "Postleitzahl und Ort sind richtig so" });
  await expect(doubt).toBeVisible();
  const floor = main.getByRole("textbox", { name: "Adresszusatz" }).first();
  await floor.fill("Hinterhaus");
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/api/shop"));
  await backOffice.createDeal({ itemId: other.itemId, priceCents: 1_500 });
  await asked;
  await page.waitForLoadState("networkidle");
  await expect(doubt).toBeVisible();
  await expect(floor).toHaveValue("Hinterhaus");
});
