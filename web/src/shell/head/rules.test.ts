import { describe, expect, it } from "vitest";
import { canonicalPath, hasPreview, robotsOf } from "./rules.ts";

const at = (address: string) => new URL(address, "http://shop.test");

describe("robots", () => {
  it.each([
    "/",
    "/cat/1000/",
    "/prod/1/?varid=2",
    "/agb/",
    "/prime/",
    "/service/newsletter/",
    "/service/orderform/",
    "/brands/",
    "/searching/",
  ])("SEO-02: %s is indexed by default", (path) => {
    expect(robotsOf(at(path))).toBe("index,follow");
  });

  const unlisted = [
    "/service/newsletter/newsletter-abmelden/",
    "/service/newsletter/success",
    "/checkout/basket/",
    "/login/",
    "/myaccount/password/",
    "/search/?q=heft",
    "/wishlist/",
    "/myaccount/wishlist/",
    "/register/",
    "/myaccount/register/",
    "/resetpassword/",
    "/myaccount/resetpassword/",
    "/rating/?enc=a",
    "/prime/checkout/",
  ];
  it.each(unlisted)("SEO-04: %s is no result of a search, its links are followed", (path) => {
    expect(robotsOf(at(path))).toBe("noindex,follow");
  });

  it("SEO-05: a URL with the order query is no result, one whose query merely looks like it is", () => {
    expect(robotsOf(at("/cat/1/?p=2&order=17"))).toBe("noindex,follow");
    expect(robotsOf(at("/agb/?order"))).toBe("noindex,follow");
    expect(robotsOf(at("/cat/1/?reorder=1&q=order"))).toBe("index,follow");
  });

  it("SEO-02: an order form that is filled in is no result, an empty one is", () => {
    expect(robotsOf(at("/service/orderform/?e=1234*2"))).toBe("noindex,follow");
    expect(robotsOf(at("/service/orderform?x=1"))).toBe("index,follow");
    expect(robotsOf(at("/agb/?e=1"))).toBe("index,follow");
  });

  it("SEO-06: the page's own value wins over every default", () => {
    expect(robotsOf(at("/search/?order=1"), "index,follow")).toBe("index,follow");
    expect(robotsOf(at("/agb/"), "noindex,nofollow")).toBe("noindex,nofollow");
    expect(robotsOf(at("/agb/"), "")).toBe("index,follow");
  });
});

it.each(["/consent/", "/myaccount/orders/", "/preview/", "/computop/success/"])(
  "SEO-06: %s says that it is no result of a search",
  (path) => expect(robotsOf(at(path))).toBe("noindex,follow"),
);

describe("the canonical address", () => {
  it.each([
    ["/cat/1/?filter.FARBE=blau&p=2&sort=price&q=heft", "/cat/1/?p=2&q=heft"],
    ["/search/?category=3&q=rot%20und+blau", "/search/?q=rot%20und+blau"],
    ["/cat/1/?p=1", "/cat/1/?p=1"],
    ["/cat/1/?pp=1&qq=2&xp=3", "/cat/1/"],
    ["/agb?utm_source=mail", "/agb/"],
  ])("SEO-07: of the query of %s only parts that start with q= or p= stay", (address, path) => {
    expect(canonicalPath(at(address))).toBe(path);
  });

  it("SEO-08: a product's has no query at all", () => {
    for (const address of ["/prod/1/?varid=2", "/prod/1?p=2&q=heft", "/prod/1/"])
      expect(canonicalPath(at(address))).toBe("/prod/1/");
  });

  it("SEO-09: with the order query the full path stays", () => {
    expect(canonicalPath(at("/prod/1/?order=2&varid=3"))).toBe("/prod/1/?order=2&varid=3");
    expect(canonicalPath(at("/service/kontakt?order=2&utm=3"))).toBe("/service/kontakt?order=2&utm=3");
  });
});

it.each([
  ["/", true],
  ["/cat/1/", true],
  ["/myaccount/wishlist/", true],
  ["/wishlist/", true],
  ["/checkout/basket/", false],
  ["/login/", false],
  ["/logout/", false],
  ["/myaccount/", false],
  ["/myaccount/orders/", false],
  ["/loginhilfe/", true],
])("whether a link to %s is previewed: %s", (path, isShown) => {
  expect(hasPreview(at(path))).toBe(isShown);
});
