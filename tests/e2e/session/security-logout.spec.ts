import { de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

test.use({ storefront: de });

test("ACCESS-34, SESS-18: a login that the shop does not accept any more leads to /logout exactly once", async ({
  page,
  shopper,
}) => {
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  const [token] = (await page.context().cookies()).filter(({ name }) => name === "X-JWT");
  if (token === undefined) throw new Error("The guest has no token");
  const shipping = page.url();
  // No script of the shop runs while the login breaks: one that calls at that moment leaves for /logout by itself.
  await page.goto("about:blank");
  await page.context().addCookies([{ ...token, value: "no-token-of-this-shop" }]);
  const visits: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/logout")) visits.push(request.url());
  });

  await page.goto(shipping);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(
    page.getByText("Sie wurden aus Sicherheitsgründen abgemeldet. Bitte melden Sie sich neu an."),
  ).toBeVisible();
  expect(visits).toHaveLength(1);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /^X-JWT|^SecurityLogout/.test(name))).toEqual([]);

  // It is over: the next pages are pages again.
  await page.reload();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(visits).toHaveLength(1);
});
