import { expect, it } from "vitest";
import { targetAfterLogin } from "./target-after-login.ts";

it.each([
  ["AUTH-07: nothing stored", null, false, "/myaccount/"],
  ["AUTH-07: nothing stored, business", null, true, "/myaccount/"],
  ["AUTH-08: business, stored", "/cat/1000/?p=2", true, "/cat/1000/?p=2"],
  ["C-14: consumers are not led back", "/myaccount/wishlist/", false, "/myaccount/"],
  ["AUTH-08: a shared list", "/myaccount/wishlist/?share_data=abc", false, "/myaccount/wishlist/?share_data=abc"],
  ["a step of a purchase", "/prime/checkout/", false, "/prime/checkout/"],
  ["an order form", "/service/orderform/?list=a-_b", false, "/service/orderform/?list=a-_b"],
  ["a page below it", "/service/orderform/pdf/", false, "/myaccount/"],
  ["another shop", "//evil.example/?share_data=1", false, "/myaccount/"],
  ["another shop, business", "https://evil.example/", true, "/myaccount/"],
])("%s", (_case, to, isBusiness, target) => {
  expect(targetAfterLogin(to, isBusiness)).toBe(target);
});
