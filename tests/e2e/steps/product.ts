import { expect, type Page } from "@playwright/test";
import type { DemoProduct } from "../../testkit/demo-products.ts";

/** Chooses the first value of an attribute that can be had, be it a tile or an entry of a list; returns it. */
export async function chooseOption(page: Page, { attributes }: DemoProduct, index: number): Promise<string> {
  const displayName = attributes[index]?.displayName ?? "";
  const tiles = page.getByRole("group", { name: new RegExp(`^${displayName}`) });
  const list = page.getByRole("combobox", { name: new RegExp(`^${displayName}`) });
  await expect(tiles.or(list).first()).toBeVisible();
  if ((await list.count()) > 0) {
    // What cannot be had gives the reason, after a dash.
    const value = await list
      .getByRole("option")
      .filter({ hasNotText: /Bitte wählen| – / })
      .first()
      .innerText();
    await list.selectOption(value);
    await expect(list).toHaveValue(value);
    return value;
  }
  // A tile that cannot be had states why in its name, after a comma.
  const tile = tiles.getByRole("link", { name: /^[^,]+$/ }).first();
  const value = (await tile.getAttribute("aria-label")) ?? "";
  await tile.click();
  await expect(tiles.getByRole("link", { name: value, exact: true })).toHaveAttribute("aria-current", "true");
  return value;
}

/** Chooses a value of every attribute, each among those that the choices before leave. */
export async function chooseVariant(page: Page, product: DemoProduct): Promise<void> {
  for (const index of product.attributes.keys()) await chooseOption(page, product, index);
  await expect(page.getByText(/^Artikelnummer: \d+$/)).toBeVisible();
}
