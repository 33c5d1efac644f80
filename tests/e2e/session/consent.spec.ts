import { request } from "undici";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { ch, storefronts } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

test.use({ isFirstVisit: true });

const layer = { name: "Cookies" };
const refuse = { name: "Nur notwendige" };
const accept = { name: "Alle zulassen" };

test("a first visit is asked; to refuse is one press, as to agree, nothing moves, and no page asks again", async ({
  page,
  context,
  open,
}) => {
  await open("/");
  const asked = page.getByRole("complementary", layer);
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await hydrated(page);
  const [no, yes] = await Promise.all([
    asked.getByRole("button", refuse).boundingBox(),
    asked.getByRole("button", accept).boundingBox(),
  ]);
  expect([no?.height, no?.y]).toEqual([yes?.height, yes?.y]);
  const shift = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0)),
          ).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
  expect(await shift()).toBeLessThan(0.01);
  await asked.getByRole("button", refuse).click();
  await expect(asked).toHaveCount(0);
  const [choice] = (await context.cookies()).filter(({ name }) => name === "cookie_consent");
  expect(choice?.value).toBe("necessary.1");
  const days = ((choice?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(179);
  expect(days).toBeLessThan(181);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(asked).toHaveCount(0);
  // The choice can be changed at the end of every page: in place once the page listens, before that on a page of its own.
  await hydrated(page);
  await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await expect(page.getByRole("dialog").getByRole("checkbox", { name: /Statistik/ })).not.toBeChecked();
  await page.getByRole("dialog").getByRole("button", accept).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("cookie_consent=statistics.1");
});

test("the layer hides nothing that gets the focus, on a phone neither", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await open("/");
  const asked = page.getByRole("complementary", layer);
  await expect(asked).toBeVisible();
  const top = (await asked.boundingBox())?.y ?? 0;
  // Most of the page is to be seen beside it.
  expect(top).toBeGreaterThan(400);
  // The first that the keyboard comes to is the question.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("aside") !== null)).toBe(true);
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    const isSeen = () =>
      page.evaluate((end) => {
        const element = document.activeElement;
        const { top: y, height } = element?.getBoundingClientRect() ?? { top: 0, height: 0 };
        return height === 0 || y < end || element?.closest("aside[data-consent]") !== null;
      }, top);
    // Some of what has the focus must be to be seen once the page has scrolled to it (WCAG 2.2, 2.4.11).
    await expect.poll(isSeen).toBe(true);
  }
});

test.describe("where a notice lies at the same edge", () => {
  test.use({ storefront: ch });

  for (const width of [360, 1280]) {
    test(`CMS-24: it stands above the layer at ${width} px, comes down when that goes, and can be dismissed`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await open("/");
      const asked = page.getByRole("complementary", layer);
      const notice = page.getByRole("complementary", { name: "Hinweis" });
      const edges = async (bar: typeof notice) => {
        const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
        return { top: y, bottom: y + height };
      };
      await expect(notice).toBeVisible();
      await expect.poll(async () => (await edges(notice)).bottom).toBeCloseTo((await edges(asked)).top, 0);
      await asked.getByRole("button", refuse).click();
      await expect.poll(async () => (await edges(notice)).bottom).toBe(720);
      await notice.getByRole("button").click();
      await expect(notice).toBeHidden();
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both layers are forms that lead back to the page", async ({ page, context, open }) => {
    await open("/cat/1000/?p=2");
    const asked = page.getByRole("complementary", layer);
    await asked.getByRole("link", { name: "Einstellungen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cookie-Einstellungen" })).toBeVisible();
    await expect(asked).toHaveCount(0);
    await page.getByRole("checkbox", { name: /Statistik/ }).check();
    await page.getByRole("button", { name: "Auswahl speichern" }).click();
    // Browsers carry the hash of the page that redirects.
    await expect(page).toHaveURL(/\/cat\/1000\/\?p=2(?:#cookie-consent)?$/);
    const valueOf = async () => (await context.cookies()).find(({ name }) => name === "cookie_consent")?.value;
    expect(await valueOf()).toBe("statistics.1");
    await expect(asked).toHaveCount(0);
    await context.clearCookies();
    await page.reload();
    await asked.getByRole("button", refuse).click();
    await expect(page).toHaveURL(/\/cat\/1000\/\?p=2/);
    expect(await valueOf()).toBe("necessary.1");
    await expect(asked).toHaveCount(0);
  });
});

test("every storefront asks in its own words; the page that asks is the same for everyone", async ({ chalkbox }) => {
  for (const storefront of storefronts) {
    const headers = { host: `${storefront.host}:${chalkbox.webPort}`, accept: "text/html" };
    const get = async (cookie: string) =>
      (await request(`http://127.0.0.1:${chalkbox.webPort}/login/`, { headers: { ...headers, cookie } })).body.text();
    const asked = await get("");
    expect(asked).toContain(storefront.language === "en-DE" ? "Necessary only" : "Nur notwendige");
    if (storefront.store === "ch") expect(asked).not.toContain("außerdem");
    expect(await get("cookie_consent=necessary.1")).not.toContain("data-consent=");
  }
  const get = (cookie: string) =>
    request(pageUrl(chalkbox, ch, "/").replace(ch.host, "127.0.0.1"), {
      headers: { host: ch.host, cookie, accept: "text/html" },
    });
  // Shared by visitors who were asked, and by those who were not, whatever they have chosen.
  for (const cookie of ["", "cookie_consent=statistics.1"])
    expect((await get(cookie)).headers["cache-control"]).toMatch(/^public/);
});

test("a form that chooses nothing, or leads elsewhere, does neither", async ({ chalkbox }) => {
  const post = (body: string) =>
    request(`http://127.0.0.1:${chalkbox.webPort}/consent/`, {
      method: "POST",
      headers: { host: "localhost", origin: "http://localhost", "content-type": "application/x-www-form-urlencoded" },
      body,
    });
  const odd = await post("choice=everything&page=/");
  expect(odd.statusCode).toBe(400);
  expect(String(odd.headers["set-cookie"])).not.toContain("cookie_consent");
  const away = await post("choice=refuse&page=//evil.example/");
  expect([away.statusCode, away.headers["location"]]).toEqual([303, "/"]);
});
