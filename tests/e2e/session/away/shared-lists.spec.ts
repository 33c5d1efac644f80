import { expect } from "../../fixtures.ts";
import { inviteTo, invitedTo, listsOf, showOwnList, showSharedList } from "./lists.ts";
import type { Rows } from "./row.ts";
import { testRows } from "./walk.ts";

const classList = "/lists/schulwechsel-klasse-5/";

const rows: Rows = {
  CreateWishlistInvite: async (world) => {
    const { page } = world;
    const { read } = await showOwnList(world);
    await page.getByRole("link", { name: "Teilen" }).click();
    return {
      press: () => page.getByRole("button", { name: "Link erstellen: Kommentieren" }).click(),
      done: async () => {
        await expect(page.getByRole("textbox", { name: "Link zum Kommentieren" })).toHaveValue(/share_data=/);
        expect((await read()).open.invites).toHaveLength(1);
      },
    };
  },
  RevokeWishlistInvite: async (world) => {
    const { page, orderer, open } = world;
    const { listId, read } = await showOwnList(world);
    await inviteTo(orderer, listId, "COMMENTATOR");
    await open(`/myaccount/wishlist/?list=${listId}`);
    await page.getByRole("link", { name: "Teilen" }).click();
    return {
      press: () => page.getByRole("button", { name: "Link zum Kommentieren widerrufen" }).click(),
      done: () => expect.poll(async () => (await read()).open.invites).toEqual([]),
    };
  },
  ChangeWishlistUser: async (world) => {
    const { dialog, read } = await showSharedList(world);
    await dialog.getByRole("combobox", { name: /^Recht von/ }).selectOption("ADMIN");
    return {
      press: () => dialog.getByRole("button", { name: "Ändern", exact: true }).click(),
      done: () => expect.poll(async () => (await read()).open.users.map(({ right }) => right)).toContain("admin"),
    };
  },
  RemoveWishlistUser: async (world) => {
    const { dialog, read } = await showSharedList(world);
    return {
      press: () => dialog.getByRole("button", { name: /von der Liste entfernen$/ }).click(),
      done: () => expect.poll(async () => (await read()).open.users.length).toBeLessThan(2),
    };
  },
  HandOverWishlist: async (world) => {
    const { dialog, other, listId } = await showSharedList(world);
    return {
      press: () => dialog.getByRole("button", { name: /^Liste übergeben an/ }).click(),
      done: () =>
        expect
          .poll(async () => (await listsOf(other, listId)).open.users.map(({ right }) => right).toSorted())
          .toEqual(["admin", "creator"]),
    };
  },
  LeaveWishlist: async (world) => {
    const { page, open, orderer } = world;
    const { shareData, listId } = await invitedTo(world);
    await orderer.ask("JoinWishlist", { shareData });
    await open(`/myaccount/wishlist/?list=${listId}`);
    await page.getByRole("link", { name: "Liste bearbeiten" }).click();
    return {
      press: () => page.getByRole("dialog").getByRole("button", { name: "Liste verlassen" }).click(),
      done: () => expect.poll(async () => (await listsOf(orderer)).all).toHaveLength(1),
    };
  },
  JoinWishlist: async (world) => {
    const { page, open, orderer } = world;
    const { path } = await invitedTo(world);
    await open(path);
    return {
      press: () => page.getByRole("button", { name: "Zu meinen Listen" }).click(),
      done: async () => {
        await expect(page.getByText(/^Ihr Recht auf dieser Liste/)).toBeVisible();
        expect((await listsOf(orderer)).all).toHaveLength(2);
      },
    };
  },
  ImportSharedWishlist: async (world) => {
    const { page, open, orderer } = world;
    const { path } = await invitedTo(world);
    await open(path);
    await page.getByRole("textbox", { name: "Name der Kopie" }).fill("Meine Kopie");
    return {
      press: () => page.getByRole("button", { name: "Als eigene Liste kopieren" }).click(),
      done: async () => {
        await expect(page.getByRole("heading", { level: 2, name: "Meine Kopie" })).toBeVisible();
        expect((await listsOf(orderer)).all).toHaveLength(2);
      },
    };
  },
  SetStandardWishlist: async (world) => {
    const { page } = world;
    const { read } = await showOwnList(world);
    await page.getByRole("link", { name: "Liste bearbeiten" }).click();
    return {
      press: () => page.getByRole("dialog").getByRole("button", { name: "Zur Standardliste machen" }).click(),
      done: () =>
        expect
          .poll(async () => (await read()).all.filter(({ isStandardList }) => isStandardList).map(({ name }) => name))
          .toEqual(["Kollegium"]),
    };
  },
  RenameWishlist: async (world) => {
    const { page } = world;
    const { read } = await showOwnList(world);
    await page.getByRole("link", { name: "Liste bearbeiten" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Name der Liste/).fill("Klasse 4a");
    return {
      press: () => dialog.getByRole("button", { name: "Speichern" }).click(),
      done: () => expect.poll(async () => (await read()).open.name).toBe("Klasse 4a"),
    };
  },
  DescribeWishlist: async (world) => {
    const { page } = world;
    const { read } = await showOwnList(world);
    await page.getByRole("link", { name: "Liste bearbeiten" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Beschreibung/).fill("Für das neue Schuljahr");
    return {
      press: () => dialog.getByRole("button", { name: "Speichern" }).click(),
      done: () => expect.poll(async () => (await read()).open.description).toBe("Für das neue Schuljahr"),
    };
  },
  DeleteWishlist: async (world) => {
    const { page, orderer } = world;
    await showOwnList(world);
    await page.getByRole("link", { name: "Liste bearbeiten" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Liste löschen" }).click();
    const question = page.getByRole("dialog", { name: "Liste löschen?" });
    return {
      press: () => question.getByRole("button", { name: "Liste löschen" }).click(),
      done: () => expect.poll(async () => (await listsOf(orderer)).all).toHaveLength(1),
    };
  },
  AddTeaserWishlistToWishlist: async ({ page, open, orderer }) => {
    await open(classList);
    return {
      press: () => page.getByRole("main").getByRole("button", { name: "Auf meinen Merkzettel" }).first().click(),
      done: async () => {
        await expect.poll(async () => (await listsOf(orderer)).entries.length).toBeGreaterThan(0);
        const { entries } = await listsOf(orderer);
        expect(new Set(entries.map(({ itemId, externalId }) => itemId ?? externalId)).size).toBe(entries.length);
      },
    };
  },
  ConvertTeaserWishlist: async ({ page, open, orderer }) => {
    await orderer.register();
    await open(classList);
    return {
      press: () => page.getByRole("main").getByRole("button", { name: "Als eigene Liste speichern" }).first().click(),
      done: () => expect.poll(async () => (await listsOf(orderer)).all).toHaveLength(2),
    };
  },
  ReplaceTeaserWishlistItem: async ({ page, open }) => {
    await open("/lists/erstausstattung-klasse-1/");
    const stick = page.getByRole("table").getByRole("row").filter({ hasText: "Klebestift" });
    const pieces = stick.getByRole("spinbutton");
    const wanted = String(Number(await pieces.inputValue()) + 3);
    return {
      press: async () => {
        await pieces.fill(wanted);
        await pieces.press("Enter");
      },
      done: async () => {
        await expect(page.getByText("Gespeichert.")).toBeVisible();
        await page.reload();
        await expect(pieces).toHaveValue(wanted);
      },
      pressTypes: true,
    };
  },
};

testRows(rows);
