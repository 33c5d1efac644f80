import { expect, it } from "vitest";
import { offlinePage } from "./offline-page.ts";
import { filesOf, plainPage } from "./plain-page.ts";

it("OP-A-12: a page that is shown without a network has its sheets, fonts and sign, and requests nothing else", () => {
  const html =
    `<html><head><link rel="stylesheet" href="/assets/root-1.css"/><link rel="preload" as="font" href="/assets/text-1.woff2"/>` +
    `<link rel="icon" href="/favicon-de.svg"/><link rel="modulepreload" href="/assets/root-1.js"/><link rel="canonical" href="/a/"/></head>` +
    `<body class="x"><aside data-consent="" aria-label="Cookies"><form><button>Alle zulassen</button></form></aside>` +
    `<picture><source srcset="/media/a.avif"/><img src="/media/a.webp" srcset="/media/b.webp 2x" alt="Stift"/></picture></body></html>`;
  expect(filesOf(html)).toEqual(["/no-picture.svg", "/assets/root-1.css", "/assets/text-1.woff2", "/favicon-de.svg"]);
  const plain = plainPage(html, "<p>note</p>");
  expect(plain).toContain(`<body class="x"><p>note</p><picture><img src="/no-picture.svg" alt="Stift"/></picture>`);
});

it("OP-A-12: the page in place of another is no result of a search, speaks its store's language, and shows addresses as text", async () => {
  const path = `/search/?q="><img src=x>&p=2`;
  const page = await (await offlinePage("en-DE", path, [{ path, title: "Search &amp; find" }])).text();
  expect(page).toContain('<meta name="robots" content="noindex,follow">');
  expect(page).toContain('<html lang="en-DE">');
  expect(page).toContain("<h1>No connection</h1>");
  const safe = `/search/?q=&quot;>&lt;img src=x>&amp;p=2`;
  expect(page).toContain(`<p><a href="${safe}">Try again</a></p>`);
  expect(page).toContain(`<li><a href="${safe}">Search &amp; find</a></li>`);
  expect(page).not.toContain("<img");
});
