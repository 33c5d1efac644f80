import { expect, type Page } from "@playwright/test";

/**
 * Waits until a page listens, in a build: its last script, the work beside the page, starts when the first render is
 * over and the browser is idle. What listens for hearts and in lists of products are scripts of their own. A network
 * that is silent proves less: scripts that were loaded may still have to run.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        const wanted = [/\/assets\/work-[^/]*\.js$/];
        if (document.querySelector("form[data-heart]")) wanted.push(/\/assets\/hearts-[^/]*\.js$/);
        if (document.querySelector("[data-listing]")) wanted.push(/\/assets\/listing-controls-[^/]*\.js$/);
        return wanted.every((script) => loaded.some((name) => script.test(name)));
      }),
    )
    .toBe(true);
  // What was loaded has run, too, once the browser has nothing else to do. A page that draws no frame is never said to be
  // idle: after a second it is taken to be, as by the page itself (`shell/start-background.tsx`).
  await page.evaluate(
    () => new Promise<void>((resume) => void requestIdleCallback(() => resume(), { timeout: 1_000 })),
  );
}
