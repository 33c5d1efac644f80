import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Sortiment" });
const messages = (page: Page) => page.getByRole("region", { name: "Meldungen" });

/** Whether a message covers an element. */
async function covers(page: Page, element: ReturnType<Page["getByRole"]>): Promise<boolean> {
  const [over, under] = await Promise.all([
    messages(page).getByRole("button", { name: "Schließen" }).first().boundingBox(),
    element.boundingBox(),
  ]);
  return over !== null && under !== null && over.y < under.y + under.height;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("NAV-05, NAV-06, NAV-14: the menu leads down level by level and back, locks the page, and closes with it", async ({
    page,
    open,
  }) => {
    await open("/");
    await hydrated(page);
    const drawer = page.getByRole("dialog");
    const locked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    const search = page.getByRole("searchbox");
    await expect(search).toBeVisible();
    await page.getByRole("button", { name: "Menü" }).click();
    await expect(drawer).toHaveAccessibleName("Sortiment");
    expect(await locked()).toBe("hidden");
    await expect(search).toBeHidden();
    const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/api/shop/"));
    await drawer.getByRole("button", { name: "Schulbedarf" }).click();
    await asked;
    await expect(drawer.getByRole("link", { name: "Alles in Schulbedarf" })).toBeVisible();
    await drawer.getByRole("button", { name: "Schreibgeräte" }).click();
    await expect(drawer.getByRole("link", { name: "Alles in Schreibgeräte" })).toBeVisible();
    await expect(drawer.getByRole("link", { name: "Bleistifte" })).toBeVisible();
    await drawer.getByRole("button", { name: "Zurück zu Schulbedarf" }).click();
    await drawer.getByRole("link", { name: "Alles in Schulbedarf" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
    await expect(drawer).toBeHidden();
    expect(await locked()).not.toBe("hidden");
    await page.getByRole("button", { name: "Menü" }).click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(drawer).toBeHidden();
  });

  test("HEAD-02: the selling points show one at a time, in turn", async ({ page, open }) => {
    await open("/");
    const points = page.getByRole("list", { name: "Gut zu wissen" }).locator("summary");
    /** The points in sight at a moment of their turn, in ms. */
    const shownAt = (moment: number) =>
      points.evaluateAll((all, at) => {
        for (const item of all.map((point) => point.closest("li"))) {
          for (const animation of item?.getAnimations() ?? []) {
            animation.pause();
            animation.currentTime = at;
          }
        }
        return all
          .filter((point) => point.checkVisibility({ visibilityProperty: true }))
          .map((point) => point.textContent);
      }, moment);
    expect(await shownAt(1_000)).toEqual(["Sicheres Spielzeug"]);
    expect(await shownAt(6_000)).toEqual(["Ihre Vorteile"]);
    expect(await shownAt(11_000)).toEqual(["Wer wir sind"]);
    expect(await shownAt(16_000)).toEqual(["Sicheres Spielzeug"]);
    // Two in one place would be in each other's way.
    for (let moment = 4_000; moment < 5_500; moment += 20)
      expect((await shownAt(moment)).length).toBeLessThanOrEqual(1);
  });

  test("HEAD-04, SEARCH-24, SEARCH-27: the search shows on the first page, not on a product's, and opens with the focus", async ({
    page,
    open,
    context,
  }) => {
    const toggle = (tab: Page) => tab.getByRole("button", { name: "Suche", exact: true });
    await open("/");
    await expect(page.getByRole("searchbox")).toBeVisible();
    await page.goto(`${page.url()}agb/`);
    await expect(page.getByRole("searchbox")).toBeHidden();
    await hydrated(page);
    // Focused it gets its suggestions, and with them another role.
    const search = page.getByRole("searchbox").or(page.getByRole("combobox"));
    await toggle(page).click();
    await expect(search).toBeFocused();
    await toggle(page).click();
    await expect(search).toBeHidden();

    const product = await context.newPage();
    await open("/prod/10182/", product);
    await expect(toggle(product)).toBeVisible();
    await expect(product.getByRole("searchbox")).toBeHidden();
  });
});

test.describe("on a laptop", () => {
  test("NAV-02, NAV-08: tabs with a home tab open a panel by pointer and key, sale has a colour of its own; 15 stops lead to the content", async ({
    page,
    open,
  }) => {
    await open("/");
    await hydrated(page);
    await page.keyboard.press("Tab");
    const opener = page.getByRole("button", { name: "Schulbedarf: Bereiche zeigen" });
    await expect(opener).toHaveAttribute("tabindex", "-1");
    const isInContent = () => page.evaluate(() => document.querySelector("main")?.contains(document.activeElement));
    let stops = 1;
    while (stops < 30 && !(await isInContent())) {
      await page.keyboard.press("Tab");
      stops += 1;
    }
    expect(stops - 1).toBeLessThanOrEqual(15);

    await expect(menu(page).getByRole("link", { name: "Startseite" })).toBeVisible();
    const colour = (name: string) =>
      menu(page)
        .getByRole("link", { name, exact: true })
        .evaluate((link) => getComputedStyle(link).color);
    expect(await colour("Sale")).not.toBe(await colour("Kindergarten"));
    const panel = page.getByRole("group", { name: "Schulbedarf" });
    await menu(page).getByRole("link", { name: "Schulbedarf", exact: true }).hover();
    await expect(panel.getByRole("link", { name: "Bleistifte" })).toBeVisible();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();

    await page.mouse.move(5, 700);
    await opener.focus();
    await page.keyboard.press("ArrowDown");
    await expect(panel.getByRole("link", { name: "Alles in Schulbedarf" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("NAV-13: scrolled up, the navigation hangs 61 px below the window's top, and opens its panels there", async ({
    page,
    open,
  }) => {
    await open("/cat/1000/");
    await page.waitForLoadState("networkidle");
    const top = () => menu(page).evaluate((element) => element.getBoundingClientRect().top);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(top).toBeLessThan(0);
    // What follows a scroll is loaded with the first one: a shopper scrolls on until it is there.
    const scrollUp = async (): Promise<number> => {
      await page.mouse.wheel(0, -60);
      return top();
    };
    await expect.poll(scrollUp).toBe(61);
    await menu(page).getByRole("link", { name: "Kindergarten", exact: true }).hover();
    await expect(
      page.getByRole("group", { name: "Kindergarten" }).getByRole("link", { name: "Puzzles" }),
    ).toBeVisible();
    await page.mouse.move(600, 650);
    await page.mouse.wheel(0, 400);
    await expect.poll(top).toBeLessThan(0);
  });

  test("HEAD-04, HEAD-05: there is no shortcut to the search; the account's opens the sign-in over the page, which stays", async ({
    page,
    open,
  }) => {
    await open("/agb/");
    await hydrated(page);
    await expect(page.getByRole("searchbox")).toBeVisible();
    await expect(page.getByRole("button", { name: "Suche", exact: true })).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).click();
    const flyout = page.getByRole("dialog", { name: "Anmelden" });
    await expect(flyout.getByRole("textbox", { name: /^E-Mail-Adresse/ })).toBeFocused();
    await expect(page).toHaveURL(/\/agb\/$/);
    await page.keyboard.press("Escape");
    await expect(flyout).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Anmelden" })).toBeFocused();
  });
});

test("UX-03: a message is below the header, once, and goes with its page", async ({ page, open }) => {
  const person = aPerson();
  await open("/myaccount/register/");
  const form = page.getByRole("main");
  await form.getByLabel(/^E-Mail-Adresse/).fill(person.email);
  await form.getByRole("textbox", { name: /^Passwort/ }).fill(person.password);
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(messages(page).getByText("Ihr Konto ist angelegt. Willkommen!")).toBeVisible();
  // It moves to its place.
  await expect
    .poll(() => covers(page, page.getByRole("banner").getByRole("link", { name: "Mein Konto", exact: true })))
    .toBe(false);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(messages(page).getByText("Ihr Konto ist angelegt. Willkommen!")).toHaveCount(0);

  await open("/logout/");
  await expect(messages(page).getByText("Sie sind abgemeldet.")).toBeVisible();
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL(/\/impressum\/$/);
  await expect(messages(page).getByText("Sie sind abgemeldet.")).toHaveCount(0);
});
