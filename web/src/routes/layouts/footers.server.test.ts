import { expect, it } from "vitest";
import { openPage, type RouteModule } from "../testing/open-page.server.tsx";
import * as checkout from "./checkout.tsx";
import * as browse from "./default.tsx";
import * as resetPassword from "./reset-password.tsx";

const layouts: readonly (readonly [string, string, Required<Pick<RouteModule, "loader">>])[] = [
  ["footer-vue", "/", browse],
  ["footer-vue-checkout-shipping", "/checkout/shipping/", checkout],
  ["footer-vue-checkout-shipping", "/myaccount/resetpassword/", resetPassword],
];

it.each(layouts)("FOOT-08: the footer %s is the grid of the layout of %s", async (pageId, path, { loader }) => {
  const { asked } = await openPage({ loader }, `http://localhost${path}`);
  expect(asked.filter(([name]) => name === "FooterGrid")).toEqual([["FooterGrid", { pageId }]]);
});

it.each(layouts)(
  "GQL-10: policy ignore: without its footer %s a page of the layout of %s is there",
  async (_, path, route) => {
    const answers = { FooterGrid: new Error("away") };
    const { status, asked } = await openPage({ loader: route.loader }, `http://localhost${path}`, { answers });
    expect([status, asked.map(([name]) => name)]).toEqual([200, expect.arrayContaining(["FooterGrid"])]);
  },
);
