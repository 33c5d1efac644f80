import type { Page } from "@playwright/test";
import { expectAccessible } from "../e2e/accessibility.ts";
import { expect } from "../e2e/fixtures.ts";

/** What a colour scheme can break; everything else is the same after dark. */
export const colourRules: readonly string[] = ["color-contrast", "link-in-text-block"];

const widths = [375, 1280];

/**
 * Looks at the page as it is now, on a phone and on a desk.
 * @param rules of axe, by id; all of them without it
 */
export async function expectAccessibleAtAllWidths(page: Page, rules?: readonly string[]): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  // What fades in and out is judged as it stands.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, rules);
  }
}
