import { expect, it } from "vitest";
import { pageTypeOf } from "./page-type.ts";

it.each([
  ["/", "home"],
  ["/cat/7/", "home"],
  ["/cat/8", "home"],
  ["/prod/7/", "product detail"],
  ["/cat/78/", "category listing"],
  ["/cat/1000/", "category listing"],
  ["/prod/10182/", "product detail"],
  ["/myaccount/", "account"],
  ["/myaccount/orders", "account"],
  ["/checkout/basket/", "checkout"],
  ["/prime/checkout/", "checkout"],
  ["/search", "search"],
  ["/brands/papyra/", "brands"],
  ["/campaigns/schulstart/", "campaigns"],
  ["/gewinnspiele/", "sweepstakes"],
  ["/inspiration/herbst/", "inspiration"],
  ["/beratung/", "advisory"],
  ["/agb/", "others"],
  ["/catalogue/", "others"],
])("TRACK-01: the page type of %s is %s", (path, type) => {
  expect(pageTypeOf(path, false, ["7", "8"])).toBe(type);
});
