import { expect, test } from "../fixtures.ts";

test("the IDE runs an example in another storefront and explains its answer", async ({ open, page }) => {
  await open("/api/shop/");
  await page.getByRole("button", { name: "Storefront and explanation" }).click();
  await page.getByLabel("Ask as a visitor of").selectOption("Austria");
  await page.getByLabel("Explain answers").check();
  await page.getByRole("button", { name: "Execute query" }).click();
  await expect(page.getByText('"de-AT"')).toBeVisible();
  await expect(page.getByRole("status").getByText("splice", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Examples" }).click();
  await page.getByRole("button", { name: "CategoryTopsellers" }).click();
  await page.getByRole("button", { name: "Execute query" }).click();
  await expect(page.getByText('"core_category"')).toBeVisible();
  await page.getByRole("button", { name: "Storefront and explanation" }).click();
  await expect(page.getByRole("status").getByText("forward", { exact: true })).toBeVisible();
});

test("the graph answers the shop's version", async ({ open, page }) => {
  await open("/api/shop/");
  const answer = await page.request.post(page.url(), { data: { query: "{ shop_version }" } });
  expect(await answer.json()).toEqual({ data: { shop_version: expect.stringMatching(/^\d+\.\d+\.\d+$/) } });
});
