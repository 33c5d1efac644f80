import { expect, it } from "vitest";
import { formLimitOf } from "./limits.ts";

it.each(["/rating", "/rating/", "/rating.data", "/service/kontakt", "/service/kontakt/"])(
  "people write at length at %s",
  (path) => {
    expect(formLimitOf(path)).toBe(256_000);
  },
);

it.each(["orderform", "orderform/", "orderform.data", "orderform/list"])("a list is sent as a file to %s", (page) => {
  expect(formLimitOf(`/service/${page}`)).toBe(1_200_000);
});

it.each([
  "/login",
  "/ratings",
  "/rating/1/",
  "/de/rating/",
  "/service/",
  "/service/contact/",
  "/service/orderform/pdf/",
  "/rating.data/",
])("no long text is sent to %s", (path) => {
  expect(formLimitOf(path)).toBe(64_000);
});

it.each(["productselection", "productselection/", "productselection.data"])(
  "a return's pictures are sent to %s",
  (page) => {
    expect(formLimitOf(`/myaccount/returns/${page}`)).toBe(9_000_000);
  },
);

it.each(["register", "register/", "register.data"])("a certificate of ten megabytes is sent to %s", (page) => {
  expect(formLimitOf(`/myaccount/${page}`)).toBe(11_000_000);
});

it.each([
  "/myaccount/returns/",
  "/myaccount/register/more/",
  "/myaccount/returns/carrier/",
  "/de/myaccount/returns/productselection/",
])("no pictures are sent to %s", (path) => {
  expect(formLimitOf(path)).toBe(64_000);
});
