import type { Page } from "@playwright/test";
import { deliverOrder } from "../../../testkit/deliver-order.ts";
import { mailsTo } from "../../../testkit/mailbox.ts";
import { expect } from "../../fixtures.ts";
import { openByNumber } from "../../steps/guest-orders.ts";
import { hydrated } from "../../steps/hydrated.ts";
import type { Rows, World } from "./row.ts";
import { testRows } from "./walk.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** A picture of one pixel. */
const photo = {
  name: "ecke.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** A customer's order, open. */
async function showOrder({ orderer, shopper, open }: World) {
  const [, { itemId }] = await Promise.all([orderer.register(), shopper.newProduct()]);
  const orderId = await orderer.order([{ itemId, quantity: 1 }]);
  await open(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
  return orderId;
}

/** A guest's order, open by its number on the page of a declaration. */
async function openGuestOrder({ orderAsGuest, shopper, page, open }: World, path: string) {
  const { itemId, name } = await shopper.newProduct();
  const order = await orderAsGuest([{ itemId, quantity: 1 }]);
  await open(path);
  await openByNumber(page, order);
  return { ...order, name };
}

/** The first step of a return, with the only article ticked. */
async function selectForReturn(world: World) {
  const { page, backOffice, shopper, orderAsGuest, open } = world;
  const { itemId, name } = await shopper.newProduct();
  const order = await orderAsGuest([{ itemId, quantity: 2 }]);
  await deliverOrder(backOffice, order.orderId);
  await open("/myaccount/returns/");
  await openByNumber(page, order);
  await expect(heading(page)).toHaveText("Was möchten Sie zurücksenden?");
  await hydrated(page);
  await main(page)
    .getByRole("checkbox", { name: new RegExp(`${name} zurücksenden`) })
    .check();
  const group = main(page).getByRole("group", { name });
  await group.getByRole("textbox", { name: "Anzahl" }).fill("1");
  await group.getByRole("combobox", { name: "Grund" }).selectOption({ index: 1 });
  const next = () => main(page).getByRole("button", { name: "Weiter", exact: true }).last().click();
  return { ...order, group, next, pictures: main(page).getByRole("img", { name: /^Bild \d+ zu/ }) };
}

/** The last look at a declaration of withdrawal. */
async function checkWithdrawal(world: World) {
  const { page } = world;
  const order = await openGuestOrder(world, "/myaccount/withdrawal/");
  await main(page).getByRole("textbox", { name: "Ihr Name" }).fill("Erika Muster");
  await main(page)
    .getByLabel(/^E-Mail-Adresse/)
    .fill(order.person.email);
  await main(page).getByRole("button", { name: "Weiter" }).click();
  await expect(main(page).getByRole("button", { name: "Widerruf bestätigen" })).toBeVisible();
  return order;
}

const rows: Rows = {
  ResendOrderConfirmation: async (world) => {
    const { page, orderer, chalkbox } = world;
    const orderId = await showOrder(world);
    const confirmations = async () =>
      (await mailsTo(chalkbox.sandbox, orderer.person.email)).filter(({ subject }) => subject.includes(orderId)).length;
    await expect.poll(confirmations).toBe(1);
    return {
      press: () => page.getByRole("button", { name: "Bestätigung noch einmal schicken" }).click(),
      done: async () => {
        await expect(page.getByText(`noch einmal an ${orderer.person.email} geschickt`)).toBeVisible();
        await expect.poll(confirmations).toBe(2);
      },
    };
  },
  BuyAgain: async (world) => {
    const { page } = world;
    await showOrder(world);
    return {
      press: () => main(page).getByRole("button", { name: "Noch einmal bestellen" }).click(),
      done: () => expect(page.getByRole("banner").getByRole("link", { name: "Warenkorb, 1 Artikel" })).toBeVisible(),
    };
  },
  SendOrderLink: async (world) => {
    const { page, chalkbox } = world;
    const { person, orderId } = await openGuestOrder(world, "/myaccount/withdrawal/");
    await main(page).getByRole("textbox", { name: "Ihr Name" }).fill("Erika Muster");
    const mails = async () =>
      (await mailsTo(chalkbox.sandbox, person.email)).filter(
        ({ subject }) => subject === `Ihr Link zur Bestellung ${orderId}`,
      );
    return {
      press: () => main(page).getByRole("button", { name: "Link per E-Mail schicken" }).click(),
      done: async () => {
        await expect(page.getByText(/^Der Link geht an die E-Mail-Adresse der Bestellung/)).toBeVisible();
        await expect.poll(async () => (await mails()).length).toBe(1);
      },
    };
  },
  SubmitWithdrawal: async (world) => {
    const { page, chalkbox } = world;
    const { person, name } = await checkWithdrawal(world);
    const receipts = async () =>
      (await mailsTo(chalkbox.sandbox, person.email)).filter(
        ({ text }) => /widerr/i.test(text) && text.includes(name) && text.includes("Erika Muster"),
      );
    return {
      press: () => main(page).getByRole("button", { name: "Widerruf bestätigen" }).click(),
      done: async () => {
        await expect(main(page).getByRole("heading", { name: "Ihr Widerruf ist bei uns eingegangen" })).toBeVisible();
        await expect.poll(async () => (await receipts()).length).toBe(1);
      },
    };
  },
  SubmitObjection: async (world) => {
    const { page, chalkbox, open } = world;
    const { person, orderId } = await openGuestOrder(world, "/myaccount/withdrawal/");
    await main(page).getByRole("textbox", { name: "Ihr Name" }).fill("Eva Fremd");
    await main(page)
      .getByLabel(/^E-Mail-Adresse/)
      .fill(`fremd-${orderId}@example.org`);
    await main(page).getByRole("button", { name: "Weiter" }).click();
    await main(page).getByRole("button", { name: "Widerruf bestätigen" }).click();
    const linkIn = async () =>
      (await mailsTo(chalkbox.sandbox, person.email)).flatMap(
        ({ text }) => /(\/myaccount\/objection\/\S+)/.exec(text)?.[1] ?? [],
      )[0] ?? "";
    await expect.poll(linkIn).not.toBe("");
    await open(await linkIn());
    return {
      press: () => main(page).getByRole("button", { name: "Das war ich nicht" }).click(),
      done: () => expect(main(page).getByText("Danke, alles bleibt, wie es war")).toBeVisible(),
    };
  },
  SaveReturnState: async (world) => {
    const { next } = await selectForReturn(world);
    return { press: next, done: () => expect(heading(world.page)).toHaveText("Was wünschen Sie sich?") };
  },
  UploadReturnImage: async (world) => {
    const { group, pictures } = await selectForReturn(world);
    await group.getByLabel("Bilder").setInputFiles(photo);
    return {
      press: () => group.getByRole("button", { name: "Bild hinzufügen" }).click(),
      done: async () => {
        await expect(pictures.first()).toBeVisible();
        await expect(group.getByRole("button", { name: /^Bild \d+ entfernen$/ })).toHaveCount(1);
      },
    };
  },
  RemoveReturnImage: async (world) => {
    const { group, pictures } = await selectForReturn(world);
    await group.getByLabel("Bilder").setInputFiles(photo);
    await group.getByRole("button", { name: "Bild hinzufügen" }).click();
    await expect(pictures).toHaveCount(1);
    return {
      press: () => group.getByRole("button", { name: "Bild 1 entfernen" }).click(),
      done: () => expect(pictures).toHaveCount(0),
    };
  },
  SubmitReturnOrder: async (world) => {
    const { page } = world;
    const { next, person } = await selectForReturn(world);
    await next();
    await main(page).getByRole("button", { name: "Weiter zum Versand" }).click();
    await main(page).getByRole("textbox", { name: "Vorname" }).fill("Erika");
    await main(page).getByRole("textbox", { name: "Nachname" }).fill(person.lastName);
    await main(page)
      .getByLabel(/^E-Mail-Adresse/)
      .fill(person.email);
    await main(page).getByRole("button", { name: "Weiter zur Prüfung" }).click();
    await expect(heading(page)).toHaveText("Bitte prüfen Sie Ihre Rücksendung");
    const first = page.url().replace("confirm", "productselection");
    return {
      press: () => main(page).getByRole("button", { name: "Rücksendung anmelden" }).click(),
      done: async () => {
        await expect(heading(page)).not.toHaveText("Bitte prüfen Sie Ihre Rücksendung");
        await page.goto(first);
        await expect(main(page).getByRole("heading", { name: /^Rücksendung R-\d+/ })).toHaveCount(1);
      },
      finds: true,
    };
  },
};

testRows(rows);
