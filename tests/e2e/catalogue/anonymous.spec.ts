import { deliverOrder } from "../../testkit/deliver-order.ts";
import { mailsTo } from "../../testkit/mailbox.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";

test("ACCESS-35: without an account a visitor browses, searches, orders as a guest, registers, resets a password and starts a return", async ({
  page,
  shopper,
  chalkbox,
  storefront,
  backOffice,
}) => {
  const anonymous = () => pageVisitor(chalkbox, storefront);
  const [browsed, searched] = [await anonymous().get("/cat/1000/"), await anonymous().get("/search/?q=heft")];
  const linked = /href="(\/prod\/\d+\/)/.exec(browsed.html)?.[1] ?? "";
  expect([browsed.status, searched.status, (await anonymous().get(linked)).status]).toEqual([200, 200, 200]);
  expect(searched.html).toMatch(/href="\/prod\/\d+\//);

  const guest = aPerson();
  await shopper.buyToSummary({}, guest);
  await shopper.order();
  const orderId = await shopper.confirmation();
  await deliverOrder(backOffice, orderId);

  // By number and postcode, in a browser that knows nothing of the order; its hash then starts a return in any other.
  await page.context().clearCookies();
  await shopper.open("/myaccount/returns/");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Bestellnummer" }).fill(orderId);
  await main.getByRole("textbox", { name: "Postleitzahl" }).fill(guest.postCode);
  await main.getByRole("button", { name: "Bestellung öffnen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Was möchten Sie zurücksenden?");
  const { pathname, search } = new URL(page.url());
  expect(search).toMatch(/^\?order=.{20,}/);
  expect((await anonymous().get(pathname + search)).heading).toBe("Was möchten Sie zurücksenden?");
  expect((await anonymous().get(`${pathname}${search.slice(0, -4)}abcd`)).heading).not.toBe(
    "Was möchten Sie zurücksenden?",
  );

  const started = await anonymous().post(pathname + search, {
    "items.1.selected": "on",
    "items.1.quantity": "1",
    "items.1.reason": "NOT_LIKED",
    intent: "next",
  });
  expect(started.location).toBe(`/myaccount/returns/regulations/${search}`);

  // The link of a mail starts one without any lookup.
  const orderLink = async () =>
    (await mailsTo(chalkbox.sandbox, guest.email)).flatMap(
      ({ text }) => /\/myaccount\/returns\/\?order=[\w-]+/.exec(text) ?? [],
    )[0];
  await expect.poll(orderLink).toBeDefined();
  const mailed = anonymous();
  const { location } = await mailed.get((await orderLink()) ?? "");
  expect(location).toMatch(/^\/myaccount\/returns\/productselection\/\?order=/);
  expect((await mailed.get(location ?? "")).heading).toBe("Was möchten Sie zurücksenden?");

  const { email, password, firstName, lastName } = aPerson();
  const newcomer = anonymous();
  const registered = await newcomer.post("/myaccount/register/", { email, password, firstName, lastName });
  expect(registered.status).toBe(303);
  expect((await newcomer.get("/myaccount/contact-details/")).html).toContain(email);
  const forgetful = anonymous();
  await forgetful.post("/myaccount/resetpassword/", { email, customerNumber: "", homepage: "" });
  const link = async () =>
    (await mailsTo(chalkbox.sandbox, email)).flatMap(
      ({ text }) => /\/myaccount\/newpassword\/\?token=[\w-]+/.exec(text) ?? [],
    )[0];
  await expect.poll(link).toBeDefined();
  const renewed = `Neu-${password}`;
  const form = { newPassword: renewed, newPasswordRepeated: renewed };
  expect((await forgetful.post((await link()) ?? "", form)).location).toBe("/login/");
  expect((await anonymous().post("/login/", { email, password })).status).toBe(200);
  expect((await anonymous().post("/login/", { email, password: renewed })).status).toBe(303);
});
