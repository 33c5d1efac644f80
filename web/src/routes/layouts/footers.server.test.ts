import { expect, it } from "vitest";
import { openPage, type RouteModule } from "../testing/open-page.server.tsx";
import * as checkout from "./checkout.tsx";
import * as browse from "./default.tsx";
import * as resetPassword from "./reset-password.tsx";

it.each<readonly [string, string, Required<Pick<RouteModule, "loader">>]>([
  ["footer-vue", "/", browse],
  ["footer-vue-checkout-shipping", "/checkout/shipping/", checkout],
  ["footer-vue-checkout-shipping", "/myaccount/resetpassword/", resetPassword],
])("FOOT-08: the footer %s is the grid of the layout of %s", async (pageId, path, { loader }) => {
  const { asked } = await openPage({ loader }, `http://localhost${path}`);
  expect(asked.filter(([name]) => name === "FooterGrid")).toEqual([["FooterGrid", { pageId }]]);
});
