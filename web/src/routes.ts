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
      route("myaccount", "routes/account/start.tsx"),
      route("myaccount/contact-details", "routes/account/contact-details.tsx"),
      route("myaccount/password", "routes/account/password.tsx"),
      route("myaccount/customernumber", "routes/account/customer-number.tsx"),
      route("myaccount/orders", "routes/account/orders.tsx"),
      route("myaccount/orders/orderdetail", "routes/account/order-detail.tsx"),
      route("myaccount/addresses", "routes/account/address-start.tsx"),
      route("myaccount/addresses/:kind", "routes/account/addresses.tsx"),
      route("myaccount/returns", "routes/returns/start.tsx"),
      route("myaccount/returns/:step", "routes/returns/step.tsx"),
      route("myaccount/wishlist", "routes/account/wishlist.tsx"),
      route("myaccount/register", "routes/register.tsx"),
      route("checkout/basket", "routes/basket.tsx"),
      route("service/katalog", "routes/service/catalogue.tsx", { id: "routes/service/katalog" }),
      route("service/catalogue", "routes/service/catalogue.tsx"),
      route("service/orderform", "routes/service/order-form.tsx"),
      route("service/newsletter/:page?", "routes/service/newsletter.tsx"),
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
  layout("routes/layouts/reset-password.tsx", [
    layout("routes/layouts/boundary.tsx", { id: "reset-password-boundary" }, [
      route("myaccount/resetpassword", "routes/account/reset-password.tsx"),
      route("myaccount/newpassword", "routes/account/new-password.tsx"),
    ]),
  ]),
  layout("routes/layouts/prime-checkout.tsx", [
    layout("routes/layouts/boundary.tsx", { id: "prime-checkout-boundary" }, [
      route("prime/checkout", "routes/prime-checkout.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
