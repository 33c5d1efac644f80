import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import * as v from "valibot";
import { type Chalkbox, pageUrl, startChalkbox } from "../../testkit/chalkbox.ts";
import { type FreshClone, makeFreshClone } from "../../testkit/fresh-clone.ts";
import { pageVisitor, type PageVisitor } from "../../testkit/page-visitor.ts";
import { root } from "../../testkit/root.ts";
import { de } from "../../testkit/storefronts.ts";
import { aPerson } from "../../testkit/people.ts";
import { waysToSave } from "../../testkit/ways-to-save.ts";
import { expect, test } from "../fixtures.ts";
import { Shopper } from "../steps/shopper.ts";
import { examples } from "./examples.ts";

test.describe.configure({ mode: "default", timeout: 600_000 });

let clone: FreshClone;
let started: Chalkbox;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  clone = makeFreshClone();
  started = await startChalkbox({}, { isDevelopment: true, checkout: clone.folder });
});
test.afterAll(async () => {
  // The end of what it did, for the reader of a failure.
  process.stdout.write(started.output().slice(-2_000));
  await started.stop();
  clone.remove();
});

/** Paths of all routes, as `web/src/routes.ts` writes them; home has none. */
const routes = [
  "",
  ...[...readFileSync(path.join(root, "web/src/routes.ts"), "utf8").matchAll(/\broute\(\s*"([^"]+)"/g)].map(
    ([, route = ""]) => route,
  ),
];

async function signedIn(visitor: PageVisitor): Promise<PageVisitor> {
  const { status } = await visitor.post("/login/", { email: "demo@chalkbox.example", password: "kreide-2026" });
  expect(status).toBe(303);
  return visitor;
}

/** Status and type of a file, which is not read: one of them takes as long as the whole assortment. */
async function beginningOf(url: string): Promise<string> {
  const response = await fetch(url, { redirect: "manual" });
  await response.body?.cancel();
  return `${response.status} ${response.headers.get("content-type") ?? ""}`;
}

test("every route has an example", () => {
  expect(routes.length).toBeGreaterThan(50);
  expect(Object.keys(examples).toSorted()).toEqual(routes.toSorted());
});

test("in development every route answers as built, and its page opens without an error", async ({ chalkbox, page }) => {
  for (const isCustomer of [false, true]) {
    const visitors = [chalkbox, started].map((each) => pageVisitor(each, de));
    const [built, developed] = isCustomer ? await Promise.all(visitors.map(signedIn)) : visitors;
    const shopper = new Shopper(page, started, de);
    if (isCustomer) await shopper.signInAsDemo();
    for (const { address, isFile = false } of Object.values(examples)) {
      if (isCustomer && !/^\/(myaccount|prime|rating)/.test(address)) continue;
      if (isFile) {
        const [wanted, given] = await Promise.all(
          [chalkbox, started].map((each) => beginningOf(pageUrl(each, de, address))),
        );
        expect([address, given]).toEqual([address, wanted]);
        continue;
      }
      const statusIn = async (visitor: PageVisitor | undefined): Promise<string> => {
        const answer = await visitor?.get(address);
        return `${address} ${answer?.status ?? 0} ${answer?.location ?? ""}`;
      };
      let wanted = "";
      const difference = async (): Promise<string | null> => {
        const [given, asBuilt] = await Promise.all([statusIn(developed), statusIn(built)]);
        wanted = asBuilt;
        return given === asBuilt && !given.includes(" 503 ") ? null : `${given}, as built ${asBuilt}`;
      };
      // The first page of a kind is compiled, which a busy machine may take longer for than a page may wait.
      await expect.poll(difference, { timeout: 60_000 }).toBeNull();
      // A page that cannot be shown has an error in the console already, and leads nowhere.
      if (/ [45]\d\d $/.test(wanted)) continue;
      await shopper.open(address);
    }
  }
});

test("in development a guest orders, and the IDE runs an operation", async ({ page }) => {
  const shopper = new Shopper(page, started, de);
  const { id } = await shopper.newProduct();
  await shopper.open(`/prod/${id}/`);
  // Its styles come with its scripts: what is pressed earlier moves away below the pointer.
  await page.waitForLoadState("networkidle");
  await shopper.add();
  await shopper.walkToSummary(aPerson(), "invoice");
  await shopper.order();
  await shopper.confirmation();
  await shopper.open("/api/shop/");
  // A busy machine shows the button before the editor has its operation: a press that does nothing is repeated.
  await expect(async () => {
    await page.getByRole("button", { name: "Execute query" }).click();
    await expect(page.getByText('"de-DE"')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
});

/** A file of each kind, what is written into it, and how it shows. */
const kinds = [
  {
    file: "web/src/content/newsletter/success-view.tsx",
    change: (text: string, mark: string) =>
      text.replace("<SectionHeader", `<p>Component ${mark}</p>\n      <SectionHeader`),
  },
  {
    file: "services/shop/src/schema.ts",
    change: (text: string, mark: string) => text.replace("() => shopVersion", `() => "Resolver ${mark}"`),
  },
  {
    file: "operations/content/NewsletterSubscription.graphql",
    change: (text: string, mark: string) => text.replace("    email\n", `    email\n    ${mark}: __typename\n`),
  },
  {
    file: "schema/shop/base.graphql",
    change: (text: string, mark: string) =>
      text.replace("The version of the shop that", `Schema ${mark}: the version that`),
  },
] as const;

const Answer = v.object({
  data: v.object({
    shop_version: v.string(),
    __schema: v.object({
      queryType: v.object({ fields: v.array(v.object({ name: v.string(), description: v.nullable(v.string()) })) }),
    }),
  }),
});

test("in development each saved file is seen, each time and however it is saved", async ({ page }) => {
  const shopper = new Shopper(page, started, de);
  await shopper.open("/service/newsletter/success/");
  // What is saved earlier meets a page whose router is not there yet.
  await expect.poll(() => page.evaluate(() => "__reactRouterDataRouter" in globalThis)).toBe(true);
  // While the shop starts again it has no pictures.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const originals = kinds.map(({ file }) => readFileSync(path.join(clone.folder, file), "utf8"));
  const generated = path.join(clone.folder, "web/src/graph/generated/NewsletterSubscription.ts");
  const graph = async (): Promise<string> => {
    const query = "{ shop_version __schema { queryType { fields { name description } } } }";
    const response = await page.request.post(pageUrl(started, de, "/api/shop/"), { data: { query } });
    const answer = v.safeParse(Answer, await response.json().catch(() => null));
    if (!answer.success) return "";
    const { shop_version: version, __schema: schema } = answer.output.data;
    return `${version}; ${schema.queryType.fields.find(({ name }) => name === "shop_version")?.description ?? ""}`;
  };
  for (const [index, way] of (["rename", "rename", "truncation", "copy"] as const).entries()) {
    const mark = `${way}${index}`;
    for (const [each, { file, change }] of kinds.entries()) {
      const text = change(originals[each] ?? "", mark);
      expect(text).not.toBe(originals[each]);
      waysToSave[way](path.join(clone.folder, file), text);
    }
    const patience = { timeout: 120_000 };
    await expect(page.getByText(`Component ${mark}`)).toBeVisible(patience);
    await expect.poll(() => readFileSync(generated, "utf8"), patience).toContain(mark);
    await expect.poll(graph, patience).toContain(`Resolver ${mark}; Schema ${mark}`);
  }
});
