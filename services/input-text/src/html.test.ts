import { describe, expect, it } from "vitest";
import { htmlBreach, wordsOfHtml } from "./html.ts";
import { htmlLimits } from "./html-limits.ts";

const megabyte = 1_000_000;
const nested = (levels: number): string => `${"<ul><li>".repeat(levels / 2)}x${"</li></ul>".repeat(levels / 2)}`;
const filled = (part: string, characters: number): string => part.repeat(Math.floor(characters / part.length));

describe("limits of HTML", () => {
  it.each([
    [
      "a page of law",
      `<h2>Preise</h2>${"<p>Alle Preise <strong>in Euro</strong>.</p><ul><li>a</li></ul>".repeat(500)}`,
    ],
    ["as deep as it may be", nested(htmlLimits.depth)],
    ["paragraphs that are not closed", "<p>a".repeat(2_000)],
    ["entries that are not closed", `<ul>${"<li>a".repeat(2_000)}</ul>`],
    ["as long as it may be", "x".repeat(htmlLimits.characters)],
    ["nothing", ""],
  ])("let %s pass", (_, html) => {
    expect(htmlBreach(html)).toBeNull();
  });

  it.each([
    ["depth", nested(htmlLimits.depth + 2)],
    ["depth", filled("<i>", htmlLimits.characters)],
    ["depth", filled("<li><p>", htmlLimits.characters)],
    ["depth", filled("<x-y>", htmlLimits.characters)],
    ["parts", filled("<br>", htmlLimits.characters)],
    ["parts", filled("</p>", htmlLimits.characters)],
    ["parts", filled("<!---->", htmlLimits.characters)],
    ["parts", `<p ${filled("a b c ", htmlLimits.characters - 10).slice(0, htmlLimits.characters - 10)}>`],
    ["characters", nested(megabyte / 8)],
    ["characters", filled("<", megabyte)],
  ] as const)("refuse what exceeds the %s", (limit, html) => {
    // An attribute counts once for each name: the same one again is dropped by the parser.
    const own =
      limit === "parts" && html.startsWith("<p ")
        ? `<p ${Array.from({ length: 11_000 }, (_, at) => `a${at}`).join(" ")}>`
        : html;
    expect(htmlBreach(own)).toBe(limit);
  });
});

describe("words of HTML", () => {
  it.each([
    ["<h2>Preise</h2><p>in &euro; &amp; Cent</p>", "Preise in € & Cent"],
    ["a<script>alert('b')</script>c<style>d{}</style>e", "a c e"],
    ["<p title='nein'>ja</p><!-- nein -->", "ja"],
    ["<svg><text>nein</text></svg>ja", "ja"],
    ["a < b", "a < b"],
  ])("of %s are %s", (html, words) => {
    expect(wordsOfHtml(html)).toBe(words);
  });

  it("stay whole characters where they are cut", () => {
    const words = wordsOfHtml("👩‍👧".repeat(30_000));
    expect(words.isWellFormed()).toBe(true);
    expect(words.length).toBeLessThanOrEqual(20_000);
  });

  it("of a megabyte within one another come from its beginning alone", () => {
    expect(wordsOfHtml(`<p>Anfang</p>${"<ul><li>".repeat(megabyte / 8)}Ende`)).toBe("Anfang");
  });
});
