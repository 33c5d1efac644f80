import { contentOf } from "../../testkit/content-calls.ts";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../../testkit/root.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

/** Names of the storefront's operations by the ids that travel. */
async function operationNames(): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(root, "web/src/graph/generated");
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), "utf8")));
  return new Map(
    texts.flatMap((text) => {
      const [, name, id] = /const (\w+)Document = .*"(sha256:[0-9a-f]{64})"/.exec(text) ?? [];
      return name !== undefined && id !== undefined ? [[id, name] as const] : [];
    }),
  );
}

/** The names of the operations that the tab calls the gateway from now on. */
async function listen(page: Page): Promise<string[]> {
  const names = await operationNames();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().includes("/api/shop/")) return;
    // Those that are due together come in a list (GQL-02).
    for (const { documentId } of [JSON.parse(request.postData() ?? "{}")].flat())
      asked.push(names.get(documentId) ?? String(documentId));
  });
  return asked;
}

/** One for the page and one for its kind, one for what is below the fold, one for the menu that the pointer rested on (NAV-06). */
const categoryCalls = ["CategoryPage", "CategoryTopsellers", "CategoryType", "NavigationBranch"];

const department = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name }).first();

test("GQL-12: menu, footer, pages, categories and products are requested by loads alone, and loaded ones not again", async ({
  page,
  open,
}) => {
  await open("/");
  await hydrated(page);
  const asked = await listen(page);
  await department(page, "Schulbedarf").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
  await page.waitForLoadState("networkidle");
  // Each once at most: the pointer was on the link, and some may have come with the page's payload (OP-A-11).
  expect(asked.filter((name, index) => !categoryCalls.includes(name) || asked.indexOf(name) !== index)).toEqual([]);
  const first = asked.length;

  await page.goBack();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(first);
});

test("GQL-13: a route change after more than 10 minutes requests what the page shows again", async ({ page, open }) => {
  await page.clock.install();
  await open("/");
  // The clock of the test has no list of what was loaded.
  await page.waitForLoadState("networkidle");
  const asked = await listen(page);
  await page.clock.fastForward("09:00");
  await department(page, "Schulbedarf").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("PageSession");

  await page.clock.fastForward("02:00");
  await page.goBack();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect.poll(() => asked).toContain("PageSession");
  await expect.poll(() => asked).toContain("PageDetails");
});

test("GQL-13: a footer that operators have changed is there after more than 10 minutes, without a page that is loaded", async ({
  page,
  open,
  chalkbox,
}) => {
  await page.clock.install();
  await open("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Nachtrag im Fuß" });
  const remove = await contentOf(chalkbox).addFooterLink("de", "Nachtrag im Fuß", "/beratung/");
  try {
    await page.clock.fastForward("11:00");
    await department(page, "Schulbedarf").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
    await expect(link).toHaveAttribute("href", "/beratung/");
    // The menu is the same one, and still works.
    await expect(department(page, "Schulbedarf")).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/beratung\/$/);
    expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  } finally {
    await remove();
  }
});

test("OP-A-11: a page is fetched ahead while the pointer rests on its link; one that is gone does no harm", async ({
  page,
  open,
}) => {
  await open("/");
  await hydrated(page);
  const asked = await listen(page);
  // All that is the same for every visitor is in one file (OP-A-11).
  const payload = page.waitForResponse((response) => new URL(response.url()).pathname === "/cat/1000/_payload.json");
  await department(page, "Schulbedarf").hover();
  expect((await payload).status()).toBe(200);
  await expect.poll(() => asked.toSorted()).toEqual(["NavigationBranch"]);
  await department(page, "Schulbedarf").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
  expect(asked).toHaveLength(1);

  await page
    .getByRole("main")
    .evaluate((main) => main.insertAdjacentHTML("afterbegin", `<a href="/cat/99999999/">Weg</a>`));
  await page.getByRole("link", { name: "Weg", exact: true }).hover();
  await expect.poll(() => asked.slice(1).toSorted()).toEqual(["CategoryPage", "CategoryType"]);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
});
