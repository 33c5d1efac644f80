import type { Storefront } from "../testkit/storefronts.ts";

/** A class list of the consumers' stores, and one of the business store. */
const [consumersList, schoolsList] = ["/lists/erstausstattung-klasse-1/", "/lists/klassensatz-kunst/"];

/** These pages as a storefront has them. */
export const inStore = (pages: readonly string[], { store }: Storefront): readonly string[] =>
  store === "b2b" ? pages.map((page) => (page === consumersList ? schoolsList : page)) : pages;

/** Catalogue, search and forms that need nothing but their address. */
const shopPages = [
  "/",
  "/cat/1000/",
  "/cat/1000/?filter.FARBE=blau&filter.PRICE.x=2-40",
  "/cat/1000/?filter.PRICE.x=9000-9001",
  "/prod/10182/",
  "/prod/10140/",
  "/search/?q=heft",
  "/search/?q=xqzwv",
  "/login/",
  "/prime/",
  "/prime/cancellation/",
  "/service/gewaehrleistung/",
  "/checkout/basket/",
  "/myaccount/register/",
  "/myaccount/resetpassword/",
  "/myaccount/newpassword/?token=expired",
  "/myaccount/wishlist/",
  "/myaccount/returns/",
  "/myaccount/withdrawal/",
  "/myaccount/objection/",
  "/lists/",
  consumersList,
  "/service/katalog/",
  "/service/catalogue/",
  "/service/orderform/",
  "/service/newsletter/",
  "/service/newsletter/success/",
  "/service/newsletter/newsletter-abmelden/",
  "/service/gewinnspiel/",
  "/consent/",
  "/preview/",
  "/myaccount/newemail/?token=expired",
  "/myaccount/oldemail/?token=expired",
] as const;

/** Pages of the content management. */
const contentPages = [
  "/about-betzold/",
  "/agb/",
  "/barrierefreiheit/",
  "/beratung/",
  "/datenschutz/",
  "/impressum/",
  "/schulstart/",
  "/service/fragen/",
  "/service/kontakt/",
  "/service/product-safety/",
  "/service/sicher-einkaufen/",
  "/service/spielwarensicherheit/",
  "/service/versand/",
  "/service/your-advantages/",
  "/service/zahlung/",
  "/ueber-uns/",
  "/widerruf/",
] as const;

/** Pages that open without a sign-in. */
export const openPages: readonly string[] = [...shopPages, ...contentPages];

/** The demo account's order that is on its way: the seventh that the shop takes. */
const demoOrder = 40_012_351;

/** Pages behind the sign-in that open by their address alone. */
export const accountPages = (storefront: Storefront): readonly string[] => [
  "/myaccount/",
  "/myaccount/contact-details/",
  "/myaccount/password/",
  ...(storefront.store === "b2b" ? ["/myaccount/customernumber/"] : []),
  "/myaccount/orders/",
  // The demo account of the business store has no orders.
  ...(storefront.store === "b2b" ? [] : [`/myaccount/orders/orderdetail/?orderId=${demoOrder}`]),
  "/myaccount/addresses/",
  "/myaccount/addresses/shipping/",
  "/myaccount/wishlist/",
  "/myaccount/returns/",
];

/** Routes whose pages need more than their address, or that have none; and what looks at them. */
export const elsewhere: Readonly<Record<string, string>> = {
  "robots.txt": "a file",
  "manifest.webmanifest": "a file",
  "sitemap.xml": "a file",
  "sitemaps/:part": "a file",
  "feeds/products.xml": "a file",
  "myaccount/orders/paper": "a file",
  "service/orderform/pdf": "a file",
  "service/orderform/list": "answers a form",
  "myaccount/returns/label": "a file",
  logout: "leads on",
  "language/:language": "leads on",
  "computop/success": "leads on",
  rating: "walks.spec.ts",
  "prime/checkout": "walks.spec.ts",
  "myaccount/returns/productselection": "walks.spec.ts",
  "myaccount/returns/regulations": "walks.spec.ts",
  "myaccount/returns/carrier": "walks.spec.ts",
  "myaccount/returns/confirm": "walks.spec.ts",
  "myaccount/wishlist/choose": "walks.spec.ts",
  "checkout/login": "the checkout of accessible.spec.ts",
  "checkout/shipping": "the checkout of accessible.spec.ts",
  "checkout/payment": "the checkout of accessible.spec.ts",
  "checkout/summary": "the checkout of accessible.spec.ts",
  "checkout/confirmation": "the checkout of accessible.spec.ts",
};

/** Sixteen pages, one of each layout; walked through many widths. */
export const layoutPages = [
  "/",
  "/cat/1000/",
  "/prod/10182/",
  "/prod/10140/",
  "/search/?q=heft",
  "/login/",
  "/prime/",
  "/checkout/basket/",
  "/myaccount/register/",
  "/agb/",
  "/service/versand/",
  "/service/kontakt/",
  "/myaccount/wishlist/",
  consumersList,
  "/myaccount/withdrawal/",
  "/service/orderform/",
] as const;
