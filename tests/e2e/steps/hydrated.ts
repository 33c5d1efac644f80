import { expect, type Page } from "@playwright/test";

/**
 * Waits until a page listens, in a build: its last script, the work beside the page, starts when the first render is
 * over and the browser is idle. A network that is silent proves less: scripts that were loaded may still have to run.
 */
export const hydrated = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => /\/assets\/work-[^/]*\.js$/.test(name)),
      ),
    )
    .toBe(true);
