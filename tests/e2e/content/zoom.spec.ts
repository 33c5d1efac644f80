import { randomUUID } from "node:crypto";
import { contentOf } from "../../testkit/content-calls.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const picture = '<img src="/media/scenes/not-found.svg" alt="Eine leere Tafel" width="400" height="300" class="zoom">';

test("CMS-26: a picture that an editor has made zoomable opens over the page, which does not scroll meanwhile", async ({
  page,
  open,
  chalkbox,
}) => {
  const path = `/bilder-${randomUUID().slice(0, 8)}/`;
  const remove = await contentOf(chalkbox).savePage(path, `<p>Im Klassenzimmer:</p><p>${picture}</p>`);
  try {
    await open(path);
    await hydrated(page);
    const opener = page.getByRole("button", { name: "Bild vergrößern: Eine leere Tafel" });
    await expectAccessible(page);
    await opener.click();
    const overlay = page.getByRole("dialog", { name: "Eine leere Tafel" });
    await expect(overlay.getByRole("img", { name: "Eine leere Tafel" })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect(overlay).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
  } finally {
    await remove();
  }
});
