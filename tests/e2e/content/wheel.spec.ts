import { expect, test } from "../fixtures.ts";

test("the wheel over a number that has the focus is the page's and leaves the number, wherever there is one", async ({
  page,
  shopper,
}) => {
  const { id } = await shopper.newProduct();
  await shopper.open(`/prod/${id}/`);
  await shopper.add();
  for (const path of [`/prod/${id}/`, "/checkout/basket/", "/cat/1000/", "/search/?q=stift"]) {
    await shopper.open(path);
    const field = page.getByRole("main").getByRole("spinbutton").filter({ visible: true }).first();
    await field.scrollIntoViewIfNeeded();
    await field.click();
    const before = await field.inputValue();
    const box = await field.boundingBox();
    if (box === null) throw new Error(`No number field on ${path}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (const turn of [-120, 120, 120]) await page.mouse.wheel(0, turn);
    await expect(field, path).not.toBeFocused();
    expect(await field.inputValue(), path).toBe(before);
  }
});
