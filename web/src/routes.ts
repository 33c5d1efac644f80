import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

// The layouts of ROUTE-21. Inside each, a boundary shows errors below the header; every path answers with and without a trailing slash (ROUTE-01).
export default [
  layout("routes/layouts/default.tsx", [
    layout("routes/layouts/boundary.tsx", { id: "default-boundary" }, [
      index("routes/home.tsx"),
      route("cat/:categoryId", "routes/category.tsx"),
      route("prod/:productId", "routes/product.tsx"),
      route("search", "routes/search.tsx"),
      route("rating", "routes/rating.tsx"),
      route("prime", "routes/prime.tsx"),
      route("login", "routes/login.tsx"),
      route("logout", "routes/logout.tsx"),
      route("myaccount", "routes/account/overview.tsx"),
      route("myaccount/wishlist", "routes/account/wishlist.tsx"),
      route("myaccount/register", "routes/register.tsx"),
      route("checkout/basket", "routes/basket.tsx"),
      route("language/:language", "routes/language.tsx"),
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
  layout("routes/layouts/prime-checkout.tsx", [
    layout("routes/layouts/boundary.tsx", { id: "prime-checkout-boundary" }, [
      route("prime/checkout", "routes/prime-checkout.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
