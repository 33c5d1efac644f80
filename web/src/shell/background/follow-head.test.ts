import { afterEach, expect, it } from "vitest";
import { followHead } from "./follow-head.ts";

afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
});

const sent = `
  <meta name="robots" content="index,follow">
  <link rel="canonical" href="https://shop.test/prod/1/">
  <link rel="alternate" hreflang="de-CH" href="https://ch.shop.test/prod/1/">
  <meta property="og:title" content="Heft">
  <script type="application/ld+json">{}</script>`;
const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

it("after a navigation canonical address, alternates and robots are the next page's, and nothing speaks of the first", () => {
  document.head.innerHTML = sent;
  history.replaceState(null, "", "/search/?q=heft&sort=price");
  followHead();
  expect(attribute("link[rel=canonical]", "href")).toBe("https://shop.test/search/?q=heft");
  expect(attribute("link[rel=alternate]", "href")).toBe("https://ch.shop.test/search/?q=heft");
  expect(attribute("meta[name=robots]", "content")).toBe("noindex,follow");
  expect(document.head.querySelectorAll("script,[property]")).toHaveLength(0);
});

it("an error page's own robots stay alone", () => {
  document.head.innerHTML = `${sent}<meta name="robots" content="noindex,follow" id="own">`;
  followHead();
  expect([...document.head.querySelectorAll("[name=robots]")].map(({ id }) => id)).toEqual(["own"]);
});
