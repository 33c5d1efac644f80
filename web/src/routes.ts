import { index, layout, route, type RouteConfigEntry } from "@react-router/dev/routes";

/** Routes whose addresses are lower case: in capitals they are others, and nothing of these runs (STATUS-06). */
const lowerCase = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.map((entry) => ({
    ...entry,
    caseSensitive: true,
    ...(entry.children && { children: lowerCase(entry.children) }),
  }));

// The layouts of ROUTE-21. Inside each, a boundary shows errors below the header; every path answers with and without a trailing slash (ROUTE-01).
export default lowerCase([
  route("robots.txt", "routes/crawlers/robots.ts"),
  route("manifest.webmanifest", "routes/crawlers/web-manifest.ts"),
  route("sitemap.xml", "routes/crawlers/sitemap-index.ts"),
  route("sitemaps/:part", "routes/crawlers/sitemap-part.ts"),
  route("feeds/products.xml", "routes/crawlers/product-feed.ts"),
  layout("routes/layouts/default.tsx", [
    layout("routes/layouts/boundary.tsx", { id: "default-boundary" }, [
      index("routes/home.tsx"),
      route("cat/:categoryId", "routes/category.tsx"),
      route("prod/:productId", "routes/product.tsx"),
      route("search", "routes/search.tsx"),
      route("rating", "routes/rating.tsx"),
      route("prime", "routes/prime.tsx"),
      route("prime/cancellation", "routes/prime-cancellation.tsx"),
      route("login", "routes/login.tsx"),
      route("logout", "routes/logout.tsx"),
      route("myaccount", "routes/account/start.tsx"),
      route("myaccount/contact-details", "routes/account/contact-details.tsx"),
      route("myaccount/password", "routes/account/password.tsx"),
      route("myaccount/customernumber", "routes/account/customer-number.tsx"),
      route("myaccount/orders", "routes/account/orders.tsx"),
      route("myaccount/orders/orderdetail", "routes/account/order-detail.tsx"),
      route("myaccount/addresses", "routes/account/address-start.tsx"),
      route("myaccount/addresses/:kind", "routes/account/addresses.tsx"),
      route("myaccount/returns", "routes/returns/start.tsx"),
      route("myaccount/returns/productselection", "routes/returns/product-selection.tsx"),
      route("myaccount/returns/regulations", "routes/returns/regulations.tsx"),
      route("myaccount/returns/carrier", "routes/returns/carrier.tsx"),
      route("myaccount/returns/confirm", "routes/returns/confirm.tsx"),
      route("myaccount/withdrawal", "routes/returns/withdrawal.tsx"),
      route("myaccount/objection", "routes/returns/objection.tsx"),
      route("myaccount/wishlist", "routes/account/wishlist.tsx"),
      route("myaccount/wishlist/choose", "routes/account/wishlist-choice.tsx"),
      route("lists", "routes/wishlist/lists.tsx"),
      route("lists/:listId", "routes/wishlist/list.tsx"),
      route("myaccount/register", "routes/register.tsx"),
      route("checkout/basket", "routes/basket.tsx"),
      route("service/katalog", "routes/service/catalogue.tsx", { id: "routes/service/katalog" }),
      route("service/catalogue", "routes/service/catalogue.tsx"),
      route("service/gewaehrleistung", "routes/service/guarantee.tsx"),
      route("service/orderform", "routes/service/order-form.tsx"),
      route("service/newsletter", "routes/service/newsletter.tsx"),
      route("service/newsletter/success", "routes/service/newsletter-success.tsx"),
      route("service/newsletter/newsletter-abmelden", "routes/service/newsletter-end.tsx"),
      route("service/gewinnspiel", "routes/service/competition.tsx"),
      route("service/kontakt", "routes/service/contact.tsx"),
      route("consent", "routes/consent.tsx"),
      route("language/:language", "routes/language.tsx"),
      route("preview", "routes/preview.tsx"),
      route("*", "routes/content.tsx"),
    ]),
  ]),
  layout("routes/layouts/checkout.tsx", [
    layout("routes/layouts/boundary.tsx", { id: "checkout-boundary" }, [
      route("checkout/login", "routes/checkout/login.tsx"),
      route("checkout/shipping", "routes/checkout/shipping.tsx"),
      route("checkout/payment", "routes/checkout/payment.tsx"),
      route("checkout/summary", "routes/checkout/summary.tsx"),
      route("checkout/confirmation", "routes/checkout/confirmation.tsx"),
      route("computop/success", "routes/checkout/card-return.tsx"),
    ]),
  ]),
  layout("routes/layouts/reset-password.tsx", [
    layout("routes/layouts/boundary.tsx", { id: "reset-password-boundary" }, [
      route("myaccount/resetpassword", "routes/account/reset-password.tsx"),
      route("myaccount/newpassword", "routes/account/new-password.tsx"),
      route("myaccount/newemail", "routes/account/new-email.tsx"),
      route("myaccount/oldemail", "routes/account/old-email.tsx"),
    ]),
  ]),
  layout("routes/layouts/prime-checkout.tsx", [
    layout("routes/layouts/boundary.tsx", { id: "prime-checkout-boundary" }, [
      route("prime/checkout", "routes/prime-checkout.tsx"),
    ]),
  ]),
  // Files: no layout, no page.
  route("myaccount/orders/paper", "routes/account/order-paper.ts"),
  route("service/orderform/pdf", "routes/service/order-form-pdf.ts"),
  route("service/orderform/list", "routes/service/order-list.ts"),
  route("myaccount/returns/label", "routes/returns/label.ts"),
]);
