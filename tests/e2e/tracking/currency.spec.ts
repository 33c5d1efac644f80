import { pageUrl } from "../../testkit/chalkbox.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { ch } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";
import { consentCookie } from "../steps/consent.ts";
import { hydrated } from "../steps/hydrated.ts";

test.use({ storefront: ch });

test("C-10, TRACK-07: what is reported in Switzerland is in the currency that is charged, like the page's data and the product feed", async ({
  page,
  context,
  chalkbox,
  shopper,
}) => {
  await context.addCookies([consentCookie("statistics", pageUrl(chalkbox, ch))]);
  const { id, name } = await shopper.newProduct({ priceCents: 1_500 });
  const currencies = () =>
    page.evaluate(() =>
      JSON.stringify(globalThis.dataLayer ?? [])
        .match(/"event":"(?:add_to|remove_from)_cart","ecommerce":\{"currency":"[A-Z]{3}"/g)
        ?.map((text) => text.slice(-4, -1)),
    );
  await shopper.open(`/prod/${id}/`);
  await hydrated(page);
  const [, described] = /"priceCurrency":"(\w+)"/.exec(await page.content()) ?? [];
  await shopper.add();
  await expect.poll(currencies).toEqual([described]);

  await shopper.open("/checkout/basket/");
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByText(/^EUR\s15[.,]00$/).first()).toBeVisible();
  await expect(main.getByText("CHF")).toHaveCount(0);
  await page.getByRole("button", { name: `${name} entfernen` }).click();
  await expect.poll(currencies).toEqual([described]);
  expect(described).toBe("EUR");
  const { html: feed } = await pageVisitor(chalkbox, ch).get("/feeds/products.xml");
  expect(feed).toMatch(/\d\.\d\d EUR</);
  expect(feed).not.toContain("CHF");
});
