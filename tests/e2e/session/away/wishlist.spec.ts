import { expect } from "../../fixtures.ts";
import { heart, quantityOf, rowOf } from "../../wishlist/own-list.ts";
import { listsOf, listWith, putOn, showOwnList } from "./lists.ts";
import type { Rows } from "./row.ts";
import { testRows } from "./walk.ts";

const rows: Rows = {
  AddToWishlist: async ({ page, shopper, open, orderer }) => {
    const product = await shopper.newProduct();
    await open(`/prod/${product.id}/`);
    return {
      press: () => heart(page, product).click(),
      done: async () => {
        await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
        await expect.poll(async () => (await listsOf(orderer)).entries.map(({ quantity }) => quantity)).toEqual([1]);
      },
    };
  },
  RemoveFromMerkzettel: async ({ page, shopper, open, orderer }) => {
    const product = await shopper.newProduct();
    await putOn(orderer, product);
    await open(`/prod/${product.id}/`);
    await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
    return {
      press: () => heart(page, product).click(),
      done: async () => {
        await expect(heart(page, product)).toHaveAttribute("aria-pressed", "false");
        await expect.poll(async () => (await listsOf(orderer)).entries).toEqual([]);
      },
    };
  },
  RemoveFromWishlists: async ({ page, shopper, open, orderer }) => {
    const [, product] = await Promise.all([orderer.register(), shopper.newProduct()]);
    const { listId } = await listWith(orderer, product);
    await open(`/prod/${product.id}/`);
    await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
    return {
      press: () => heart(page, product).click(),
      done: async () => {
        await expect(heart(page, product)).toHaveAttribute("aria-pressed", "false");
        await expect.poll(async () => (await listsOf(orderer, listId)).entries).toEqual([]);
      },
    };
  },
  ChooseWishlists: async ({ page, shopper, open, orderer }) => {
    const [, product, other] = await Promise.all([orderer.register(), shopper.newProduct(), shopper.newProduct()]);
    const { listId } = await listWith(orderer, other);
    await open(`/prod/${product.id}/`);
    await heart(page, product).click();
    const dialog = page.getByRole("dialog", { name: "Auf welche Liste?" });
    await dialog.getByRole("checkbox", { name: "Kollegium" }).check();
    await dialog.getByRole("checkbox", { name: "Merkzettel" }).uncheck();
    return {
      press: () => dialog.getByRole("button", { name: "Speichern" }).click(),
      done: async () => {
        await expect(dialog).toHaveCount(0);
        await expect.poll(async () => (await listsOf(orderer, listId)).entries).toHaveLength(2);
      },
    };
  },
  CreateWishlist: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/wishlist/");
    await page.getByRole("link", { name: "Neue Liste" }).click();
    await page
      .getByRole("dialog")
      .getByLabel(/^Name der Liste/)
      .fill("Klasse 3b");
    return {
      press: () => page.getByRole("button", { name: "Liste anlegen" }).click(),
      done: async () => {
        await expect(page.getByRole("heading", { level: 2, name: "Klasse 3b" })).toBeVisible();
        expect((await listsOf(orderer)).all).toHaveLength(2);
      },
    };
  },
  AddCartToWishlist: async (world) => {
    const { page, shopper, orderer } = world;
    const { read } = await showOwnList(world);
    await orderer.putIntoBasket([{ itemId: (await shopper.newProduct()).itemId, quantity: 2 }]);
    return {
      press: () => page.getByRole("button", { name: "Warenkorb übernehmen" }).click(),
      done: () =>
        expect.poll(async () => (await read()).entries.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3),
    };
  },
  AddListToCart: async (world) => {
    const { page, open } = world;
    const { product } = await showOwnList(world);
    return {
      press: () => page.getByRole("button", { name: "Alles in den Warenkorb" }).click(),
      done: async () => {
        await expect(page.getByRole("dialog")).toContainText(product.name);
        await open("/checkout/basket/");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warenkorb (1 Artikel)");
      },
    };
  },
  ChangeWishlistQuantity: async (world) => {
    const { page } = world;
    const { product, read } = await showOwnList(world);
    return {
      press: async () => {
        await quantityOf(page, product).fill("3");
        await quantityOf(page, product).press("Enter");
      },
      done: () => expect.poll(async () => (await read()).entries.map(({ quantity }) => quantity)).toEqual([3]),
      pressTypes: true,
    };
  },
  RemoveFromWishlist: async (world) => {
    const { page, shopper, orderer } = world;
    const { product, listId, read } = await showOwnList(world);
    await putOn(orderer, await shopper.newProduct(), listId);
    return {
      press: () => page.getByRole("button", { name: `${product.name} entfernen`, exact: true }).click(),
      done: async () => {
        await expect(page.getByRole("button", { name: `${product.name} wiederherstellen` })).toBeVisible();
        expect((await read()).entries).toHaveLength(1);
      },
    };
  },
  RestoreWishlistEntry: async ({ page, open, orderer, shopper }) => {
    const product = await shopper.newProduct();
    const entryId = await putOn(orderer, product);
    await orderer.ask("RemoveFromWishlist", { externalId: "merkzettel", entryId, version: null });
    await open("/myaccount/wishlist/");
    return {
      press: () => page.getByRole("button", { name: `${product.name} wiederherstellen` }).click(),
      done: async () => {
        await expect(rowOf(page, product)).toBeVisible();
        await expect.poll(async () => (await listsOf(orderer)).entries).toHaveLength(1);
      },
    };
  },
  ReplaceWishlistItem: async ({ page, open, orderer, backOffice }) => {
    const { id, name, items } = await backOffice.createProduct({ colours: ["rot", "blau"] });
    await orderer.register();
    const product = { id, name: name.de, itemId: items[0]?.id ?? "", orderNumber: "" };
    await putOn(orderer, product);
    await open("/myaccount/wishlist/");
    await page.getByRole("link", { name: /^Ausführung wählen/ }).click();
    const variants = page.getByRole("dialog", { name: "Ausführung wählen" });
    await variants.getByRole("radio", { name: /blau/ }).check();
    return {
      press: () => variants.getByRole("button", { name: "Übernehmen", exact: true }).click(),
      done: async () => {
        await expect(variants).toHaveCount(0);
        await expect
          .poll(async () => (await listsOf(orderer)).entries.map(({ itemId }) => itemId))
          .toEqual([items[1]?.id]);
      },
    };
  },
  AddWishlistComment: async (world) => {
    const { page } = world;
    const { product, read } = await showOwnList(world);
    await page.getByRole("link", { name: `${product.name} kommentieren` }).click();
    const dialog = page.getByRole("dialog", { name: /^Kommentare zu/ });
    await dialog.getByLabel(/^Ihr Kommentar/).fill("Bitte in Rot");
    return {
      press: () => dialog.getByRole("button", { name: "Kommentar senden" }).click(),
      done: () =>
        expect
          .poll(async () => (await read()).entries.flatMap(({ comments }) => comments))
          .toEqual([{ comment: "Bitte in Rot" }]),
    };
  },
  DeleteWishlistComment: async (world) => {
    const { page, orderer } = world;
    const { product, listId, entryId, read } = await showOwnList(world);
    await orderer.ask("AddWishlistComment", { externalId: listId, entryId, comment: "Bitte in Rot" });
    await page.getByRole("link", { name: `${product.name} kommentieren` }).click();
    await expect(page.getByLabel(/^Ihr Kommentar/)).toBeVisible();
    return {
      press: () =>
        page
          .getByRole("dialog")
          .getByRole("button", { name: /^Kommentar von .* löschen$/ })
          .click(),
      done: () => expect.poll(async () => (await read()).entries.map(({ comments }) => comments)).toEqual([[]]),
      finds: true,
    };
  },
};

testRows(rows);
