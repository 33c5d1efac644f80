import jsqr from "jsqr";
import type { Locator, Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { at, ch, de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

/** Photographs what is on show and reads its QR code, as a banking app does. */
async function scan(page: Page, code: Locator): Promise<string[]> {
  const picture = (await code.screenshot({ scale: "css" })).toString("base64");
  // The shop's own pages let no script read pictures; an empty one does.
  const blank = await page.context().newPage();
  const { width, height, pixels } = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, pixels: [...(image?.data ?? [])] };
  }, picture);
  await blank.close();
  const read = jsqr.default(new Uint8ClampedArray(pixels), width, height);
  return Buffer.from(read?.binaryData ?? [])
    .toString("utf8")
    .split(/\r?\n/);
}

for (const storefront of [de, at, ch]) {
  const isSwiss = storefront.store === "ch";
  test.describe(storefront.store, () => {
    test.use({ storefront });

    test("the confirmation's payment code, scanned from the screen, names payee, amount and order", async ({
      page,
      shopper,
    }) => {
      await shopper.buy({ priceCents: 4_590 });
      await shopper.walkToSummary(aPerson(isSwiss ? "CH" : storefront.store === "at" ? "AT" : "DE"), "prepayment");
      await shopper.order();
      const orderId = await shopper.confirmation();
      const code = page.getByRole("img", { name: isSwiss ? /^Swiss QR Code/ : /^GiroCode/ });
      const amount = /(\d+)[.,](\d\d)/.exec((await code.getAttribute("aria-label")) ?? "");
      const cents = `${amount?.[1]}.${amount?.[2]}`;
      await expect(
        page
          .getByRole("main")
          .getByText(amount?.[0] ?? "")
          .first(),
      ).toBeVisible();
      const lines = await scan(page, code);
      if (isSwiss) {
        expect([lines[0], lines[5], lines[18], lines[19]]).toEqual(["SPC", "Chalkbox GmbH", cents, "EUR"]);
      } else {
        expect([lines[0], lines[5], lines[7]]).toEqual(["BCD", "Chalkbox GmbH", `EUR${cents}`]);
      }
      expect(lines).toContain(orderId);
      // The account of the text is that of the code.
      const account = (
        await page
          .getByText(/^[A-Z]{2}\d{2}[\d ]+$/)
          .first()
          .innerText()
      ).replaceAll(" ", "");
      expect(lines).toContain(account);
    });
  });
}
