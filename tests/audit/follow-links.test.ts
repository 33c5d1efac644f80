import { createServer } from "node:http";
import { expect, it } from "vitest";
import { followLinks, readPage } from "./follow-links.ts";

it("reads links and anchors of a page, and nothing that scripts hold", () => {
  const html = `<link rel="icon" href="/icon.svg"/><h2 id="f&amp;t">Fragen</h2>
    <a class="x" href="/search/?q=a&amp;p=2#f">Weiter</a><a href="">Hier</a>
    <script src="/page.js">const text = '<a href="/nowhere/" id="none">';</script>`;
  const { links, ids } = readPage("http://shop.test/a/", 200, null, html);
  expect(links).toEqual([
    "http://shop.test/icon.svg",
    "http://shop.test/search/?q=a&p=2#f",
    "http://shop.test/a/",
    "http://shop.test/page.js",
  ]);
  expect([...ids]).toEqual(["f&t"]);
});

it("follows every link once, over redirects, and names those that lead nowhere", async () => {
  const asked: string[] = [];
  const pages: Readonly<Record<string, string>> = {
    "/": `<a href="/a/">A</a><a href="/moved/#there">Umgezogen</a><a href="/gone/">Weg</a><a href="/loop/">Kreis</a>
      <a href="/skipped/">Nicht</a><a href="http://other.test/">Woanders</a>`,
    "/a/": `<h2 id="there">Da</h2><a href="/">Zurück</a><a href="/a/#there">Da</a><a href="/a/#missing">Fehlt</a>`,
  };
  const moved: Readonly<Record<string, string>> = { "/moved/": "/a/", "/loop/": "/loop/" };
  const server = createServer(({ url = "" }, answer) => {
    asked.push(url);
    const location = moved[url];
    if (location !== undefined) answer.writeHead(301, { location }).end();
    else answer.writeHead(pages[url] === undefined ? 404 : 200, { "content-type": "text/html" }).end(pages[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const home = `http://shop.localhost:${port}/`;
  const isSkipped = (link: string): boolean => !link.startsWith(home) || link.endsWith("/skipped/");
  const { broken, pages: opened } = await followLinks(home, "", isSkipped);
  server.close();
  expect(broken).toEqual([
    `404: ${home}gone/ on ${home}`,
    `leads on without end: ${home}loop/ on ${home}`,
    `no #missing: ${home}a/#missing on ${home}a/`,
  ]);
  expect(opened).toBe(5);
  expect(asked.toSorted()).toEqual(["/", "/a/", "/gone/", "/loop/", "/moved/"]);
});
