import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { sendBusyPage } from "./busy-page.ts";

/** The page as a browser of a host gets it. */
async function busyPageOf(host: string) {
  const server = createServer((_request, response) => sendBusyPage(response, host));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const answer = await fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
  const html = await answer.text();
  const find = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";
  return {
    answer,
    html,
    said: [/ lang="(\w+)"/, /<title>(.*)<\/title>/, /<h1>(.*)<\/h1>/, /<p>(.*)<\/p>/].map(find),
  };
}

const german = [
  "de",
  "Gerade ist viel los",
  "Gerade ist viel los",
  "In unserem Shop ist gerade sehr viel los. Bitte laden Sie die Seite in wenigen Sekunden neu.",
];
const english = [
  "en",
  "We are very busy",
  "We are very busy",
  "Our shop is very busy at the moment. Please reload the page in a few seconds.",
];

it.each([
  ["localhost", german],
  ["educational.shop.test", german],
  ["en.educational.shop.test", english],
  ["EN.educational.shop.test", english],
  ["eno.shop.test", german],
  ["shop.en.test", german],
])("states in the language of %s that the shop is busy", async (host, words) => {
  expect((await busyPageOf(host)).said).toEqual(words);
});

it("is a page that no cache keeps, that a phone can read, and that states when to come again", async () => {
  const { answer, html } = await busyPageOf("localhost");
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "2",
  });
  expect(html).toMatch(/^<!DOCTYPE html><html/);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>');
  expect(html).toMatch(/<\/body><\/html>$/);
});
