import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { type FaultProxy, startFaultProxy } from "../../testkit/fault-proxy/fault-proxy.ts";
import { type OwnGateway, type Service, startGateway, startWeb, warmUp } from "../../testkit/services.ts";
import { expect, test as quietTest } from "../fixtures.ts";
import { addressesOfRun } from "../start-chalkbox.ts";

// Browsers log every call that fails; here calls are meant to.
const test = quietTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the pattern.
  quietConsole: async ({}, provide) => provide(undefined),
});

const Secrets = v.object({ OAUTH_CLIENT_ID: v.string(), OAUTH_CLIENT_SECRET: v.string() });
const outdated = /Preise und Verfügbarkeit auf dieser Seite können veraltet sein/;
const again = { name: "Noch einmal versuchen" };
/**
 * A page has less time than what hangs behind it, in ms. What its calls may take is tested in
 * page-deadline.server.test.ts; one that did not give up by itself would take the gateway's five at least.
 */
const deadline = 4_800;

let proxy: FaultProxy;
let gateway: OwnGateway;
let web: Service;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  const { shop, dataDir } = addressesOfRun();
  const secrets = v.parse(Secrets, JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8")));
  proxy = await startFaultProxy(shop);
  gateway = await startGateway({
    graphqlUrl: `${proxy.origin}/graphql`,
    tokenUrl: `${proxy.origin}/oauth/token`,
    clientId: secrets.OAUTH_CLIENT_ID,
    clientSecret: secrets.OAUTH_CLIENT_SECRET,
  });
  web = await startWeb(gateway.origin, shop);
  await warmUp(web);
});
test.afterAll(async () => {
  process.kill(gateway.pid, "SIGCONT");
  await web.stop();
  await gateway.stop();
  await proxy.stop();
});

/** From now on the shop takes calls and answers none. */
const hangShop = () => proxy.play({ kind: "time-out" }, { times: 10_000 });

/** A page as a browser without scripts gets it, and how long it took until its last byte. */
async function get(page: Page, address: string) {
  const started = performance.now();
  const response = await page.request.get(`${web.origin}${address}`);
  const text = await response.text();
  return { status: response.status(), headers: response.headers(), text, ms: performance.now() - started };
}

type Got = Awaited<ReturnType<typeof get>>;

/** Reports what must hold of a page that cannot be had: honest, whole, in time, and not kept. */
function expectUnavailable({ status, headers, text, ms }: Got): void {
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(headers["cache-control"]).toContain("no-store");
  expect(ms).toBeLessThan(deadline);
  expect(text).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
  expect(text).toContain('lang="de-DE"');
  expect(text).not.toContain("Ihr Warenkorb ist leer");
}

test("while the shop hangs, pages come from the last good answers and say so, or are honest in time", async ({
  page,
  shopper,
}) => {
  const { id, name } = await shopper.newProduct();
  const known = `/prod/${id}/`;
  await page.goto(`${web.origin}${known}`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByRole("link", { name: "Warenkorb, 1 Artikel" })).toBeVisible();
  await expect(page.getByText(outdated)).toHaveCount(0);
  // What the gateway holds has to be requested again, the menu and the footer as well.
  await gateway.invalidate(["catalogue", "content", "reviews", "deals", "parameters", "translations"]);
  hangShop();

  const old = await get(page, known);
  expect([old.status, old.ms < deadline]).toEqual([200, true]);
  expect(old.text).toContain(name);
  expect(old.text).toMatch(outdated);
  expect(old.text).toMatch(/<nav[\s\S]*Schulbedarf/);
  expectUnavailable(await get(page, "/checkout/basket/"));
  expectUnavailable(await get(page, "/prod/10000/"));

  await page.goto(`${web.origin}${known}`);
  await expect(page.getByText(outdated)).toBeVisible();
  // Nothing is reported about a basket that cannot be requested.
  await expect(page.getByRole("banner").getByRole("link", { name: "Warenkorb", exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Warenkorb" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihr Warenkorb kann gerade nicht angezeigt werden.");
  proxy.recover();
  await page.getByRole("link", again).click();
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
  await expect(page.getByRole("main").getByText(name)).toBeVisible();
  // The call that hangs has its five seconds; later requests get the current answer.
  await expect.poll(async () => outdated.test((await get(page, known)).text), { timeout: 15_000 }).toBe(false);
});

test("while the gateway hangs, a page is as it was last or an honest 503 with header and footer in time, and nothing is lost", async ({
  page,
  shopper,
}) => {
  const { id, name } = await shopper.newProduct();
  const known = `/prod/${id}/`;
  await page.goto(`${web.origin}${known}`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("spinbutton", { name: /^Menge/ }).fill("3");
  // From memory.
  await expect.poll(async () => (await get(page, known)).headers["age"]).toBeDefined();
  process.kill(gateway.pid, "SIGSTOP");
  try {
    const [old, product, basket] = await Promise.all([
      get(page, known),
      get(page, "/prod/10000/"),
      get(page, "/checkout/basket/"),
    ]);
    expect([old.status, old.ms < deadline, old.text.includes(name)]).toEqual([200, true, true]);
    expectUnavailable(product);
    expectUnavailable(basket);
    // The frame is as it was last.
    expect(product.text).toMatch(/<nav[\s\S]*Schulbedarf/);

    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByRole("main").getByText(/^Da ist etwas schiefgegangen/)).toBeVisible({
      timeout: 25_000,
    });
    await expect(page.getByRole("spinbutton", { name: /^Menge/ })).toHaveValue("3");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  } finally {
    process.kill(gateway.pid, "SIGCONT");
  }
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByRole("link", { name: /^Warenkorb, [36] Artikel$/ })).toBeVisible();
});
