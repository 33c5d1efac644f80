import { de } from "../../testkit/storefronts.ts";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";

const day = 24 * 60 * 60;

test.use({ storefront: de });

test("SESS-06..09, SESS-19: the visitor's cookies live as long as they may and are closed to scripts", async ({
  page,
  shopper,
}) => {
  await shopper.buy();
  const cookies = new Map((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));
  const now = Date.now() / 1_000;
  for (const name of ["cartId", "X-iSHOP-API-USERID"]) {
    expect(cookies.get(name), name).toMatchObject({ path: "/", sameSite: "Lax" });
  }
  const userId = cookies.get("X-iSHOP-API-USERID");
  expect(Math.abs((userId?.expires ?? 0) - now - 30 * day)).toBeLessThan(day);
  const token = cookies.get("apiToken");
  if (token !== undefined) {
    expect(token).toMatchObject({ httpOnly: true, path: "/" });
    // An hour, less the minute of SESS-06.
    expect(token.expires - now).toBeLessThanOrEqual(3_600 - 60 + 5);
  }
});

test("SESS-12, SESS-13: a guest is known by a flag that scripts may read; the token is not theirs to read", async ({
  page,
  shopper,
}) => {
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  const cookies = new Map((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));
  expect(cookies.get("X-JWT")).toMatchObject({ httpOnly: true, path: "/" });
  expect(cookies.get("X-JWT-guest")).toMatchObject({ httpOnly: false });
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/X-JWT=|apiToken=/);
});

test("no token reaches the HTML, the browser's storage or an address", async ({ page, shopper }) => {
  const signed = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+/;
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  await shopper.fillShipping(aPerson());
  await shopper.finishShipping();
  for (const path of ["/", "/checkout/basket/", "/checkout/payment/"]) {
    const answer = await page.request.get(new URL(path, page.url()).href);
    expect(await answer.text(), path).not.toMatch(signed);
  }
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toMatch(signed);
  expect(addresses.filter((address) => signed.test(address))).toEqual([]);
});

test("SESS-05, SESS-07: the endpoints say how long the token is good and which cart it is, never the token", async ({
  page,
  shopper,
}) => {
  await shopper.open("/");
  const token = await page.request.get(new URL("/api/token", page.url()).href);
  expect(await token.text()).not.toMatch(/eyJ/);
  expect(await token.json()).toMatchObject({ language: "de-DE" });
  const cart = await page.request.get(new URL("/api/cart-id", page.url()).href);
  expect(await cart.json()).toMatchObject({ cartId: expect.stringMatching(/.+/) });
});

test("SESS-11: tokens that were revoked are fetched again, unseen by the shopper", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { name } = await shopper.buy();
  await backOffice.revokeApiTokens();
  await shopper.open("/checkout/basket/");
  await expect(page.getByRole("link", { name })).toBeVisible();
});
