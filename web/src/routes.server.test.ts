import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, it } from "vitest";
import routes from "./routes.ts";

/** The routes as the router takes them, each with its module's file. */
const tableOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, file, caseSensitive = false, children }) =>
    index === true
      ? { index, handle: file, caseSensitive }
      : { ...(path !== undefined && { path }), handle: file, caseSensitive, children: tableOf(children ?? []) },
  );
const table = tableOf(routes);

/** Layout and page of an address, and what the address says. */
function at(address: string) {
  const matches = matchRoutes(table, address) ?? [];
  const files = matches.map(({ route }) => String(route.handle).replace(/^routes\//, ""));
  return { layout: files[0], page: files.at(-1), params: matches.at(-1)?.params };
}

const byLayout = {
  default: [
    ["/", "home"],
    ["/login", "login"],
    ["/logout", "logout"],
    ["/rating", "rating"],
    ["/cat/1000", "category"],
    ["/prod/10182", "product"],
    ["/search", "search"],
    ["/prime", "prime"],
    ["/prime/cancellation", "prime-cancellation"],
    ["/checkout/basket", "basket"],
    ["/myaccount", "account/start"],
    ["/myaccount/contact-details", "account/contact-details"],
    ["/myaccount/password", "account/password"],
    ["/myaccount/register", "register"],
    ["/myaccount/wishlist", "account/wishlist"],
    ["/myaccount/customernumber", "account/customer-number"],
    ["/myaccount/orders", "account/orders"],
    ["/myaccount/orders/orderdetail", "account/order-detail"],
    ["/myaccount/addresses", "account/address-start"],
    ["/myaccount/addresses/billing", "account/addresses"],
    ["/myaccount/addresses/shipping", "account/addresses"],
    ["/myaccount/addresses/packing-station", "account/addresses"],
    ["/myaccount/returns", "returns/start"],
    ["/myaccount/returns/productselection", "returns/product-selection"],
    ["/myaccount/returns/regulations", "returns/regulations"],
    ["/myaccount/returns/carrier", "returns/carrier"],
    ["/myaccount/returns/confirm", "returns/confirm"],
    ["/service/katalog", "service/catalogue"],
    ["/service/catalogue", "service/catalogue"],
    ["/service/gewaehrleistung", "service/guarantee"],
    ["/service/orderform", "service/order-form"],
    ["/service/newsletter", "service/newsletter"],
    ["/service/newsletter/success", "service/newsletter-success"],
    ["/service/newsletter/newsletter-abmelden", "service/newsletter-end"],
    ["/beratung", "content"],
    ["/schule/stifte", "content"],
    ["/myaccount/elsewhere", "content"],
  ],
  checkout: [
    ["/checkout/login", "checkout/login"],
    ["/checkout/shipping", "checkout/shipping"],
    ["/checkout/payment", "checkout/payment"],
    ["/checkout/summary", "checkout/summary"],
    ["/checkout/confirmation", "checkout/confirmation"],
    ["/computop/success", "checkout/card-return"],
  ],
  "reset-password": [
    ["/myaccount/resetpassword", "account/reset-password"],
    ["/myaccount/newpassword", "account/new-password"],
  ],
  "prime-checkout": [["/prime/checkout", "prime-checkout"]],
} as const;

it.each(Object.entries(byLayout))(
  "ROUTE-01..21: each of these addresses has its page in the layout %s, with and without a slash at its end",
  (layout, pages) => {
    const slash = (address: string) => (address === "/" ? address : `${address}/`);
    for (const [address, page] of pages) {
      for (const written of [address, slash(address)])
        expect([written, at(written)]).toMatchObject([
          written,
          { layout: `layouts/${layout}.tsx`, page: `${page}.tsx` },
        ]);
    }
  },
);

it("ROUTE-05, ROUTE-06, ROUTE-16: the address of a listing, a product and addresses says which", () => {
  expect(at("/cat/1000/").params).toEqual({ categoryId: "1000" });
  expect(at("/prod/10182/").params).toEqual({ productId: "10182" });
  expect(at("/myaccount/addresses/packing-station/").params).toEqual({ kind: "packing-station" });
});

it("STATUS-06: in capitals no address is that of a page, a file or a form: what runs there says that there is none", () => {
  const addresses = [
    ...Object.values(byLayout).flat(),
    ["/robots.txt"],
    ["/sitemaps/de-1.xml"],
    ["/myaccount/orders/paper"],
  ];
  const capitals = addresses.flatMap(([address]) => {
    const capital = address.replace(/[a-z]/, (letter) => letter.toUpperCase());
    return capital === address ? [] : capital;
  });
  expect(capitals.length).toBeGreaterThan(30);
  expect(capitals.filter((address) => at(address).page !== "content.tsx")).toEqual([]);
});
