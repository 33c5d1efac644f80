import type { Page } from "@playwright/test";
import { demoCategories } from "../../testkit/demo-products.ts";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { b2b, b2bEnglish } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

test.use({ storefront: b2b });

const closed = `/cat/${demoCategories.school}/`;
const pleaseSignIn = "Bitte melden Sie sich an, um hier weiterzumachen.";
const signIn = (page: Page) => page.getByRole("dialog", { name: "Anmelden" });
const departments = (page: Page) => page.getByRole("navigation").getByRole("link", { name: "Schulbedarf" }).first();

test("ACCESS-32, ACCESS-33, C-41: a closed page signs out, warns, and opens the sign-in that leads back", async ({
  page,
  open,
  context,
  chalkbox,
}) => {
  // What a login leaves that has expired, on a computer that others use.
  const url = pageUrl(chalkbox, b2b);
  await context.addCookies([{ name: "X-JWT-guest", value: "true", url }]);
  await open(closed);
  await expect(page).toHaveURL(new RegExp(`/\\?to=${encodeURIComponent(closed)}$`));
  await expect(page.getByText(pleaseSignIn)).toBeVisible();
  await expect(signIn(page).getByRole("textbox", { name: /^Kundennummer/ })).toBeFocused();
  // The page's own is for visitors without scripts.
  await expect(page.getByRole("textbox", { name: /^Kundennummer/ })).toHaveCount(1);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("X-JWT"))).toEqual([]);
});

test("ACCESS-32: cookies that someone made up open no page", async ({ open, page, context, chalkbox }) => {
  const url = pageUrl(chalkbox, b2b);
  await context.addCookies([
    { name: "X-JWT-exist", value: "true", url },
    { name: "X-JWT", value: "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.", url },
  ]);
  await open(closed);
  await expect(page).toHaveURL(new RegExp(`/\\?to=${encodeURIComponent(closed)}$`));
  await expect(signIn(page)).toBeVisible();
});

test("ACCESS-33: the same by a link in the page; a pointer that rests on it does not sign out", async ({
  page,
  open,
}) => {
  await open("/");
  await page.waitForLoadState("networkidle");
  const ahead = page.waitForResponse(/\/api\/shop\/$/);
  await departments(page).hover();
  await ahead;
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(pleaseSignIn)).toHaveCount(0);
  await expect(page).toHaveURL(/localhost:\d+\/$/);

  await departments(page).click();
  await expect(page.getByText(pleaseSignIn)).toBeVisible();
  await expect(page).toHaveURL(/\/\?to=/);
  await expect(signIn(page)).toBeVisible();
});

test("ACCESS-32: a heart of the public start page says that lists need a sign-in, leads there, and empties again", async ({
  page,
  open,
}) => {
  await open("/");
  await hydrated(page);
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: / merken$/ })
    .first();
  await heart.click();
  const refused = page
    .getByRole("alert")
    .filter({ hasText: "Dafür brauchen Sie ein Konto. Bitte melden Sie sich an." });
  await expect(refused).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText(/steht jetzt auf/)).toHaveCount(0);
  await refused.getByRole("link", { name: "Anmelden" }).click();
  await expect(page).toHaveURL(/\/login\/\?to=%2F$/);
});

test("a first visit leads to the sign-in; no session of it has ended", async ({ page, open }) => {
  await open("/checkout/basket/");
  await expect(page.getByText(pleaseSignIn)).toBeVisible();
  await expect(page.getByText(/abgelaufen/)).toHaveCount(0);
});

test("SESS-19, SESS-20, STORE-13: the language that was chosen is kept for 365 days", async ({
  page,
  open,
  context,
  chalkbox,
}) => {
  await open("/login/");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(pageUrl(chalkbox, b2bEnglish, "/login/"));
  const cookie = (await context.cookies()).find(({ name }) => name === "LanguageRedirect");
  expect(cookie).toMatchObject({ value: "en", path: "/" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365.01);

  await open("/login/?to=%2Fsearch");
  await expect(page).toHaveURL(pageUrl(chalkbox, b2bEnglish, "/login/?to=%2Fsearch"));

  // The choice on the other host takes it back.
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(pageUrl(chalkbox, b2b, "/login/?to=%2Fsearch"));
  await page.goto(pageUrl(chalkbox, b2bEnglish, "/login/"));
  await expect(page).toHaveURL(pageUrl(chalkbox, b2b, "/login/"));
});
