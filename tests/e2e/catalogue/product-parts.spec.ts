import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Opens the first product that a search of the demo catalogue finds. */
async function openFound(page: Page, open: (path: string) => Promise<void>, words: string): Promise<void> {
  await open(`/search/?q=${encodeURIComponent(words)}`);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/prod\/\d+\//);
}

test("PDP-05: a device has its data sheet as a file in both languages, and a tab on its disposal", async ({
  page,
  open,
}) => {
  await openFound(page, open, "LED-Schreibtischleuchte");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Energiedatenblatt" })).toBeVisible();
  for (const language of ["Deutsch", "Englisch"]) {
    const link = main.getByRole("link", { name: `Datenblatt auf ${language} (PDF)` });
    const answer = await page.request.get(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
  await main.getByText("Entsorgung", { exact: true }).click();
  await expect(main.getByText("gehören nicht in den Hausmüll")).toBeVisible();
});

test("PDP-05: an instrument can be heard, and nothing of it is loaded before that", async ({ page, open }) => {
  const sounds: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/media/sounds/")) sounds.push(request.url());
  });
  await openFound(page, open, "Glockenspiel");
  const sample = page.getByRole("main").getByLabel("Klangbeispiel, am Rechner erzeugt");
  await sample.scrollIntoViewIfNeeded();
  expect(sounds).toEqual([]);
  const seconds = await sample.evaluate(async (element) => {
    if (!(element instanceof HTMLAudioElement)) return 0;
    element.muted = true;
    await element.play();
    return element.duration;
  });
  expect(seconds).toBeCloseTo(1.6, 1);
  expect(sounds.length).toBeGreaterThan(0);
});
