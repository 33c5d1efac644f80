import { expect, test } from "../fixtures.ts";

test("ROUTE-22, ROUTE-23, ROUTE-24: pages are paths; the next one begins at its top, a hash at its target, and a choice stays where it is", async ({
  page,
  open,
}) => {
  await open("/cat/1000/");
  await page.waitForLoadState("networkidle");
  const top = () => page.evaluate(() => Math.round(scrollY));
  const next = page.getByRole("main").getByRole("article").getByRole("link").nth(8);
  await next.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeGreaterThan(200);
  await next.click();
  await expect(page).toHaveURL(/\/prod\/\d+\/?(\?.*)?$/);
  await expect.poll(top).toBe(0);
  expect(await page.evaluate(() => location.hash)).toBe("");

  // The list's filters opt out.
  await page.goBack();
  await expect(page).toHaveURL(/\/cat\/1000\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
  await page.evaluate(() => scrollTo(0, 300));
  const sort = page.getByRole("main").getByRole("combobox").first();
  const before = await top();
  expect(before).toBeGreaterThan(200);
  await sort.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/cat\/1000\/\?/);
  await page.waitForLoadState("networkidle");
  expect(await top()).toBeGreaterThan(200);

  await open("/agb/");
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  await heading.evaluate((element) => (element.id = "target"));
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("afterbegin", `<a id="jump" href="#target">Sprung</a>`);
  });
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Sprung" }).click();
  await expect(page).toHaveURL(/\/agb\/#target$/);
  await expect(heading).toBeInViewport();
});
