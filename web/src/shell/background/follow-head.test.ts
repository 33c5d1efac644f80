import { createRequest, type OperationResult } from "urql";
import { afterEach, expect, it } from "vitest";
import { PageDetailsDocument } from "../../graph/generated/PageDetails.ts";
import { requestDocument } from "../../graph/operation.ts";
import { createHeadFollower } from "./follow-head.ts";

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

const sent = `
  <meta name="robots" content="index,follow">
  <link rel="canonical" href="https://shop.test/prod/1/">
  <link rel="alternate" hreflang="de-CH" href="https://ch.shop.test/prod/1/">
  <meta property="og:title" content="Heft">
  <script type="application/ld+json">{}</script>`;
const values = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
const robots = () => values("meta[name=robots]", "content");
const canonical = () => values("link[rel=canonical]", "href");
const alternates = () => values("link[rel=alternate]", "href");

/** The first page, and the way to the next ones. */
function startAt(path: string, head: string, shown: Parameters<typeof createHeadFollower>[0] = new Map()) {
  history.replaceState(null, "", path);
  document.head.innerHTML = head;
  const follow = createHeadFollower(shown);
  return (next: string) => {
    history.replaceState(null, "", next);
    follow();
  };
}

/** What React puts into an error page, and takes away with it. */
function showError(): () => void {
  document.body.innerHTML = '<span hidden data-error-status="404"></span>';
  const tag = document.createElement("meta");
  Object.assign(tag, { name: "robots", content: "noindex,follow" });
  document.head.append(tag);
  return () => {
    document.body.replaceChildren();
    tag.remove();
  };
}

/** An operator's page, as the page reads it. */
const pageOf = (url: string, seo: Readonly<Record<string, unknown>>) => {
  const { key, query, variables } = createRequest(requestDocument(PageDetailsDocument), { url });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of a result is read
  const result = {
    operation: { key, query, variables, kind: "query" },
    data: { getPageDetailsByUrl: { seo: { robots: null, canonicalUrl: null, links: [], ...seo } } },
  } as unknown as OperationResult;
  return [key, result] as const;
};

it("after a navigation canonical address, alternates and robots are the next page's, and nothing speaks of the first", () => {
  const go = startAt("/prod/1/", sent);
  go("/search/?q=heft&sort=price");
  expect([robots(), canonical()]).toEqual([["noindex,follow"], ["https://shop.test/search/?q=heft"]]);
  expect(alternates()).toEqual(["https://ch.shop.test/search/?q=heft"]);
  expect(document.head.querySelectorAll("script,[property]")).toHaveLength(0);
});

it("SEO-06: what operators say of their page wins, and holds for that page alone", () => {
  const links = [{ rel: "alternate", href: "/zoll/", hreflang: "de-CH" }];
  const seo = { robots: "noindex,nofollow", canonicalUrl: "/schulstart/", links };
  const go = startAt("/prod/1/", sent, new Map([pageOf("/aktion/", seo), pageOf("/agb/", {})]));
  go("/aktion?utm=1");
  expect([robots(), canonical()]).toEqual([["noindex,nofollow"], ["https://shop.test/schulstart/"]]);
  expect(alternates()).toEqual(["https://shop.test/zoll/"]);
  go("/agb/");
  expect([robots(), canonical()]).toEqual([["index,follow"], ["https://shop.test/agb/"]]);
  expect(alternates()).toEqual(["https://ch.shop.test/agb/"]);
});

it("a canonical address that leads to another site is the first page's alone", () => {
  const go = startAt("/aktion/", sent.replace("https://shop.test/prod/1/", "https://other.test/aktion-2026/"));
  go("/agb/");
  expect(canonical()).toEqual([`${location.origin}/agb/`]);
});

it("SEO-03: an error page's own robots stay alone, without canonical address; the page after it has both again", () => {
  const go = startAt("/prod/1/", sent);
  const leave = showError();
  go("/weg/");
  expect([robots(), canonical(), alternates()]).toEqual([["noindex,follow"], [], []]);
  leave();
  go("/prod/2/");
  expect([robots(), canonical()]).toEqual([["index,follow"], ["https://shop.test/prod/2/"]]);
  expect(alternates()).toEqual(["https://ch.shop.test/prod/2/"]);
});

it("a page after an error page that the server has sent has robots and a canonical address", () => {
  const leave = showError();
  const head = document.head.innerHTML;
  leave();
  document.body.innerHTML = '<span hidden data-error-status="404"></span>';
  const go = startAt("/weg/", head);
  document.body.replaceChildren();
  document.head.replaceChildren();
  go("/cat/1/?p=2");
  expect([robots(), canonical()]).toEqual([["index,follow"], [`${location.origin}/cat/1/?p=2`]]);
});

it("where the server names no address, none is made up", () => {
  const go = startAt("/prod/1/", '<meta name="robots" content="index,follow">');
  go("/login/");
  expect([robots(), canonical()]).toEqual([["noindex,follow"], []]);
});
