import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

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

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 740 },
]) {
  test(`ux 37: Back from far down a long list comes to the article that was left, ${viewport.width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport);
    await open("/cat/1000/");
    await hydrated(page);
    /** Where an article begins in the window. */
    const topOf = (path: string) =>
      page.evaluate((wanted) => {
        const links = [...document.querySelectorAll("main article a")];
        const tile = links.find((link) => link.getAttribute("href") === wanted)?.closest("article");
        return tile?.getBoundingClientRect().top ?? Number.NaN;
      }, path);
    /** Leaves by the first article that begins in the window. @returns it, and where it begins */
    const leave = () =>
      page.evaluate(() => {
        for (const tile of document.querySelectorAll("main article")) {
          const { top } = tile.getBoundingClientRect();
          const link = tile.querySelector<HTMLElement>("a[href^='/prod/']");
          if (top < 40 || top > innerHeight || !link) continue;
          link.click();
          return { path: link.getAttribute("href") ?? "", top };
        }
        return { path: "", top: 0 };
      });
    for (const share of [0.5, 0.8]) {
      await page.evaluate(async (of) => {
        scrollTo(0, document.documentElement.scrollHeight * of);
        // Rows get their true heights with the frames in which they are drawn.
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      }, share);
      const left = await leave();
      await expect(page).toHaveURL(/\/prod\//);
      await expect(page.getByRole("main").getByRole("button", { name: "In den Warenkorb" }).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/cat\/1000\//);
      await expect.poll(async () => Math.abs((await topOf(left.path)) - left.top)).toBeLessThan(2);
    }
  });
}
