import type { Page } from "@playwright/test";

/** Opens a page whose scripts come when the returned function is called. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  // The load event waits for the scripts.
  await page.goto(address, { waitUntil: "commit" });
  return held.resolve;
}
