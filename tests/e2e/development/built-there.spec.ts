import { type Chalkbox, pageUrl, startChalkbox } from "../../testkit/chalkbox.ts";
import { type FreshClone, makeFreshClone } from "../../testkit/fresh-clone.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

test.describe.configure({ mode: "default", timeout: 600_000 });

let clone: FreshClone;
let started: Chalkbox;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  clone = makeFreshClone("Ordner mit Leerzeichen ü");
  started = await startChalkbox({}, { checkout: clone.folder });
});
test.afterAll(async () => {
  await started.stop();
  clone.remove();
});

test("a checkout in a folder with blanks and umlauts is built and started there, its pages with their scripts and pictures", async ({
  page,
}) => {
  await page.goto(pageUrl(started, de, "/cat/1000/"));
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => [...document.images].some((img) => img.naturalWidth > 0))).toBe(true);
});
