import { pageVisitor } from "../../testkit/page-visitor.ts";
import { de } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

test("ROUTE-04, STATUS-10: a rating link opens the rating page of its product; what is none is not found", async ({
  chalkbox,
  backOffice,
}) => {
  const { id, name } = await backOffice.createProduct();
  const path = await backOffice.ratingLink(id, "Kita Nord");
  const visitor = pageVisitor(chalkbox, de);
  for (const target of [path, path.replace("/rating/", "/rating")]) {
    const { status, html, robots } = await visitor.get(target);
    expect([status, robots]).toEqual([200, "noindex,follow"]);
    expect(html).toContain(name.de);
    expect(html).toMatch(/<input[^>]*value="Kita Nord"/);
  }
  for (const target of ["/rating/", "/rating/?enc=", `${path}x`, "/rating/?enc=abc"]) {
    expect([target, (await visitor.get(target)).status]).toEqual([target, 404]);
  }
});

test("C-97: the link of a rating mail opens a form that is filled in, corrected and sent", async ({
  page,
  open,
  backOffice,
}) => {
  const { id, name } = await backOffice.createProduct();
  await open(await backOffice.ratingLink(id, "Kita Nord"));
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: "Produkt bewerten" })).toBeVisible();
  await expect(main.getByRole("heading", { name: name.de })).toBeVisible();
  await expect(main.getByRole("textbox", { name: /^Name, der angezeigt wird/ })).toHaveValue("Kita Nord");
  await expectAccessible(page);

  await main.getByRole("combobox", { name: /^Wie zufrieden sind Sie/ }).selectOption("4");
  await main.getByRole("textbox", { name: /^Ihre Bewertung/ }).fill("Hält seit Wochen jeder Gruppe stand.");
  await main.getByRole("button", { name: "Bewertung absenden" }).click();
  await main.getByRole("link", { name: "Bitte geben Sie eine Überschrift ein." }).click();
  const headline = main.getByRole("textbox", { name: /^Überschrift/ });
  await expect(headline).toBeFocused();
  await headline.fill("Unverwüstlich");
  await main.getByRole("button", { name: "Bewertung absenden" }).click();

  await expect(page).toHaveURL(new RegExp(`/prod/${id}/`));
  await expect(page.getByRole("region", { name: "Meldungen" })).toContainText("Vielen Dank für Ihre Bewertung!");
});

test("SERV-07: without scripts a faulty review comes back as it was typed, a program's uses up no link, a person's is thanked for once", async ({
  chalkbox,
  backOffice,
}) => {
  const { id } = await backOffice.createProduct();
  const path = await backOffice.ratingLink(id, "Kita Nord");
  const visitor = pageVisitor(chalkbox, de);
  const review = { rating: "4", title: "Hält", text: "Auch nach einem Jahr.", author: "Kita Nord", homepage: "" };
  const faulty = await visitor.post(path, { ...review, title: "" });
  expect(faulty.title).toBe("Fehler: Produkt bewerten");
  expect(faulty.html).toContain("Auch nach einem Jahr.");
  const sent = async (fields: typeof review) => (await visitor.post(path, fields)).location;
  expect(await sent({ ...review, homepage: "http://spam.example" })).toContain(`/prod/${id}/`);
  expect(await sent(review)).toContain(`/prod/${id}/`);
  const again = await visitor.post(path, review);
  expect(again.html).toContain("Mit diesem Link haben Sie das Produkt bereits bewertet.");
});
