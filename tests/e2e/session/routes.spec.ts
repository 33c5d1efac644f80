import * as v from "valibot";
import type { Addresses } from "../../testkit/chalkbox.ts";
import { demoCategories, findDemoProduct } from "../../testkit/demo-products.ts";
import { type PageVisitor, pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { at, b2b, b2bEnglish, ch, de } from "../../testkit/storefronts.ts";
import { newVisitor } from "../../testkit/visitor.ts";
import { expect, test } from "../fixtures.ts";

/** A path without and with a slash at its end. */
const both = (path: string): readonly [string, string] => [path, `${path}/`];

/** Expects one page at a path, without and with a slash, with this title. */
async function expectPage(visitor: PageVisitor, path: string, title: RegExp): Promise<void> {
  for (const target of both(path)) {
    const answer = await visitor.get(target);
    expect([target, answer.status, answer.location]).toEqual([target, 200, null]);
    expect(answer.title).toMatch(title);
  }
}

/** Expects that a path leads elsewhere, without and with a slash. */
async function expectRedirect(visitor: PageVisitor, path: string, to: string, query = ""): Promise<void> {
  for (const target of both(path)) {
    const { status, location } = await visitor.get(target + query);
    expect([target, [301, 302].includes(status), location]).toEqual([
      target,
      true,
      to.replace("{here}", encodeURIComponent(target + query)),
    ]);
  }
}

/** An item of a product that has a choice of one attribute. */
async function aVariant(chalkbox: Addresses) {
  const product = await findDemoProduct(
    chalkbox,
    de,
    demoCategories.school,
    ({ attributes }) => attributes.length === 1,
  );
  const [attribute] = product.attributes;
  const value = attribute?.options.find(({ disabled }) => !disabled)?.value;
  const { data } = await (
    await newVisitor(`http://127.0.0.1:${chalkbox.webPort}`, de)
  ).ask(
    `query ($id: ID!, $chosen: [VariantSelectionInput!]!) {
      getVariantInformationForProduct(productId: $id, selectedVariants: $chosen) { item { itemId orderNumber } }
    }`,
    { id: product.id, chosen: [{ name: attribute?.name, value }] },
  );
  const Item = v.object({ item: v.object({ itemId: v.string(), orderNumber: v.string() }) });
  const { item } = v.parse(v.object({ getVariantInformationForProduct: Item }), data).getVariantInformationForProduct;
  return { productId: product.id, ...item };
}

async function customer(visitor: PageVisitor): Promise<PageVisitor> {
  const { email, password } = aPerson();
  const { status, location } = await visitor.post("/myaccount/register/", {
    email,
    password,
    firstName: "",
    lastName: "",
  });
  expect([status, location]).toEqual([303, "/myaccount/"]);
  return visitor;
}

async function school(visitor: PageVisitor): Promise<PageVisitor> {
  const { status } = await visitor.post("/login/", { email: "100200", password: "kreide-2026" });
  expect(status).toBe(303);
  return visitor;
}

test("ROUTE-02, ROUTE-05, ROUTE-06, ROUTE-08: home, listing, product and search are pages", async ({
  chalkbox,
  backOffice,
}) => {
  const visitor = pageVisitor(chalkbox, de);
  expect((await visitor.get("/")).status).toBe(200);
  await expectPage(visitor, `/cat/${demoCategories.school}`, /Schulbedarf/);
  const { id, name } = await backOffice.createProduct();
  await expectPage(visitor, `/prod/${id}`, new RegExp(name.de));
  const { productId, itemId, orderNumber } = await aVariant(chalkbox);
  const number = (html: string) => /Artikelnummer:\s*(\d+)/.exec(html.replaceAll("<!-- -->", ""))?.[1];
  expect(number((await visitor.get(`/prod/${productId}/`)).html)).toBeUndefined();
  expect(number((await visitor.get(`/prod/${productId}/?varid=${itemId}`)).html)).toBe(orderNumber);
  await expectPage(visitor, "/search", /Such/);
  expect((await visitor.get("/search?q=Heft")).html).toContain("Heft");
});

test("ROUTE-03, ROUTE-07, ROUTE-10: sign-in, sign-out, prime and the return from the card page answer", async ({
  chalkbox,
}) => {
  const visitor = pageVisitor(chalkbox, de);
  await expectPage(visitor, "/login", /Anmelden/);
  await customer(visitor);
  expect((await visitor.get("/myaccount/contact-details/")).status).toBe(200);
  await expectRedirect(visitor, "/logout", "/");
  expect((await visitor.get("/myaccount/contact-details/")).location).toMatch(/^\/login\//);
  await expectPage(visitor, "/prime", /Prime/);
  await expectRedirect(visitor, "/prime/checkout", "/prime/?fromPrimeCheckout=true");
  // Without an answer of the provider nothing is known, and the shopper gets on; data that none has sealed proves nothing.
  for (const path of both("/computop/success")) {
    expect(await visitor.get(path)).toMatchObject({ status: 303, location: "/checkout/payment/" });
    const { status, html } = await visitor.get(`${path}?len=10&data=unsealed`);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Ihre Zahlung wird geprüft/);
  }
});

test("ROUTE-09: the checkout has six pages, and each sends an empty basket where it belongs", async ({ chalkbox }) => {
  const visitor = pageVisitor(chalkbox, de);
  await expectPage(visitor, "/checkout/basket", /Warenkorb/);
  for (const [step, target] of [
    ["login", "/checkout/basket"],
    ["shipping", "/"],
    ["payment", "/"],
    ["summary", "/"],
    ["confirmation", "/"],
  ] as const) {
    for (const path of both(`/checkout/${step}`)) {
      const { status, location } = await visitor.get(path);
      expect([path, [302, 303].includes(status), location]).toEqual([path, true, target]);
    }
  }
});

test("ROUTE-11, ROUTE-12, ROUTE-16, ROUTE-26: a customer's pages answer, are no search results, and link each other", async ({
  chalkbox,
}) => {
  const visitor = await customer(pageVisitor(chalkbox, at));
  await expectRedirect(visitor, "/myaccount", "/myaccount/contact-details/");
  await expectRedirect(visitor, "/myaccount/addresses", "/myaccount/addresses/billing/");
  const pages: readonly (readonly [string, RegExp])[] = [
    ["/myaccount/contact-details", /^Kontaktdaten$/],
    ["/myaccount/password", /^Passwort ändern$/],
    ["/myaccount/wishlist", /Merkzettel/],
    ["/myaccount/orders", /^Bestellungen$/],
    ["/myaccount/addresses/billing", /^Rechnungsadressen$/],
    ["/myaccount/addresses/shipping", /^Lieferadressen$/],
    ["/myaccount/addresses/packing-station", /^Packstationen$/],
  ];
  for (const [path, title] of pages) {
    await expectPage(visitor, path, title);
    const { html, robots } = await visitor.get(path);
    expect([path, robots]).toEqual([path, "noindex,follow"]);
    for (const [other] of pages.slice(0, 4)) expect(html).toContain(`href="${other}/"`);
  }
  expect((await visitor.get("/myaccount/addresses/elsewhere/")).status).toBe(404);
  // The number is the business store's.
  expect((await visitor.get("/myaccount/customernumber/")).status).toBe(404);

  const stranger = pageVisitor(chalkbox, at);
  await expectPage(stranger, "/myaccount/register", /Konto anlegen/);
  await expectPage(stranger, "/myaccount/resetpassword", /Passwort vergessen/);
  await expectPage(stranger, "/myaccount/wishlist", /Merkzettel/);
  for (const path of [
    "/beratung",
    "/service/sicher-einkaufen",
    "/service/spielwarensicherheit",
    "/service/your-advantages",
    "/about-betzold",
  ]) {
    await expectPage(stranger, path, /./);
  }
  expect((await stranger.get("/service/product-safety/")).status).toBeLessThan(500);
  const business = await school(pageVisitor(chalkbox, b2b));
  for (const path of ["/service/product-safety", "/myaccount/customernumber", "/about-betzold"])
    await expectPage(business, path, /./);
});

test("ACCESS-01, C-42: the account's pages lead to the sign-in, with the address that was wanted", async ({
  chalkbox,
}) => {
  const visitor = pageVisitor(chalkbox, ch);
  for (const page of [
    "contact-details",
    "password",
    "orders",
    "orders/orderdetail",
    "addresses/billing",
    "addresses/shipping",
    "addresses/packing-station",
  ]) {
    await expectRedirect(visitor, `/myaccount/${page}`, "/login/?to={here}");
  }
  expect((await visitor.get("/myaccount/orders/?q=1&p=2")).location).toBe(
    "/login/?to=%2Fmyaccount%2Forders%2F%3Fq%3D1%26p%3D2",
  );
});

test("ROUTE-13: the business store shows the customer number, to who has signed in", async ({ chalkbox }) => {
  const visitor = await school(pageVisitor(chalkbox, b2bEnglish));
  await expectPage(visitor, "/myaccount/customernumber", /^Your customer number$/);
  const { html } = await visitor.get("/myaccount/customernumber/");
  expect(html).toContain("100200");
  expect(html).toContain('href="/myaccount/customernumber/"');
  const stranger = await pageVisitor(chalkbox, b2bEnglish).get("/myaccount/customernumber/");
  expect(stranger.location).toBe(`/?to=${encodeURIComponent("/myaccount/customernumber/")}`);
});

test("ACCESS-22, ACCESS-23, ACCESS-38: a new password needs a token, and who is signed in changes the old one", async ({
  chalkbox,
}) => {
  const visitor = pageVisitor(chalkbox, de);
  for (const query of ["", "?token=", "?token=%20"])
    await expectRedirect(visitor, "/myaccount/newpassword", "/myaccount/resetpassword/", query);
  const { status, heading, robots } = await visitor.get("/myaccount/newpassword/?token=abc");
  expect([status, heading, robots]).toEqual([200, "Dieser Link gilt nicht mehr", "noindex,follow"]);
  await customer(visitor);
  await expectRedirect(visitor, "/myaccount/resetpassword", "/myaccount/password/");
});

test("ACCESS-24, ACCESS-26, ACCESS-27, ACCESS-38: returns begin at their first page, customers' among their orders", async ({
  chalkbox,
}) => {
  for (const storefront of [de, b2b]) {
    const visitor = pageVisitor(chalkbox, storefront);
    await expectPage(visitor, "/myaccount/returns", /Rücksendung/);
    for (const step of ["productselection", "regulations", "carrier", "confirm"]) {
      await expectRedirect(visitor, `/myaccount/returns/${step}`, "/myaccount/returns/");
    }
    await expectRedirect(visitor, "/myaccount/returns", "/myaccount/returns/", "?order=unknown-hash");
    expect((await visitor.get("/myaccount/returns/")).html).toContain(
      "keine Bestellung, die zurückgesendet werden kann",
    );
  }
  await expectRedirect(await customer(pageVisitor(chalkbox, de)), "/myaccount/returns", "/myaccount/orders/");
});

test("ROUTE-18, ACCESS-29, ACCESS-30, ACCESS-31: each store has its catalogue page, the business store's behind the sign-in", async ({
  chalkbox,
}) => {
  for (const storefront of [de, at, ch]) {
    const visitor = pageVisitor(chalkbox, storefront);
    await expectPage(visitor, "/service/katalog", /^Katalog$/);
    await expectRedirect(visitor, "/service/catalogue", "/service/katalog/");
    await expectPage(visitor, "/service/orderform", /^Bestellschein$/);
  }
  for (const [storefront, own, other, title] of [
    [b2b, "/service/katalog", "/service/catalogue", /^Katalog$/],
    [b2bEnglish, "/service/catalogue", "/service/katalog", /^Catalogue$/],
  ] as const) {
    const visitor = pageVisitor(chalkbox, storefront);
    await expectRedirect(visitor, own, "/login/?to={here}");
    await expectRedirect(visitor, other, `${own}/`);
    await school(visitor);
    await expectPage(visitor, own, title);
    await expectRedirect(visitor, other, `${own}/`);
  }
});

test("ROUTE-19: sign-up, success and unsubscribing of the newsletter are pages; two of them are no search results", async ({
  chalkbox,
}) => {
  const visitor = pageVisitor(chalkbox, de);
  await expectPage(visitor, "/service/newsletter", /^Newsletter$/);
  await expectPage(visitor, "/service/newsletter/success", /^Fast geschafft$/);
  await expectPage(visitor, "/service/newsletter/newsletter-abmelden", /^Newsletter abbestellen$/);
  const robots = await Promise.all(
    ["", "success/", "newsletter-abmelden/"].map(
      async (page) => (await visitor.get(`/service/newsletter/${page}`)).robots,
    ),
  );
  expect(robots).toEqual(["index,follow", "noindex,follow", "noindex,follow"]);
  expect((await visitor.get("/service/newsletter/elsewhere/")).status).toBe(404);
});

test("ROUTE-21, PRIME-01: four layouts, each on its pages", async ({ chalkbox, page, open, shopper }) => {
  const visitor = pageVisitor(chalkbox, de);
  const layoutOf = (html: string) => ({
    search: html.includes('id="search-query"'),
    secure: html.includes("Sichere Verbindung"),
    footer: html.includes("<footer"),
  });
  for (const path of ["/", "/login/", "/checkout/basket/"]) {
    expect(layoutOf((await visitor.get(path)).html)).toEqual({ search: true, secure: false, footer: true });
  }
  for (const path of ["/myaccount/resetpassword/", "/myaccount/newpassword/?token=a"]) {
    expect(layoutOf((await visitor.get(path)).html)).toEqual({ search: false, secure: false, footer: true });
  }
  await shopper.buy();
  await open("/checkout/login/");
  expect(layoutOf(await page.content())).toEqual({ search: false, secure: true, footer: true });
  await customer(visitor);
  expect((await visitor.post("/prime/", {})).location).toBe("/prime/checkout/");
  const { html } = await visitor.get("/prime/checkout/");
  expect(layoutOf(html)).toEqual({ search: false, secure: true, footer: false });
});
