import { afterEach, expect, it, vi } from "vitest";
import { goWith } from "./go.ts";

const load = vi.fn();
const go = goWith(load);
const followed = vi.fn();
const follow = (event: MouseEvent) => {
  event.preventDefault();
  followed(event.target instanceof HTMLAnchorElement && event.target.getAttribute("href"));
};
document.addEventListener("click", follow);

afterEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

it("SEARCH-21: addresses elsewhere are full page loads, all others are followed in the app", () => {
  go({ address: "https://elsewhere.test/a", query: "", currentProduct: null });
  expect([load.mock.calls, followed.mock.calls]).toEqual([[["https://elsewhere.test/a"]], []]);
  go({ address: "/search/?q=a", query: "a", currentProduct: null });
  expect([load.mock.calls.length, followed.mock.calls]).toEqual([1, [["/search/?q=a"]]]);
  expect(document.body.childElementCount).toBe(0);
});

it("SEARCH-16: the page of the product that the shopper is on is loaded whole, and the product is recorded", () => {
  go({ address: "/prod/1/?varid=2", query: "", currentProduct: "1" });
  expect([load.mock.calls, followed.mock.calls]).toEqual([[["/prod/1/?varid=2"]], []]);
  expect(sessionStorage.getItem("current-product")).toBe("1");
});

it("SEARCH-20: the search that is shown already scrolls to its hits", () => {
  const hits = document.body.appendChild(document.createElement("div"));
  hits.id = "hits";
  hits.scrollIntoView = vi.fn();
  history.replaceState(null, "", "/search/?q=a");
  go({ address: "/search/?q=a", query: "a", currentProduct: null });
  expect(hits.scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
  expect([load, followed].map((one) => one.mock.calls.length)).toEqual([0, 0]);
  go({ address: "/search/?q=b", query: "b", currentProduct: null });
  expect(followed).toHaveBeenCalledWith("/search/?q=b");
});
