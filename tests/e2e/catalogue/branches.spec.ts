import { type BackOffice, backOfficeOf } from "../../testkit/back-office.ts";
import { freePort } from "../../testkit/ports.ts";
import { type Program, startProgram } from "../../testkit/program.ts";
import {
  type OwnGateway,
  type OwnShop,
  type Service,
  startGateway,
  startOwnShop,
  startWeb,
} from "../../testkit/services.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

/** One test after the other: they share the shop and the upstreams beside it, of which the last one ends one. */
test.describe.configure({ mode: "default" });

const stockTitle = "Verfügbar in unseren Filialen";
const editorialTitle = "Von der Redaktion getestet";
const switched = { name: "furtherUpstreams", entry: "productPage" };

let shop: OwnShop;
let branches: Program;
let editorial: Program;
let gateway: OwnGateway;
let web: Service;
let backOffice: BackOffice;

async function startUpstream(entry: string): Promise<{ readonly program: Program; readonly url: string }> {
  const port = await freePort();
  const program = await startProgram({ entry, env: { PORT: String(port) }, readyText: '"ready"' });
  return { program, url: `http://127.0.0.1:${port}/graphql` };
}

test.beforeAll(async () => {
  const [ownShop, stock, reviews] = await Promise.all([
    startOwnShop(),
    startUpstream("tests/further/branches.ts"),
    startUpstream("tests/further/editorial.ts"),
  ]);
  shop = ownShop;
  branches = stock.program;
  editorial = reviews.program;
  backOffice = backOfficeOf({ shop: shop.origin, operatorToken: shop.operatorToken });
  gateway = await startGateway(shop.upstream, {
    SUBSCHEMAS_DIR: "further/upstreams",
    OPERATIONS_DIR: "further/operations",
    BRANCHES_URL: stock.url,
    EDITORIAL_URL: reviews.url,
  });
  web = await startWeb(gateway.origin, shop.media);
});
test.afterAll(async () => {
  await web.stop();
  await gateway.stop();
  await Promise.all([branches.stop(), editorial.stop(), shop.stop()]);
});

test("without the switch a product's page loads nothing of what upstreams beside the shop know", async ({ page }) => {
  const { id } = await backOffice.createProduct();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${web.origin}/prod/${id}/`);
  await hydrated(page);
  await page.getByRole("heading", { name: "Bewertungen" }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes("branches"))).toEqual([]);
  await expect(page.getByRole("heading", { name: stockTitle })).toHaveCount(0);
});

test("with it the page shows the stores' stock and the editors' test; one that is away takes its own part alone", async ({
  page,
}) => {
  await backOffice.setParameter({ ...switched, value: "true" });
  const first = await backOffice.createProduct();
  const second = await backOffice.createProduct();
  const partOf = (title: string) => page.getByRole("main").locator("section", { hasText: title });

  await page.goto(`${web.origin}/prod/${first.id}/`);
  await expect(partOf(stockTitle).getByRole("listitem")).toHaveText([
    "Berlin-Mitteausverkauft",
    /^Hamburg-Altona\d Stück$/,
    /^München-Sendling\d+ Stück$/,
  ]);
  await expect(partOf(editorialTitle)).toContainText("Hält, was es verspricht");
  await expectAccessible(page);

  await editorial.stop();
  const answer = await page.goto(`${web.origin}/prod/${second.id}/`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: second.name.de })).toBeVisible();
  await expect(partOf(stockTitle).getByRole("listitem")).toHaveCount(3);
  await expect(partOf(editorialTitle)).toContainText("Der Test der Redaktion ist gerade nicht zu erreichen.");
  await expect(page.getByRole("button", { name: "In den Warenkorb" }).first()).toBeEnabled();

  await branches.stop();
  await page.reload();
  await expect(partOf(stockTitle)).toContainText("Was die Filialen vorrätig haben, ist gerade nicht zu erfahren.");
  await expect(page.getByRole("heading", { level: 1, name: second.name.de })).toBeVisible();
});
